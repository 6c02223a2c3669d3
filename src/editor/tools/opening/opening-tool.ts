import { placingOpening } from '#editor/tools/opening/opening-state.ts';
import type { OpeningState } from '#editor/tools/opening/opening-state.ts';
import { placing } from '#editor/tools/opening/placing.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const openingTool: Tool<OpeningState> = { start: placingOpening('door'), draws: true, states: { placing } };
