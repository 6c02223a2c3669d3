import { Check, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { standingPlace } from '#editor/tools/comment/comment-place.ts';
import type { Point } from '#lib/vec2.ts';
import { useSession, useShown } from '../editor-context.tsx';
import type { Size } from '../plan-view/plan-camera.ts';
import { useComments, useCommentsState } from './comments-context.tsx';
import { NewThreadCard } from './new-thread-card.tsx';
import { ThreadCard } from './thread-card.tsx';
import { isListed, type Thread } from './threads-of.ts';
import './comments.css';

interface PinLayerProps {
  size: Size;
  /** Where a place of the storey in hand is seen; null where it is not. */
  screen(at: { x: number; y: number; z: number }): Point | null;
  /** Beside another view of the same comments, one of them has the words. */
  cards: boolean;
}

/** The comments of the storey in hand, pinned over a view. */
export function PinLayer({ size, screen, cards }: PinLayerProps) {
  const comments = useComments();
  const { threads } = useCommentsState();
  const design = useShown();
  const level = useSession((state) => state.level);
  const tool = useSession((state) => state.tool);
  // While something is drawn, pins are in the way of the hand.
  const quiet = tool.tool !== 'select' && tool.tool !== 'comment';
  if (!comments) return null;
  const { open, filter, listed, person } = comments;
  const writing = tool.tool === 'comment' && tool.state === 'writing' ? tool : null;
  const spotOf = ({ place }: Pick<Thread, 'place'>): Point | null => {
    const stands = standingPlace(design, place);
    return stands?.level === level ? screen(stands.at) : null;
  };
  const shown = threads.filter(
    (thread) => thread.id === open || (listed ? isListed(thread, filter, person) : thread.resolved === null),
  );
  const opened = writing ? undefined : threads.find(({ id }) => id === open);
  const written = writing && spotOf(writing);
  return (
    <div className={quiet ? 'cm-layer cm-quiet' : 'cm-layer'}>
      {shown.map((thread) => {
        const at = spotOf(thread);
        return at && <Pin key={thread.id} thread={thread} at={at} isOpen={thread === opened} onOpen={comments.show} />;
      })}
      {written && (
        <span aria-hidden className="cm-pin cm-pin-on" style={{ left: written.x, top: written.y }}>
          <Plus size={15} strokeWidth={2} />
        </span>
      )}
      {cards && writing && <NewThreadCard tool={writing} spot={{ at: written, size }} comments={comments} />}
      {cards && opened && (
        <ThreadCard key={opened.id} thread={opened} spot={{ at: spotOf(opened), size }} comments={comments} />
      )}
    </div>
  );
}

interface PinProps {
  thread: Thread;
  at: Point;
  isOpen: boolean;
  onOpen(thread: string | null): void;
}

function Pin({ thread: { id, number, resolved, unread }, at, isOpen, onOpen }: PinProps) {
  const t = useTranslations('comments');
  const look = [isOpen && 'cm-pin-on', resolved && 'cm-pin-done', unread && 'cm-pin-unread'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={`cm-pin ${look}`}
      style={{ left: at.x, top: at.y }}
      aria-label={t('pin', { number, resolved: resolved ? 'yes' : 'no', unread: unread ? 'yes' : 'no' })}
      aria-expanded={isOpen}
      onClick={() => onOpen(isOpen ? null : id)}
    >
      {resolved ? <Check aria-hidden size={14} strokeWidth={2} /> : number}
    </button>
  );
}
