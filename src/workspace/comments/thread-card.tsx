import { CircleCheck, RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { standingPlace } from '#editor/tools/comment/comment-place.ts';
import { useSession } from '../editor-context.tsx';
import { Card, type CardSpot } from './card.tsx';
import { readCommentDraft, writeCommentDraft } from './comment-draft.ts';
import { CommentForm } from './comment-form.tsx';
import { useCommentsState, type Comments } from './comments-context.tsx';
import { SaidLine } from './said-line.tsx';
import type { Thread } from './threads-of.ts';
import { useThreadPlace } from './use-thread-place.ts';

interface ThreadCardProps {
  thread: Thread;
  spot: CardSpot;
  comments: Comments;
}

/** A thread with its answers: read, answered, resolved. */
export function ThreadCard({ thread, spot, comments }: ThreadCardProps) {
  const t = useTranslations('comments');
  const { port, person, store, show } = comments;
  const { may } = useCommentsState();
  const placeWords = useThreadPlace();
  const homeless = useSession(({ history }) => standingPlace(history.design, thread.place) === null);
  const [failed, setFailed] = useState(false);
  const of = { person, design: port.design, thread: thread.id };
  useEffect(() => store.markSeen(thread), [store, thread]);
  async function resolve(): Promise<void> {
    setFailed(false);
    try {
      store.take(await port.resolve(thread.id, thread.resolved === null));
      if (thread.resolved === null) show(null);
    } catch {
      setFailed(true);
    }
  }
  const resolveWords = t(thread.resolved ? 'reopen' : 'resolve');
  return (
    <Card label={t('thread', { number: thread.number })} spot={spot} onClose={() => show(null)}>
      <div className="cm-card-head">
        <span className="cm-where">{homeless ? t('noPlace') : placeWords(thread)}</span>
        {may.comment && (
          <button type="button" className="ws-icon" aria-label={resolveWords} title={resolveWords} onClick={resolve}>
            {thread.resolved ? (
              <RotateCcw aria-hidden size={17} strokeWidth={1.5} />
            ) : (
              <CircleCheck aria-hidden size={18} strokeWidth={1.5} />
            )}
          </button>
        )}
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={() => show(null)}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <ul className="cm-lines">
        {thread.said.map((said) => (
          <SaidLine key={said.id} said={said} />
        ))}
        {thread.resolved && (
          <li className="cm-done">
            {thread.resolved.by ? t('resolvedBy', { name: thread.resolved.by.name }) : t('resolved')}
          </li>
        )}
        <li key={`${thread.said.length} said`} ref={showEnd} aria-hidden className="cm-end" />
      </ul>
      {failed && (
        <p role="alert" className="cm-said cm-said-alone">
          {t('failed')}
        </p>
      )}
      {may.comment ? (
        <CommentForm
          label={t(thread.resolved ? 'answerReopens' : 'answer')}
          send={t('send')}
          first={readCommentDraft(of)?.text ?? ''}
          onType={(text) => void writeCommentDraft(of, text)}
          onSend={async (text) => {
            const key = writeCommentDraft(of, text)?.key ?? '';
            store.take(await port.answer(thread.id, text, key));
            writeCommentDraft(of, '');
            if (thread.resolved) await store.refresh();
          }}
        />
      ) : (
        <p className="cm-said cm-said-alone">{t('readOnly')}</p>
      )}
    </Card>
  );
}

/** New with every answer: the last one is in sight. */
function showEnd(end: HTMLElement | null): void {
  end?.scrollIntoView({ block: 'nearest' });
}
