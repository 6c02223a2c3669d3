import { cameraSchema } from '#design/document.ts';
import { repeatsOn, commandKind } from '#design/commands/command-kind.ts';
import { changeRecord } from '#design/commands/edits.ts';

export const changeCamera = commandKind(
  'camera.change',
  { camera: cameraSchema },
  (design, { camera }) => changeRecord(design, 'cameras', camera.id, () => camera),
  ({ camera }) => repeatsOn(`camera.change ${camera.id}`),
);
