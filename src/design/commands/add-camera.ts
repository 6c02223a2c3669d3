import { cameraSchema } from '#design/document.ts';
import { commandKind } from '#design/commands/command-kind.ts';
import { add } from '#design/draft.ts';

export const addCamera = commandKind('camera.add', { camera: cameraSchema }, (draft, { camera }) =>
  add(draft, 'cameras', camera),
);
