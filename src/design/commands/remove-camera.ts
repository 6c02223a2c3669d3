import { cameraIdField } from '#elements/shared/schema.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { removeRecord } from '#design/commands/edits.ts';

export const removeCamera = commandKind('camera.remove', { id: cameraIdField }, (design, { id }) => removeRecord(design, 'cameras', id));
