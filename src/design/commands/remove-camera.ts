import { cameraIdField } from '#design/records/fields.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { removeRecord } from '#design/commands/edits.ts';

export const removeCamera = commandKind('camera.remove', { id: cameraIdField }, (design, { id }) =>
  removeRecord(design, 'cameras', id),
);
