import { beamSchema } from '#design/records/beam.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addBeam = commandKind('beam.add', { beam: beamSchema }, (draft, { beam }) => add(draft, 'beams', beam));
