import { useNow, useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long ago; from a week on, the day. */
export function useCommentTime(): (at: string) => string {
  const t = useTranslations('comments');
  const format = useFormatter();
  const now = useNow({ updateInterval: minute });
  return (at) => {
    const date = new Date(at);
    const ago = now.getTime() - date.getTime();
    if (ago < minute) return t('now');
    if (ago < 7 * day) return format.relativeTime(date, now);
    return format.dateTime(date, { day: 'numeric', month: 'short', ...(ago > 300 * day && { year: 'numeric' }) });
  };
}
