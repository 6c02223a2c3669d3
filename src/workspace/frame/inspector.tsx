import { useSession } from '../editor-context.tsx';
import { RoomToolPanel } from '../panels/room-tool-panel.tsx';
import { SelectionPanel } from '../panels/inspector/selection-panel.tsx';
import { saysHow, ToolPanel } from '../panels/tool-panel.tsx';
import { UnderlayToolPanel } from '../trace/underlay-tool-panel.tsx';
import { WallToolPanel } from '../panels/wall-tool-panel.tsx';
import { useHeld } from './use-held.ts';

/** What is in hand, and nothing else: the settings of the tool in use, or what is selected. */
export function Inspector() {
  const tool = useSession((state) => state.tool);
  const dragging = useSession((state) => state.gesture !== null && state.tool.tool === 'select');
  // A panel that opened in the middle of a drag would move the sheet under the hand.
  const empty = useHeld(
    useSession((state) => state.selection.length === 0),
    dragging,
  );
  const how = useSession((state) => saysHow(state.tool, state.selection));
  if (tool.tool === 'wall') return <WallToolPanel tool={tool} />;
  if (tool.tool === 'room') return <RoomToolPanel tool={tool} />;
  if (tool.tool === 'underlay') return <UnderlayToolPanel tool={tool} />;
  if (how) return <ToolPanel tool={tool} />;
  return empty ? null : <SelectionPanel />;
}
