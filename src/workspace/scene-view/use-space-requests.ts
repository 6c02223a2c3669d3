import { useEffect, useEffectEvent, useRef } from 'react';
import type { Editor } from '#editor/editor.ts';
import type { ViewRequest } from '#editor/session-state.ts';
import type { Paper } from '../plan-view/framing.ts';
import { useSession } from '../editor-context.tsx';
import { firstCorner } from './first-corner.ts';
import { freePart } from './in-sight.ts';
import { storeyBox } from './open-eye.ts';
import { dollied, firstCamera, framedOn, type SpaceCamera } from './space-camera.ts';
import type { SeenHome } from './use-home-stage.ts';

const glideSeconds = 0.3;

/**
 * What actions ask of the view: all of it from its first side, the selection, nearer, farther. What comes over the
 * view, as proposals do, pushes the home aside until somebody moves the eye, and beside the plan it is shown as large as
 * its part of the sheet allows. Answers whether nobody has.
 */
export function useSpaceRequests(
  { session }: Editor,
  seen: SeenHome | null,
  paper: Paper | null,
): (camera: SpaceCamera) => boolean {
  /** Where the view was put to show all of the home. */
  const framed = useRef<SpaceCamera | null>(null);
  const isFramed = (camera: SpaceCamera) =>
    camera === framed.current || (seen !== null && seen.whole && camera === seen.opened);

  function showHome({ stage, eye }: SeenHome, size: Paper) {
    const { box } = stage.home.facts();
    const corner = firstCorner({ design: session.design, level: session.state.level }, box, size);
    framed.current = firstCamera(box, size, corner, freePart(size, session.state.view.mode));
    eye.glideTo(framed.current, glideSeconds);
  }

  const answer = useEffectEvent((request: ViewRequest) => {
    if (!seen || !paper) return;
    const { eye } = seen;
    if (request.kind === 'zoom') eye.glideTo(dollied(eye.camera(), request.by), glideSeconds / 2);
    else if (request.kind === 'frame' && request.bounds)
      eye.glideTo(
        framedOn(eye.camera(), storeyBox(session, request.bounds), paper, freePart(paper, session.state.view.mode)),
        glideSeconds,
      );
    else if (request.kind === 'frame') showHome(seen, paper);
  });
  useEffect(() => session.onRequest((request) => answer(request)), [session]);

  const makeRoom = useEffectEvent(() => {
    if (seen && paper && isFramed(seen.eye.goal())) showHome(seen, paper);
  });
  const split = useSession(({ view }) => view.mode === 'split');
  const own = paper && split ? [paper.width, paper.height] : [];
  const over = paper && [paper.free.left - paper.left, paper.free.top - paper.top, ...sides(paper), ...own].join(' ');
  const before = useRef(over);
  useEffect(() => {
    if (before.current !== null && before.current !== over) makeRoom();
    before.current = over;
  }, [over]);
  return isFramed;
}

/** What lies over the right and the lower edge. */
function sides({ left, top, width, height, free }: Paper): number[] {
  return [left + width - free.left - free.width, top + height - free.top - free.height];
}
