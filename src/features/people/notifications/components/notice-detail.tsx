import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useNotices } from '../notice-provider.tsx';
import { useNoticeWords } from '../notice-row.tsx';
import { quoteKind, type Notice } from '../notice.ts';

/** One notification with the reason in full and its link. Opening it marks it as read. */
export function NoticeDetail({ notice }: { notice: Notice }) {
  const t = useTranslations('notices');
  const format = useFormatter();
  const { read } = useNotices();
  const words = useNoticeWords();
  const { title, line } = words({ ...notice, reason: null });
  useEffect(() => {
    if (!notice.read) void read(notice.id);
  }, [notice.id, notice.read, read]);
  return (
    <article className="eave pt-4">
      <p className="caption num">
        <time dateTime={notice.createdAt}>
          {format.dateTime(new Date(notice.createdAt), { dateStyle: 'long', timeStyle: 'short' })}
        </time>
      </p>
      <h2 className="display mt-1 text-h3">{title}</h2>
      <p className="mt-3">{line}</p>
      {notice.reason !== null && (
        <div className="mt-4 border-l-2 border-accent pl-4">
          <p className="caption">{t(`quoted.${quoteKind(notice.type)}`)}</p>
          <p className="whitespace-pre-line" lang={notice.reason.lang}>
            {notice.reason.text}
          </p>
        </div>
      )}
      {notice.link !== null && (
        <p className="mt-6">
          <ButtonLink variant="primary" to={notice.link}>
            {t('open')}
          </ButtonLink>
        </p>
      )}
    </article>
  );
}
