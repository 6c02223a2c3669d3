import { drawing } from '#editor/tools/room/drawing.ts';
import { ready } from '#editor/tools/room/ready.ts';
import { noSizeTyped, roomDefaults } from '#editor/tools/room/room-state.ts';
import type { RoomState } from '#editor/tools/room/room-state.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const roomTool: Tool<RoomState> = {
  start: {
    tool: 'room',
    state: 'ready',
    settings: roomDefaults,
    held: null,
    typed: noSizeTyped,
    field: 'size',
    ids: [],
    drawn: null,
  },
  draws: true,
  states: { ready, drawing },
};
