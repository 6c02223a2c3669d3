import { beamDefaults } from '#design/records/beam.ts';
import type { BeamState } from '#editor/tools/beam/beam-state.ts';
import { drawing } from '#editor/tools/beam/drawing.ts';
import { ready } from '#editor/tools/beam/ready.ts';
import type { Tool } from '#editor/tools/tool.ts';

export const beamTool: Tool<BeamState> = {
  start: { tool: 'beam', state: 'ready', template: beamDefaults, held: null },
  draws: true,
  states: { ready, drawing },
};
