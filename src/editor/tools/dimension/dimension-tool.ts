import type { DimensionState } from '#editor/tools/dimension/dimension-state.ts';
import { measuring } from '#editor/tools/dimension/measuring.ts';
import { offsetting } from '#editor/tools/dimension/offsetting.ts';
import { ready } from '#editor/tools/dimension/ready.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const dimensionTool: Tool<DimensionState> = {
  start: { tool: 'dimension', state: 'ready', held: null },
  draws: true,
  states: { ready, measuring, offsetting },
};
