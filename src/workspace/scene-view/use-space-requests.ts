import { useEffect, useEffectEvent } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { ViewRequest } from '#editor/session-state.ts';
import type { Box } from '#models/geometry/mesh.ts';
import type { Size } from '../plan-view/plan-camera.ts';
import { firstCorner } from './first-corner.ts';
import { storeyBox } from './open-eye.ts';
import { dollied, firstCamera, framedOn } from './space-camera.ts';
import type { SpaceEye } from './space-eye.ts';

const glideSeconds = 0.3;

/** What actions ask of the view: all of it from its first side, the selection, nearer, farther. */
export function useSpaceRequests(
  editor: Editor,
  eye: SpaceEye | null,
  homeBox: () => Box | null,
  size: Size | null,
): void {
  const answer = useEffectEvent((request: ViewRequest) => {
    if (!eye || !size) return;
    const home = homeBox();
    if (request.kind === 'zoom') eye.glideTo(dollied(eye.camera(), request.by), glideSeconds / 2);
    else if (request.kind === 'frame' && request.bounds)
      eye.glideTo(framedOn(eye.camera(), storeyBox(editor.session, request.bounds), size), glideSeconds);
    else if (request.kind === 'frame' && home)
      eye.glideTo(firstCamera(home, size, firstCorner(editor.session, home, size)), glideSeconds);
  });
  useEffect(() => editor.session.onRequest((request) => answer(request)), [editor]);
}
