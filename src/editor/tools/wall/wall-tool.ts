import type { Tool } from '#editor/tools/tool.ts';
import { drawing } from '#editor/tools/wall/drawing.ts';
import { ready } from '#editor/tools/wall/ready.ts';
import { wallDefaults } from '#editor/tools/wall/wall-state.ts';
import type { WallState } from '#editor/tools/wall/wall-state.ts';

export const wallTool: Tool<WallState> = {
  start: { tool: 'wall', state: 'ready', settings: wallDefaults, held: null },
  draws: true,
  states: { ready, drawing },
};
