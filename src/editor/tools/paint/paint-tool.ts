import { painting as handlers } from '#editor/tools/paint/painting.ts';
import { painting } from '#editor/tools/paint/paint-state.ts';
import type { PaintState } from '#editor/tools/paint/paint-state.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const paintTool: Tool<PaintState> = { start: painting(null), draws: false, states: { painting: handlers } };
