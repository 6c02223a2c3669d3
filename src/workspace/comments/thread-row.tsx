import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CommentAvatar } from './comment-avatar.tsx';
import { readCommentDraft } from './comment-draft.ts';
import type { Comments } from './comments-context.tsx';
import type { Thread } from './threads-of.ts';
import { useCommentTime } from './use-comment-time.ts';
import { useThreadPlace } from './use-thread-place.ts';

interface ThreadRowProps {
  thread: Thread;
  comments: Comments;
  isOpen: boolean;
  onOpen(): void;
}

/** A thread in the list: who began it, with what, where, and what followed. */
export function ThreadRow({ thread, comments: { port, person }, isOpen, onOpen }: ThreadRowProps) {
  const t = useTranslations('comments');
  const time = useCommentTime();
  const place = useThreadPlace()(thread);
  const [first] = thread.said;
  if (!first) return null;
  const answers = thread.said.length - 1;
  const draft = readCommentDraft({ person, design: port.design, thread: thread.id });
  const facts = [place || t('noPlace'), answers > 0 && t('answers', { count: answers })].filter(Boolean);
  return (
    <li>
      <button type="button" className="cm-row" aria-pressed={isOpen} onClick={onOpen}>
        <span className="cm-who">
          <CommentAvatar by={first.by} person={person} />
          <span className="cm-name">{nameOf()}</span>
          <time dateTime={first.at}>{time(first.at)}</time>
          {thread.unread && (
            <span className="cm-dot">
              <span className="sr-only">{t('unread')}</span>
            </span>
          )}
          <span className={isOpen ? 'cm-number cm-number-on' : 'cm-number'}>
            <span className="sr-only">{thread.resolved ? t('resolved') : t('number')}</span>
            {thread.resolved ? <Check aria-hidden size={12} strokeWidth={2} /> : thread.number}
          </span>
        </span>
        <span className="cm-clip">{first.deleted ? t('deleted') : first.text}</span>
        <span className="cm-facts">{facts.join(' · ')}</span>
        {draft && <span className="cm-unsent">{t('draft')}</span>}
      </button>
    </li>
  );
  function nameOf(): string {
    if (!first?.by) return t('someone');
    return first.by.id === person ? t('you') : first.by.name;
  }
}
