import {
  BrickWall,
  Camera,
  DoorOpen,
  Ellipsis,
  Grid2x2,
  History,
  ListChecks,
  MousePointer2,
  PaintRoller,
  PencilLine,
  Sofa,
  SquareDashed,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { CommentsButton } from '../comments/comments-button.tsx';
import { keyHint } from '../commands/key-names.ts';
import type { RecordName } from '../panels/record-names.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useHidden } from '../together/hidden-parts.tsx';
import { sideNames, toolOfSide, type OpenPanels, type SideName } from './use-open-panels.ts';

interface RailTool {
  name: 'select' | 'wall' | 'room' | 'door' | 'window' | 'gap' | 'camera';
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

interface RailProps {
  panels: OpenPanels;
  /** On a phone only: what has no room at the bottom. */
  onMore(): void;
}

/** At the bottom of a phone; what else is in hand is under *more*. */
const atTheBottom: readonly string[] = ['select', 'room', 'door', 'window', 'pieces', 'furnish'];

/** The one entry that carries the accent post: the tool in hand, or the panel one takes from while nothing is. */
function inUse(tool: ToolState, side: SideName | null): string {
  if (tool.tool === 'select') return side ?? 'select';
  const ofPanel = sideNames.find((name) => toolOfSide[name] === tool.tool);
  return ofPanel ?? railTools.find(({ isOn }) => isOn(tool))?.name ?? tool.tool;
}

/** The tools, an icon over its word each; the one in hand carries the accent post, an open panel a ground of its own. */
export function Rail({
  panels: { side, record, toggleSide, closeSide, toggleRecord, closeRecord },
  onMore,
}: RailProps) {
  const t = useTranslations('workspace.rail');
  const editor = useEditor();
  const tool = useSession((state) => state.tool);
  const hidden = useHidden();
  const readOnly = useSession((state) => state.readOnly !== null);
  const used = record ?? inUse(tool, side);
  return (
    <nav className="ws-rail" aria-label={t('label')}>
      {railTools.map(({ name, icon: Icon, action }) => (
        <button
          key={name}
          type="button"
          className={`ws-rail-${name}`}
          aria-pressed={used === name}
          title={`${t(name)} (${keyHint(action)})`}
          disabled={readOnly && name !== 'select'}
          onClick={() => {
            // Else the panel would keep the mark.
            if (name === 'select') closeSide();
            closeRecord();
            editor.act(action);
          }}
        >
          <Icon aria-hidden size={20} strokeWidth={1.5} />
          {t(name)}
        </button>
      ))}
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
            onClick={() => toggleSide(name)}
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
      <button
        type="button"
        className="ws-more"
        aria-haspopup="dialog"
        aria-current={atTheBottom.includes(used) ? undefined : 'true'}
        onClick={onMore}
      >
        <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
        {t('more')}
      </button>
    </nav>
  );
}
