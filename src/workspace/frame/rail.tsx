import {
  BrickWall,
  Camera,
  DoorOpen,
  Grid2x2,
  History,
  ListChecks,
  MousePointer2,
  PaintRoller,
  PencilLine,
  Ruler,
  Sofa,
  SquareDashed,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { CommentsButton } from '../comments/comments-button.tsx';
import { keyHint } from '../commands/key-names.ts';
import type { RecordName } from '../panels/record-names.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useHidden } from '../together/hidden-parts.tsx';
import { useScreen } from './use-screen.ts';
import { sideNames, toolOfSide, type OpenPanels, type SideName } from './use-open-panels.ts';

type RailToolName = 'select' | 'wall' | 'room' | 'door' | 'window' | 'gap' | 'measure' | 'camera';

interface RailTool {
  name: RailToolName;
  icon: LucideIcon;
  /** Takes it in hand; its key is shown as a hint. */
  action: string;
  isOn(tool: ToolState): boolean;
}

const railTools: readonly RailTool[] = [
  {
    name: 'select',
    icon: MousePointer2,
    action: 'useSelect',
    isOn: ({ tool }) => tool === 'select',
  },
  {
    name: 'room',
    icon: SquareDashed,
    action: 'useRoom',
    isOn: ({ tool }) => tool === 'room',
  },
  {
    name: 'wall',
    icon: PencilLine,
    action: 'useWall',
    isOn: ({ tool }) => tool === 'wall',
  },
  opening('door', DoorOpen, 'useDoor'),
  opening('window', Grid2x2, 'useWindow'),
  opening('gap', BrickWall, 'useGap'),
  {
    name: 'measure',
    icon: Ruler,
    action: 'useDimension',
    isOn: ({ tool }) => tool === 'dimension',
  },
  {
    name: 'camera',
    icon: Camera,
    action: 'useCamera',
    isOn: ({ tool }) => tool === 'camera',
  },
];

function opening(kind: 'door' | 'window' | 'gap', icon: LucideIcon, action: string): RailTool {
  return {
    name: kind,
    icon,
    action,
    isOn: (tool) => tool.tool === 'opening' && tool.template.kind === kind,
  };
}

const records: readonly { name: RecordName; icon: LucideIcon }[] = [
  { name: 'list', icon: ListChecks },
  { name: 'versions', icon: History },
];

const sides: readonly { name: Exclude<SideName, 'comments'>; icon: LucideIcon; action: string }[] = [
  { name: 'pieces', icon: Sofa, action: 'placePiece' },
  { name: 'furnish', icon: WandSparkles, action: 'openFurnish' },
  { name: 'surfaces', icon: PaintRoller, action: 'usePaint' },
];

/** On a phone these stand in a row of their own above the others, while one draws. */
const drawn: readonly string[] = ['room', 'wall', 'door', 'window', 'gap'];

/** At the bottom of a phone; what else is in hand is under *more*, in the bar. */
const atTheBottom: readonly string[] = ['select', ...drawn, 'pieces', 'furnish', 'surfaces'];

/** Whether what is in hand has no place at the bottom of a phone. */
export function isElsewhere(tool: ToolState, { side, record }: Pick<OpenPanels, 'side' | 'record'>): boolean {
  return !atTheBottom.includes(record ?? inUse(tool, side));
}

/** The one entry that carries the accent post: the tool in hand, or the panel one takes from while nothing is. */
function inUse(tool: ToolState, side: SideName | null): string {
  if (tool.tool === 'select') return side ?? 'select';
  const ofPanel = sideNames.find((name) => toolOfSide[name] === tool.tool);
  return ofPanel ?? railTools.find(({ isOn }) => isOn(tool))?.name ?? tool.tool;
}

/** The tools, an icon over its word each; the one in hand carries the accent post, an open panel a ground of its own. */
export function Rail({
  panels: { side, record, toggleSide, closeSide, toggleRecord, closeRecord },
}: {
  panels: OpenPanels;
}) {
  const t = useTranslations('workspace.rail');
  const editor = useEditor();
  const tool = useSession((state) => state.tool);
  const hidden = useHidden();
  const readOnly = useSession((state) => state.readOnly !== null);
  const used = record ?? inUse(tool, side);
  const phone = useScreen() === 'phone';
  const row = useDrawRow(drawn.includes(used));
  const opensRow = phone && !readOnly;
  const withRow = opensRow && row.open && record === null;

  function take(name: RailToolName, action: string) {
    // Else the panel would keep the mark.
    if (name === 'select') closeSide();
    if (name === 'select') row.set(false);
    closeRecord();
    editor.act(action);
  }
  /** A door or a wall is chosen from the row: to take a room in hand would cover it with keys. */
  function draw() {
    closeSide();
    closeRecord();
    if (withRow) editor.act('useSelect');
    row.set(!withRow);
  }
  const toolButton = ({ name, icon: Icon, action }: RailTool) => (
    <button
      key={name}
      type="button"
      className={`ws-rail-${name}`}
      aria-pressed={used === name && !(withRow && name === 'select')}
      title={`${t(name)} (${keyHint(action)})`}
      disabled={readOnly && name !== 'select' && name !== 'measure'}
      onClick={() => take(name, action)}
    >
      <Icon aria-hidden size={20} strokeWidth={1.5} />
      {t(name)}
    </button>
  );
  const drawTools = railTools.filter(({ name }) => drawn.includes(name));
  return (
    <nav className="ws-rail" aria-label={t('label')}>
      {withRow && (
        <div id={rowId} className="ws-rail-row">
          {drawTools.map(toolButton)}
        </div>
      )}
      {railTools.filter(({ name }) => name === 'select').map(toolButton)}
      {!phone && drawTools.map(toolButton)}
      {phone && (
        <button
          type="button"
          className="ws-rail-draw"
          aria-expanded={withRow}
          aria-controls={withRow ? rowId : undefined}
          aria-current={withRow && (used === 'select' || drawn.includes(used)) ? 'true' : undefined}
          disabled={readOnly}
          onClick={draw}
        >
          <PencilLine aria-hidden size={20} strokeWidth={1.5} />
          {t('draw')}
        </button>
      )}
      {railTools.filter(({ name }) => name === 'camera' || (name === 'measure' && !phone)).map(toolButton)}
      <i aria-hidden />
      {sides
        .filter(({ name }) => !(hidden.prices && name === 'furnish'))
        .map(({ name, icon: Icon, action }) => (
          <button
            key={name}
            type="button"
            className={`ws-rail-${name}`}
            aria-pressed={used === name}
            aria-expanded={side === name}
            title={`${t(name)} (${keyHint(action)})`}
            disabled={readOnly}
            onClick={() => {
              row.set(false);
              toggleSide(name);
            }}
          >
            <Icon aria-hidden size={20} strokeWidth={1.5} />
            {t(name)}
          </button>
        ))}
      <i aria-hidden />
      {records
        .filter(({ name }) => !hidden.records.includes(name))
        .map(({ name, icon: Icon }) => (
          <button
            key={name}
            type="button"
            className="ws-rail-record"
            aria-pressed={used === name}
            onClick={() => toggleRecord(name)}
          >
            <Icon aria-hidden size={20} strokeWidth={1.5} />
            {t(name)}
          </button>
        ))}
      <CommentsButton
        inHand={used === 'comments'}
        isOpen={side === 'comments'}
        onToggle={() => toggleSide('comments')}
      />
    </nav>
  );
}

const rowId = 'ws-rail-row';

/**
 * The row of what is drawn: open while there is nothing yet and from the first tool on, until another place at the
 * bottom is pressed. Who has put down the room finds the door where the room was.
 */
function useDrawRow(drawing: boolean): { open: boolean; set(open: boolean): void } {
  const empty = useSession(({ history }) => Object.keys(history.design.walls).length === 0);
  const [open, set] = useState(empty);
  if (drawing && !open) set(true);
  return { open, set };
}
