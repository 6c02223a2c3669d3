import { cameraSchema } from '#design/document.ts';
import { again, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord } from '#design/commands/edits.ts';

export const changeCamera = commandKind('camera.change', { camera: cameraSchema },
  (design, { camera }) => changeRecord(design, 'cameras', camera.id, () => camera),
  ({ camera }) => again(`camera.change ${camera.id}`));
