import { z } from 'zod';
import { cameraSchema } from '#design/document.ts';
import { beamSchema } from '#design/records/beam.ts';
import { columnSchema } from '#design/records/column.ts';
import { dimensionSchema } from '#design/records/dimension.ts';
import { lightSchema } from '#design/records/light.ts';
import { noteSchema } from '#design/records/note.ts';
import { stairsSchema } from '#design/records/stairs.ts';
import { underlaySchema } from '#design/records/underlay.ts';
import type { SimpleCommand } from '#design/commands/command-table.ts';
import { action, edit } from '#editor/actions/action.ts';
import type { Action } from '#editor/actions/action.ts';
import { exists } from '#editor/things.ts';

/** The inspector's fields: the whole record as it should be. */
export const setRecordActions: readonly Action[] = [
  setRecord('setLight', lightSchema, (light) => ({ kind: 'light.change', light })),
  setRecord('setCamera', cameraSchema, (camera) => ({ kind: 'camera.change', camera })),
  setRecord('setStairs', stairsSchema, (stairs) => ({ kind: 'stairs.change', stairs })),
  setRecord('setColumn', columnSchema, (column) => ({ kind: 'column.change', column })),
  setRecord('setBeam', beamSchema, (beam) => ({ kind: 'beam.change', beam })),
  setRecord('setDimension', dimensionSchema, (dimension) => ({ kind: 'dimension.change', dimension })),
  setRecord('setNote', noteSchema, (note) => ({ kind: 'note.change', note })),
  setRecord('setUnderlay', underlaySchema, (underlay) => ({ kind: 'underlay.change', underlay })),
];

function setRecord<Kept extends { id: string }>(
  id: string,
  schema: z.ZodType<Kept>,
  command: (record: Kept) => SimpleCommand,
): Action {
  return action<{ record: Kept }>({
    id,
    group: 'building',
    input: z.strictObject({ record: schema }),
    allowed: ({ session }) => session.state.selection.length > 0,
    run: (editor, { record }) =>
      exists(editor.session.design, record.id) ? edit(editor, [command(record)]) : { ok: false, fault: null },
  });
}
