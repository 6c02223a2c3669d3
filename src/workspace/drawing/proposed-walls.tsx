import { Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Command } from '#design/commands/command-table.ts';
import { tools } from '#editor/tools/tools.ts';
import { boundsOf } from '#lib/polygon.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import type { ReadWalls } from '../ports/drawings-port.ts';
import { draftWalls, wallsCommand } from './walls-command.ts';
import { WallMarks } from './wall-marks.tsx';
import './drawing.css';

interface ProposedWallsProps {
  read: ReadWalls;
  /** To layers and units again. */
  onBack(): void;
  onClose(): void;
}

const wholeMarks = { whole: { added: [], kept: [] } };

/** Walls read from a drawing, over the plan: each can be left out; taken, they are one step of the history. */
export function ProposedWalls({ read, onBack, onClose }: ProposedWallsProps) {
  const t = useTranslations('drawing.walls');
  const { session, ids, act, use } = useEditor();
  const [drafts] = useState(() => draftWalls(session.design, session.state.level, read, ids));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const refused = useSession(({ gesture }) => gesture?.refused != null);
  const fault = failed || refused;
  const taken = drafts.filter(({ wall }) => !left.has(wall.id));
  const openings = taken.flatMap((draft) => draft.openings);
  const count = (kind: string) => openings.filter((opening) => opening.kind === kind).length;
  const inHand = useSession(({ gesture }) => gesture !== null);
  const command = useRef<Command | null>(null);

  useEffect(() => {
    use(tools.select.start);
    act('viewPlan');
    const ends = drafts.flatMap(({ wall }) => [wall.a, wall.b]);
    if (ends.length > 0) session.request({ kind: 'frame', bounds: boundsOf(ends) });
  }, [session, act, use, drafts]);

  useEffect(() => {
    const chosen = drafts.filter(({ wall }) => !left.has(wall.id));
    command.current = wallsCommand(session.design, chosen, read.names);
    session.preview(command.current, wholeMarks);
  }, [session, drafts, left, read]);

  // A press beside it ends what is in hand: the proposal is still open.
  useEffect(() => {
    if (!inHand) session.preview(command.current, wholeMarks);
  }, [session, inHand]);

  useEffect(() => () => letGo(session), [session]);

  function toggle(id: string): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setFailed(false);
    setLeft(next);
  }
  function take(): void {
    if (command.current === null) return onClose();
    letGo(session);
    if (session.perform(command.current).ok) onClose();
    else setFailed(true);
  }
  return (
    <>
      <WallMarks drafts={drafts} left={left} onToggle={toggle} />
      <section className="dr-tray" aria-label={t('label')}>
        <output>
          <strong>{t('count', { walls: taken.length })}</strong>
          {taken.length > 0 &&
            ` ${t('openings', { doors: count('door'), windows: count('window'), gaps: count('gap') })}`}
          {read.names.length > 0 && ` ${t('names', { count: read.names.length })}`}
          {left.size > 0 && ` ${t('left', { count: left.size })}`}
        </output>
        <p className="caption">{t('hint')}</p>
        {fault && (
          <p role="alert" className="dr-fault">
            {t('fault')}
          </p>
        )}
        <div className="dr-acts">
          <button type="button" className="dr-take" disabled={taken.length === 0 || fault} onClick={take}>
            {t('take')}
          </button>
          <button type="button" onClick={onBack}>
            <Undo2 aria-hidden size={16} strokeWidth={1.5} />
            {t('back')}
          </button>
          <button type="button" onClick={onClose}>
            <X aria-hidden size={16} strokeWidth={1.5} />
            {t('drop')}
          </button>
        </div>
      </section>
    </>
  );
}

/** What is only looked at goes; what somebody drags is not ours. */
function letGo(session: ReturnType<typeof useEditor>['session']): void {
  if (session.state.gesture?.show.whole) session.cancel();
}
