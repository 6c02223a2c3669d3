import { beamSchema } from '#design/records/beam.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeBeam = commandKind(
  'beam.change',
  { beam: beamSchema },
  (draft, { beam }) => change(draft, 'beams', beam.id, () => beam),
  ({ beam }) => repeatsOn(`beam.change ${beam.id}`),
);
