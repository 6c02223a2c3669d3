import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useComments, useCommentsState } from './comments-context.tsx';
import './comments.css';

interface CommentsButtonProps {
  inHand: boolean;
  isOpen: boolean;
  onToggle(): void;
}

/** In the rail, with how many are open; accent while there is something one has not read. */
export function CommentsButton({ inHand, isOpen, onToggle }: CommentsButtonProps) {
  const t = useTranslations('comments');
  const { threads } = useCommentsState();
  const open = threads.filter(({ resolved }) => resolved === null).length;
  const unread = threads.filter((thread) => thread.unread).length;
  if (!useComments()) return null;
  return (
    <button type="button" className="ws-rail-record" aria-pressed={inHand} aria-expanded={isOpen} onClick={onToggle}>
      <MessageCircle aria-hidden size={20} strokeWidth={1.5} />
      {t('title')}
      {open > 0 && (
        <span className={unread > 0 ? 'cm-badge cm-badge-rail' : 'cm-badge cm-badge-rail cm-badge-read'}>
          <span aria-hidden>{open}</span>
          <span className="sr-only">{t('counts', { open, unread })}</span>
        </span>
      )}
    </button>
  );
}
