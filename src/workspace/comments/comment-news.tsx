import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useComments, useCommentsState } from './comments-context.tsx';

/** Says what others have just said to whoever does not see the pins. */
export function CommentNews() {
  const t = useTranslations('comments');
  const comments = useComments();
  const { threads, status } = useCommentsState();
  const last = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const all = threads.flatMap((thread) => thread.said);
    const newest = Math.max(0, ...all.map(({ change }) => change));
    const before = last.current;
    if (status === 'ready') last.current = newest;
    if (before === null || newest <= before) return;
    const fresh = all.find(
      ({ change, by, deleted, edited }) => change > before && !deleted && !edited && by && by.id !== comments?.person,
    );
    if (fresh?.by) setSaid(t('news', { name: fresh.by.name, text: fresh.text }));
  }, [threads, status, comments, t]);
  return (
    <output className="sr-only" aria-live="polite">
      {said}
    </output>
  );
}
