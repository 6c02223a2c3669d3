import { cameraSchema } from '#design/document.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { addRecord } from '#design/commands/edits.ts';

export const addCamera = commandKind('camera.add', { camera: cameraSchema }, (design, { camera }) =>
  addRecord(design, 'cameras', camera),
);
