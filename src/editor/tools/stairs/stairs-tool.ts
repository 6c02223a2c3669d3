import { stairsDefaults } from '#design/records/stairs.ts';
import { placing } from '#editor/tools/stairs/placing.ts';
import type { StairsState } from '#editor/tools/stairs/stairs-state.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const stairsTool: Tool<StairsState> = {
  start: { tool: 'stairs', state: 'placing', template: stairsDefaults, id: null, held: null },
  draws: true,
  states: { placing },
};
