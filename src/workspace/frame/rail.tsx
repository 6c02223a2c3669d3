import {
  BrickWall,
  Camera,
  DoorOpen,
  Ellipsis,
  Grid2x2,
  MousePointer2,
  PencilLine,
  Sofa,
  SquareDashed,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ToolState } from '#editor/tools/tool-state.ts';
import { placingOpening } from '#editor/tools/opening/opening-state.ts';
import { tools } from '#editor/tools/tools.ts';
import { keyHint } from '../commands/key-names.ts';
import { useEditor, useSession } from '../editor-context.tsx';

interface RailTool {
  name: 'select' | 'wall' | 'room' | 'door' | 'window' | 'gap' | 'camera';
  icon: LucideIcon;
  /** The action whose key is shown as a hint. */
  action: string;
  start(): ToolState;
  isOn(tool: ToolState): boolean;
}

const railTools: readonly RailTool[] = [
  {
    name: 'select',
    icon: MousePointer2,
    action: 'useSelect',
    start: () => tools.select.start,
    isOn: ({ tool }) => tool === 'select',
  },
  {
    name: 'room',
    icon: SquareDashed,
    action: 'useRoom',
    start: () => tools.room.start,
    isOn: ({ tool }) => tool === 'room',
  },
  {
    name: 'wall',
    icon: PencilLine,
    action: 'useWall',
    start: () => tools.wall.start,
    isOn: ({ tool }) => tool === 'wall',
  },
  opening('door', DoorOpen, 'useDoor'),
  opening('window', Grid2x2, 'useWindow'),
  opening('gap', BrickWall, 'useGap'),
  {
    name: 'camera',
    icon: Camera,
    action: 'useCamera',
    start: () => tools.camera.start,
    isOn: ({ tool }) => tool === 'camera',
  },
];

function opening(kind: 'door' | 'window' | 'gap', icon: LucideIcon, action: string): RailTool {
  return {
    name: kind,
    icon,
    action,
    start: () => placingOpening(kind),
    isOn: (tool) => tool.tool === 'opening' && tool.template.kind === kind,
  };
}

interface RailProps {
  library: boolean;
  onLibrary(): void;
  furnish: boolean;
  onFurnish(): void;
  /** On a phone only: what has no room at the bottom. */
  onMore(): void;
}

/** The tools, an icon over its word each; the one in use carries the accent post. */
export function Rail({ library, onLibrary, furnish, onFurnish, onMore }: RailProps) {
  const t = useTranslations('workspace.rail');
  const editor = useEditor();
  const tool = useSession((state) => state.tool);
  const readOnly = useSession((state) => state.readOnly !== null);
  return (
    <nav className="ws-rail" aria-label={t('label')}>
      {railTools.map(({ name, icon: Icon, action, start, isOn }) => (
        <button
          key={name}
          type="button"
          className={`ws-rail-${name}`}
          aria-pressed={isOn(tool)}
          title={`${t(name)} (${keyHint(action)})`}
          disabled={readOnly && name !== 'select'}
          onClick={() => editor.use(start())}
        >
          <Icon aria-hidden size={20} strokeWidth={1.5} />
          {t(name)}
        </button>
      ))}
      <i aria-hidden />
      <button type="button" aria-pressed={library} aria-expanded={library} disabled={readOnly} onClick={onLibrary}>
        <Sofa aria-hidden size={20} strokeWidth={1.5} />
        {t('pieces')}
      </button>
      <button
        type="button"
        className="ws-rail-furnish"
        aria-pressed={furnish}
        aria-expanded={furnish}
        title={`${t('furnish')} (${keyHint('openFurnish')})`}
        disabled={readOnly}
        onClick={onFurnish}
      >
        <WandSparkles aria-hidden size={20} strokeWidth={1.5} />
        {t('furnish')}
      </button>
      <button type="button" className="ws-more" aria-haspopup="dialog" onClick={onMore}>
        <Ellipsis aria-hidden size={20} strokeWidth={1.5} />
        {t('more')}
      </button>
    </nav>
  );
}
