import { drawnRoom } from '#editor/tools/room/resizing.ts';
import { writeLength } from '#editor/units.ts';
import { useEditor, useSession } from '../editor-context.tsx';

/** How large the room just drawn is, as it would be typed; null where a size typed now makes a new room. */
export function useDrawnSize(): string | null {
  const editor = useEditor();
  return useSession(({ tool, units }) => {
    const drawn = tool.tool === 'room' && tool.state === 'ready' ? drawnRoom(editor, tool) : null;
    return drawn && [drawn.room.width, drawn.room.depth].map((each) => writeLength(each, units)).join(' x ');
  });
}
