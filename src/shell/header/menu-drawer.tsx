import { X } from 'lucide-react';
import { use, useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { LanguageRow } from './language-row.tsx';
import { helpLinks, sectionLinks } from '../links.ts';
import { PersonCard } from './person-card.tsx';
import { usePopup } from './popup.tsx';
import { useSite } from '../site-data.ts';
import { TabContext, tabs } from '../start/tab-state.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { UserActions } from './user-menu.tsx';

/**
 * Everything of the header for narrow windows. A native modal dialog: the browser traps the focus and gives it back.
 */
export function MenuDrawer() {
  const t = useTranslations('shell.header');
  const { isOpen, close } = usePopup('menu');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way out
    <dialog
      ref={dialog}
      aria-label={t('menuTitle')}
      onClose={() => isOpen && close()}
      onClick={closeBeside}
      className="drawer"
    >
      {isOpen && (
        <div className="flex min-h-full flex-col px-margin pb-8">
          <div className="flex h-header items-center justify-between">
            <p className="display text-title">{t('menuTitle')}</p>
            <button type="button" className="icon-btn -mr-2" aria-label={t('closeMenu')} onClick={close}>
              <X aria-hidden size={22} />
            </button>
          </div>
          <DrawerPerson />
          <DrawerTabs />
          <DrawerSettings />
        </div>
      )}
    </dialog>
  );
}

function DrawerPerson() {
  const t = useTranslations('shell.header');
  const { viewer } = useSite();
  const modal = useModal();
  const { close } = usePopup('menu');
  const ask = (name: 'login' | 'regist') => {
    close();
    modal.open(name);
  };
  if (viewer !== null)
    return (
      <div className="-mx-5 border-b border-line">
        <PersonCard viewer={viewer} />
        <UserActions viewer={viewer} />
      </div>
    );
  return (
    <div className="grid grid-cols-2 gap-3 border-b border-line pb-6">
      <Button variant="primary" onClick={() => ask('login')}>
        {t('signIn')}
      </Button>
      <Button variant="line" onClick={() => ask('regist')}>
        {t('signUp')}
      </Button>
    </div>
  );
}

function DrawerTabs() {
  const t = useTranslations('shell');
  const current = use(TabContext);
  return (
    <nav aria-label={t('header.nav')} className="py-4">
      <ul>
        {tabs
          .filter((tab) => tab !== 'help')
          .map((tab) => (
            <li key={tab}>
              <Link
                to={`/${tab}`}
                aria-current={tab === current ? 'page' : undefined}
                className="display flex min-h-12 items-center text-title aria-[current]:text-accent"
              >
                {t(`tabs.${tab}`)}
              </Link>
            </li>
          ))}
      </ul>
      <ul className="mt-2">
        {[...sectionLinks.works, ...sectionLinks.product].map(({ key, to }) => (
          <li key={key}>
            <Link to={to} className="flex min-h-11 items-center">
              {t(`footer.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="caption mt-5">{t('tabs.help')}</p>
      <ul className="mt-1">
        {helpLinks.map(({ key, to }) => (
          <li key={key}>
            <Link to={to} className="flex min-h-11 items-center">
              {t(`help.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function DrawerSettings() {
  const t = useTranslations('shell');
  return (
    <div className="mt-auto grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="caption">{t('header.languageTitle')}</p>
      <LanguageRow label={t('header.languageTitle')} />
      <p className="caption mt-2">{t('theme.label')}</p>
      <ThemeChoice />
    </div>
  );
}
