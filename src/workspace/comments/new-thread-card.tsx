import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { tools } from '#editor/tools/tools.ts';
import type { CommentIn } from '#editor/tools/comment/comment-state.ts';
import { useEditor } from '../editor-context.tsx';
import { Card, type CardSpot } from './card.tsx';
import { readCommentDraft, writeCommentDraft } from './comment-draft.ts';
import { CommentForm } from './comment-form.tsx';
import type { Comments } from './comments-context.tsx';
import { useThreadPlace } from './use-thread-place.ts';

interface NewThreadCardProps {
  tool: CommentIn<'writing'>;
  spot: CardSpot;
  comments: Comments;
}

/** The first words of a thread. Put aside, they are kept with their place. */
export function NewThreadCard({ tool: { place }, spot, comments: { port, person, store, show } }: NewThreadCardProps) {
  const t = useTranslations('comments');
  const editor = useEditor();
  const placeWords = useThreadPlace();
  const of = { person, design: port.design, thread: null };
  const leave = () => editor.use(tools.select.start);
  return (
    <Card label={t('new')} spot={spot} onClose={leave}>
      <div className="cm-card-head">
        <span className="cm-where">{placeWords({ place })}</span>
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={leave}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <CommentForm
        label={t('write')}
        send={t('send')}
        first={readCommentDraft(of)?.text ?? ''}
        takesFocus
        onType={(text) => void writeCommentDraft(of, text, place)}
        onSend={async (text) => {
          const key = writeCommentDraft(of, text, place)?.key ?? '';
          const said = await port.add(text, place, key);
          writeCommentDraft(of, '');
          store.take(said);
          leave();
          show(said.thread);
        }}
      />
    </Card>
  );
}
