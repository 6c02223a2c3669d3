import { lightDefaults } from '#design/records/light.ts';
import type { LightState } from '#editor/tools/light/light-state.ts';
import { placing } from '#editor/tools/light/placing.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const lightTool: Tool<LightState> = {
  start: {
    tool: 'light',
    state: 'placing',
    template: { ...lightDefaults, form: 'spot', lumens: 600, beam: 80 },
    id: null,
    held: null,
  },
  draws: true,
  states: { placing },
};
