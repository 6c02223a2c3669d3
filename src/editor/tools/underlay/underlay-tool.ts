import type { Tool } from '#editor/tools/tool.ts';
import { measuring } from '#editor/tools/underlay/measuring.ts';
import { ready } from '#editor/tools/underlay/ready.ts';
import { typing } from '#editor/tools/underlay/typing.ts';
import type { UnderlayState } from '#editor/tools/underlay/underlay-state.ts';

export const underlayTool: Tool<UnderlayState> = {
  start: { tool: 'underlay', state: 'ready' },
  draws: true,
  states: { ready, measuring, typing },
};
