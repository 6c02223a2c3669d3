import { action, always } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { placingOpening } from '#editor/tools/opening/opening-state.ts';
import { roomTool } from '#editor/tools/room/room-tool.ts';
import type { RoomForm } from '#editor/tools/room/room-state.ts';
import { tools } from '#editor/tools/tools.ts';
import type { ToolState } from '#editor/tools/tool-state.ts';

const room = (form: RoomForm): ToolState => ({
  ...roomTool.start,
  settings: { ...roomTool.start.settings, form },
});

/** Every tool has a letter; the comment tool's is in `comment.ts`. */
const letters: readonly { id: string; key?: string; state: ToolState; reads?: boolean }[] = [
  { id: 'useSelect', key: 'KeyV', state: tools.select.start, reads: true },
  { id: 'useRoom', key: 'KeyB', state: room('rectangle') },
  { id: 'useRoomL', key: 'Shift+KeyB', state: room('l') },
  { id: 'useRoomT', key: 'Alt+KeyB', state: room('t') },
  { id: 'useWall', key: 'KeyW', state: tools.wall.start },
  { id: 'useDoor', key: 'KeyD', state: placingOpening('door') },
  { id: 'useWindow', key: 'KeyO', state: placingOpening('window') },
  { id: 'useGap', key: 'Shift+KeyD', state: placingOpening('gap') },
  { id: 'useDimension', key: 'KeyM', state: tools.dimension.start, reads: true },
  { id: 'useNote', key: 'KeyN', state: tools.note.start },
  { id: 'useStairs', key: 'KeyS', state: tools.stairs.start },
  { id: 'useColumn', key: 'KeyK', state: tools.column.start },
  { id: 'useBeam', key: 'Shift+KeyK', state: tools.beam.start },
  { id: 'useLight', key: 'Shift+KeyL', state: tools.light.start },
  { id: 'useCamera', key: 'Shift+KeyC', state: tools.camera.start },
  { id: 'usePaint', key: 'KeyP', state: tools.paint.start },
  { id: 'useUnderlayScale', key: 'KeyU', state: tools.underlay.start },
];

export const toolActions: readonly Action[] = letters.map(({ id, key, state, reads = false }) =>
  action({
    id,
    group: 'tool',
    ...(key !== undefined && { keys: [key] }),
    reads,
    allowed: always,
    run(editor) {
      editor.session.together(() => {
        // Its fields would be taken for those of what is drawn next. A picture is measured as long as it is selected.
        if (tools[state.tool].draws && state.tool !== 'underlay') editor.session.set({ selection: [] });
        editor.use(state);
      });
    },
  }),
);
