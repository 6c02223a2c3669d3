import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { IntlProvider, useTranslations, type Messages } from 'use-intl';
import { useNotices } from '#features/people/notifications/notice-provider.tsx';
import { loadNoticeTexts } from '#features/people/notifications/notice-texts.ts';
import { formatLocale, timeZone } from '#lib/locale.ts';
import { Popup, usePopup } from './popup.tsx';
import { useSite } from '../site-data.ts';

const NoticePanel = lazy(async () => ({
  default: (await import('#features/people/notifications/notice-panel.tsx')).NoticePanel,
}));

/** The bell and its badge (PRODUCT B4). The count is said once when it changes, not at every look. */
export function NoticeMenu() {
  const t = useTranslations('shell.notices');
  const { unread } = useNotices();
  const count = unread ?? 0;
  const label = t('bell', { count });
  return (
    <>
      <Popup
        name="notices"
        label={t('title')}
        className="flex h-full items-center sm:relative"
        panelClassName="inset-x-margin overflow-hidden sm:left-auto sm:right-0 sm:w-104"
        trigger={{
          className: 'icon-btn relative',
          label,
          content: (
            <>
              <Bell aria-hidden size={22} />
              {count > 0 && (
                <span className="badge absolute top-0.5 left-6" data-badge>
                  {count > 99 ? '99+' : count}
                </span>
              )}
            </>
          ),
        }}
      >
        <PanelWithWords />
      </Popup>
      <output className="sr-only">{count > 0 ? label : ''}</output>
    </>
  );
}

function PanelWithWords() {
  const { locale } = useSite();
  const { close } = usePopup('notices');
  const [texts, setTexts] = useState<Pick<Messages, 'notices'> | null>(null);
  const giveUp = useEffectEvent(close);
  useEffect(() => {
    let wanted = true;
    loadNoticeTexts(locale).then(
      (found) => {
        if (wanted) setTexts(found);
      },
      () => giveUp(),
    );
    return () => {
      wanted = false;
    };
  }, [locale]);
  const waiting = (
    <div className="grid gap-3 p-5">
      <div className="skel h-6 w-1/2" />
      <div className="skel h-16" />
      <div className="skel h-16" />
    </div>
  );
  if (texts === null) return waiting;
  return (
    <IntlProvider locale={formatLocale(locale)} messages={texts} timeZone={timeZone}>
      <Suspense fallback={waiting}>
        <NoticePanel />
      </Suspense>
    </IntlProvider>
  );
}
