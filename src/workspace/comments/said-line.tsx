import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { piecesOf } from '#text/mentions.ts';
import type { SaidComment } from '../ports/comments-port.ts';
import { CommentAvatar } from './comment-avatar.tsx';
import { CommentForm } from './comment-form.tsx';
import { useComments, useCommentsState, type Comments } from './comments-context.tsx';
import { useCommentTime } from './use-comment-time.ts';

/** One thing said: by whom, when, and what its author may do about it. */
export function SaidLine({ said }: { said: SaidComment }) {
  const t = useTranslations('comments');
  const comments = useComments();
  const { people } = useCommentsState();
  const time = useCommentTime();
  const [editing, setEditing] = useState(false);
  if (!comments) return null;
  const { port, person, store } = comments;
  return (
    <li className="cm-line">
      <div className="cm-who">
        <CommentAvatar by={said.by} person={person} />
        <span className="cm-name">{nameOf(said)}</span>
        <time dateTime={said.at}>{time(said.at)}</time>
        {!said.deleted && !editing && <SaidActs said={said} comments={comments} onEdit={() => setEditing(true)} />}
      </div>
      {said.deleted && <p className="cm-gone">{t('deleted')}</p>}
      {editing && (
        <CommentForm
          label={t('edit')}
          send={t('save')}
          first={said.text}
          takesFocus
          onSend={async (text) => {
            store.take(await port.edit(said.id, text));
            setEditing(false);
          }}
        />
      )}
      {!said.deleted && !editing && (
        <p className="cm-text">
          {piecesOf(said.text, people).map(({ text, person: named }, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- words of one text, in its order
            named ? <b key={at}>{text}</b> : text,
          )}
          {said.edited && <span className="cm-edited"> {t('edited')}</span>}
        </p>
      )}
    </li>
  );
  function nameOf({ by }: SaidComment): string {
    if (!by) return t('someone');
    return by.id === person ? t('you') : by.name;
  }
}

interface SaidActsProps {
  said: SaidComment;
  comments: Comments;
  onEdit(): void;
}

/** Folded away: mostly one reads. Deleting cannot be undone, so it is asked for a second time. */
function SaidActs({ said, comments: { port, person, store }, onEdit }: SaidActsProps) {
  const t = useTranslations('comments');
  const { may } = useCommentsState();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const mine = said.by?.id === person;
  if (!may.comment || !(mine || may.deleteAny)) return null;
  async function remove(): Promise<void> {
    try {
      store.take(await port.remove(said.id));
    } catch {
      setFailed(true);
    }
  }
  return (
    <span className="cm-acts">
      {open && mine && (
        <button type="button" className="cm-act" aria-label={t('edit')} title={t('edit')} onClick={onEdit}>
          <Pencil aria-hidden size={15} strokeWidth={1.5} />
        </button>
      )}
      {open && (
        <button type="button" className="cm-act" aria-label={t('delete')} title={t('delete')} onClick={remove}>
          <Trash2 aria-hidden size={15} strokeWidth={1.5} />
        </button>
      )}
      <button
        type="button"
        className="cm-act"
        aria-label={t('more')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis aria-hidden size={15} strokeWidth={1.5} />
      </button>
      {failed && (
        <span role="alert" className="sr-only">
          {t('failed')}
        </span>
      )}
    </span>
  );
}
