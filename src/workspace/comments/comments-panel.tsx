import { MessageCirclePlus } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { standingPlace } from '#editor/tools/comment/comment-place.ts';
import { writingAt } from '#editor/tools/comment/comment-state.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useLevelName } from '../levels/use-level-name.ts';
import { Panel } from '../panels/panel.tsx';
import { readCommentDraft } from './comment-draft.ts';
import { useComments, useCommentsState, type Comments } from './comments-context.tsx';
import { goToThread } from './go-to-thread.ts';
import { ThreadRow } from './thread-row.tsx';
import { isListed, threadFilters } from './threads-of.ts';
import './comments.css';

/** Everything said about the design: what is open, what is done, what one took part in. */
export function CommentsPanel({ onClose }: { onClose(): void }) {
  const comments = useComments();
  const setListed = comments?.setListed;
  useEffect(() => {
    setListed?.(true);
    return () => setListed?.(false);
  }, [setListed]);
  return comments && <Listed comments={comments} onClose={onClose} />;
}

function Listed({ comments, onClose }: { comments: Comments; onClose(): void }) {
  const t = useTranslations('comments');
  const { filter, setFilter, person, show, open, store } = comments;
  const { session } = useEditor();
  const { status, threads, may } = useCommentsState();
  const design = useSession((state) => state.history.design);
  const levelName = useLevelName();
  const [level, setLevel] = useState<string | null>(null);
  const onLevel = level !== null && design.levels.some(({ id }) => id === level) ? level : null;
  const listed = threads.filter(
    (thread) =>
      isListed(thread, filter, person) && (onLevel === null || standingPlace(design, thread.place)?.level === onLevel),
  );
  const waiting = threads.filter(({ resolved }) => resolved === null).length;
  return (
    <Panel title={t('title')} head={waiting > 0 && <span className="cm-badge">{waiting}</span>} onClose={onClose}>
      <div className="cm-filters">
        <fieldset className="ws-seg" aria-label={t('show')}>
          {threadFilters.map((each) => (
            <button key={each} type="button" aria-pressed={filter === each} onClick={() => setFilter(each)}>
              {t(`filter.${each}`)}
            </button>
          ))}
        </fieldset>
        {design.levels.length > 1 && (
          <select
            className="cm-level"
            aria-label={t('level')}
            value={onLevel ?? ''}
            onChange={({ target }) => setLevel(target.value || null)}
          >
            <option value="">{t('allLevels')}</option>
            {design.levels.map(({ id }) => (
              <option key={id} value={id}>
                {levelName(design, id)}
              </option>
            ))}
          </select>
        )}
      </div>
      {status === 'failed' && (
        <div className="cm-empty" role="alert">
          <p>{t('notRead')}</p>
          <button type="button" className="cm-again" onClick={() => void store.refresh()}>
            {t('again')}
          </button>
        </div>
      )}
      {may.comment && <Waiting comments={comments} />}
      <ul className="cm-list">
        {listed.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            comments={comments}
            isOpen={thread.id === open}
            onOpen={() => {
              goToThread(session, thread);
              show(thread.id);
            }}
          />
        ))}
      </ul>
      {status === 'ready' && listed.length === 0 && (
        <p className="cm-empty">{t(threads.length === 0 ? 'empty' : `none.${filter}`)}</p>
      )}
      <Foot may={may.comment} />
    </Panel>
  );
}

/** A thread that was begun and not sent: back to its place, with its words. */
function Waiting({ comments: { port, person } }: { comments: Comments }) {
  const t = useTranslations('comments');
  const editor = useEditor();
  const writing = useSession(({ tool }) => tool.tool === 'comment' && tool.state === 'writing');
  const draft = writing ? null : readCommentDraft({ person, design: port.design, thread: null });
  if (!draft?.place) return null;
  const { place, text } = draft;
  return (
    <button type="button" className="cm-waiting" onClick={() => editor.use(writingAt(place))}>
      <span>{t('draft')}</span>
      <span className="cm-clip">{text}</span>
    </button>
  );
}

function Foot({ may }: { may: boolean }) {
  const t = useTranslations('comments');
  const editor = useEditor();
  if (!may) return <p className="cm-foot">{t('readOnly')}</p>;
  return (
    <button type="button" className="cm-foot" onClick={() => editor.act('useComment')}>
      <MessageCirclePlus aria-hidden size={16} strokeWidth={1.5} />
      <span className="cm-by-keys">{t.rich('how', { key: keyCap })}</span>
      <span className="cm-by-hand">{t('new')}</span>
    </button>
  );
}

function keyCap(letter: ReactNode): ReactNode {
  return <kbd>{letter}</kbd>;
}
