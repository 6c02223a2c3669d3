import { useEffect, useRef, useState } from 'react';
import { levelOf } from '#design/document.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import { useSession } from '../editor-context.tsx';
import { useSize } from '../plan-view/use-size.ts';
import { useScene, type SceneControls } from '../scene-view/scene-link.tsx';
import { sightOf } from '../scene-view/sight.ts';
import { useComments } from './comments-context.tsx';
import { PinLayer } from './pin-layer.tsx';

/** Pins over 3D: each follows its point after a frame that was drawn anyway; none is asked for. */
export function ScenePins() {
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const controls = useScene((state) => state.controls);
  const pose = useDrawnPose(controls);
  const split = useSession(({ view }) => view.mode === 'split');
  const floor = useSession(({ history, level }) => levelOf(history.design, level)?.elevation ?? 0);
  if (!useComments()) return null;
  const sight = pose && size ? sightOf(pose, size) : null;
  return (
    <div ref={host} className="cm-host">
      {size && (
        <PinLayer size={size} screen={({ x, y, z }) => sight?.toScreen([x, y, floor + z]) ?? null} cards={!split} />
      )}
    </div>
  );
}

function useDrawnPose(controls: SceneControls | null): CameraPose | null {
  const [pose, setPose] = useState<CameraPose | null>(null);
  useEffect(() => {
    if (!controls) return undefined;
    const look = () => setPose((before) => changed(before, controls.look()));
    look();
    const stop = controls.onFrame(look);
    return () => {
      stop();
      setPose(null);
    };
  }, [controls]);
  return pose;
}

/** The same while the camera stands still: frames are drawn for other reasons too. */
function changed(before: CameraPose | null, now: CameraPose): CameraPose {
  return before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
