import { aiming } from '#editor/tools/select/aiming.ts';
import { bendingWall } from '#editor/tools/select/bending-wall.ts';
import { draggingCorner } from '#editor/tools/select/dragging-corner.ts';
import { draggingEnd } from '#editor/tools/select/dragging-end.ts';
import { draggingOpening } from '#editor/tools/select/dragging-opening.ts';
import { draggingThings } from '#editor/tools/select/dragging-things.ts';
import { draggingWall } from '#editor/tools/select/dragging-wall.ts';
import { idle } from '#editor/tools/select/idle.ts';
import { lifting } from '#editor/tools/select/lifting.ts';
import { marquee } from '#editor/tools/select/marquee.ts';
import { pressing } from '#editor/tools/select/pressing.ts';
import { resizingOpening } from '#editor/tools/select/resizing-opening.ts';
import type { SelectState } from '#editor/tools/select/select-state.ts';
import { turning } from '#editor/tools/select/turning.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const selectTool: Tool<SelectState> = {
  start: { tool: 'select', state: 'idle' },
  draws: false,
  states: {
    idle,
    pressing,
    'dragging-things': draggingThings,
    'dragging-wall': draggingWall,
    'dragging-corner': draggingCorner,
    'bending-wall': bendingWall,
    'dragging-opening': draggingOpening,
    'resizing-opening': resizingOpening,
    'dragging-end': draggingEnd,
    turning,
    lifting,
    aiming,
    marquee,
  },
};
