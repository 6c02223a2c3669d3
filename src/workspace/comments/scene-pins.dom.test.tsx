import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { newDesign } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { toStage, type CameraPose } from '#viewer/camera-pose.ts';
import { commentsServer } from '../../../tests/support/workspace/comments-port.ts';
import { showPage } from '../../../tests/support/workspace/show-in-editor.tsx';
import { EditorProvider } from '../editor-context.tsx';
import { createSceneLink, SceneLinkProvider } from '../scene-view/scene-link.tsx';
import { CommentsProvider } from './comments-context.tsx';
import { ScenePins } from './scene-pins.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('J9: in 3D a pin follows its point after each frame, and asks for none', async () => {
  // A page without a browser has no layout.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
  const server = commentsServer();
  server.say('Lan', 'one');
  const driver = drive(newDesign('Nhà'));
  const link = createSceneLink();
  let target: CameraPose['target'] = toStage([1000, 3000, 0]);
  let frames = 0;
  const drawn = new Set<() => void>();
  const pose = (): CameraPose => ({
    eye: [target[0], target[1] + 6, target[2] + 6],
    target,
    up: [0, 1, 0],
    fov: 40,
  });
  link.set({
    controls: {
      look: pose,
      walker: null,
      shine: () => undefined,
      redraw: () => frames++,
      onFrame(listener) {
        drawn.add(listener);
        return () => void drawn.delete(listener);
      },
    },
  });
  const place = showPage(
    <EditorProvider editor={driver.editor}>
      <SceneLinkProvider link={link}>
        <CommentsProvider port={server.port} person="u_me">
          <ScenePins />
        </CommentsProvider>
      </SceneLinkProvider>
    </EditorProvider>,
    'en',
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  for (let turn = 0; turn < 6; turn++) await act(async () => Promise.resolve());
  const at = () => {
    const { style } = place.querySelector<HTMLElement>('.cm-pin') ?? {};
    return [Math.round(parseFloat(style?.left ?? '')), Math.round(parseFloat(style?.top ?? ''))];
  };
  expect(at()).toEqual([400, 300]);
  target = toStage([2000, 3000, 0]);
  expect(at()).toEqual([400, 300]);
  await act(async () => drawn.forEach((tell) => tell()));
  expect(at()[0]).toBeLessThan(350);
  expect(frames).toBe(0);
});
