import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { VerandaDrawing } from '#ui/drawings.tsx';
import { useNotices } from './notice-provider.tsx';
import { NoticeRow } from './notice-row.tsx';
import { noticeTarget } from './notice.ts';

/** What the bell opens: the newest eight, or that there are none (PRODUCT B4). */
export function NoticePanel() {
  const t = useTranslations('notices');
  const { latest, unread, read, readAll } = useNotices();
  return (
    <>
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-2">
        <h2 className="display text-title">{t('title')}</h2>
        {(unread ?? 0) > 0 && (
          <button type="button" className="link min-h-11 text-small" onClick={() => void readAll()}>
            {t('readAll')}
          </button>
        )}
      </div>
      {latest?.length === 0 && (
        <div className="px-5 py-8 text-center">
          <VerandaDrawing className="mx-auto w-32" />
          <p className="display mt-4 text-title">{t('quiet')}</p>
          <p className="mt-1 text-small text-ink-soft">{t('quietText')}</p>
        </div>
      )}
      <ul className="max-h-[min(34rem,60vh)] divide-y divide-line overflow-y-auto">
        {latest?.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} to={noticeTarget(notice)} onOpen={() => void read(notice.id)} />
          </li>
        ))}
      </ul>
      <p className="border-t border-line">
        <Link to="/notice" className="flex min-h-12 items-center justify-center text-small font-medium hover:bg-sunken">
          {t('all')}
        </Link>
      </p>
    </>
  );
}
