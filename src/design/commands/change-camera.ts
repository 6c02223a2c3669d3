import { cameraSchema } from '#design/document.ts';
import { commandKind, repeatsOn } from '#design/commands/command-kind.ts';
import { change } from '#design/draft.ts';

export const changeCamera = commandKind(
  'camera.change',
  { camera: cameraSchema },
  (draft, { camera }) => change(draft, 'cameras', camera.id, () => camera),
  ({ camera }) => repeatsOn(`camera.change ${camera.id}`),
);
