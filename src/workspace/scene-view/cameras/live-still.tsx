import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { levelOf, type Camera } from '#design/document.ts';
import { qualityOf } from '#viewer/quality.ts';
import { photograph } from '#viewer/stage/photograph.ts';
import { aimCamera, setUpScene } from '#viewer/stage/stage-scene-view.tsx';
import { loadHomeStage, type HomeStage } from '#viewer/stage/stage-scene.ts';
import { useCanvasRoot } from '#viewer/stage/use-canvas-root.ts';
import { useFrame, useInScene } from '#viewer/stage/use-scene.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { UploadAddress } from '#viewer/subject.ts';
import { useSession } from '../../editor-context.tsx';
import { isInside, poseOf } from './kept-view.ts';
import { useSceneLink } from '../scene-link.tsx';
import { walkPictures } from '../snapshots/walk-pictures.ts';
import { useTakeSnapshots } from '../snapshots/use-take-snapshots.ts';

export interface LiveStillProps {
  camera: Camera;
  uploadAddress: UploadAddress;
  /** Drawn, or not any more. */
  onState(state: 'live' | 'failed'): void;
}

/** What a camera sees now, as 3D shows it: drawn once, and again when something changes. */
export function LiveStill({ camera, uploadAddress, onState }: LiveStillProps) {
  const host = useRef<HTMLDivElement>(null);
  const [quality] = useState(() => qualityOf(location.search));
  const design = useSession(({ history }) => history.design);
  const [stage, setStage] = useState<HomeStage | null>(null);
  const report = useEffectEvent(onState);
  const [canvas, root] = useCanvasRoot(
    host,
    quality,
    () => onState('failed'),
    () => undefined,
  );
  const first = useEffectEvent(() => ({ kind: 'home', design, level: camera.level, uploadAddress }) as const);
  useEffect(() => {
    if (!root) return undefined;
    let wanted = true;
    let made: HomeStage | null = null;
    loadHomeStage(first(), root, quality).then(
      (loaded) => {
        if (!wanted) return loaded.dispose();
        made = loaded;
        setStage(loaded);
      },
      () => wanted && report('failed'),
    );
    return () => {
      wanted = false;
      made?.dispose();
      setStage(null);
    };
  }, [root, quality]);
  useEffect(() => {
    void stage?.update(design, camera.level).catch(() => report('failed'));
  }, [stage, design, camera.level]);
  return (
    <div ref={host} className="rd-live">
      <canvas ref={canvas} aria-hidden />
      {root && stage && <StillFrame root={root} stage={stage} camera={camera} onDrawn={() => onState('live')} />}
    </div>
  );
}

interface StillFrameProps {
  root: CanvasRoot;
  stage: HomeStage;
  camera: Camera;
  onDrawn(): void;
}

function StillFrame({ root, stage, camera, onDrawn }: StillFrameProps) {
  const { scene, gl } = root;
  const level = useSession(({ history }) => levelOf(history.design, camera.level));
  const inside = level !== undefined && isInside(camera, level);
  const mode = inside ? 'walk' : 'orbit';
  const modeNow = useEffectEvent(() => mode);
  useInScene(root, stage.scenery);
  useEffect(() => {
    setUpScene(scene, gl, stage.environment(), mode);
    stage.objects.showMode(mode);
    root.invalidate();
  }, [root, scene, gl, stage, mode]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a frame shows it from there
  useEffect(() => root.invalidate(), [root, camera]);
  const [followers] = useState(() => new Set<() => void>());
  useFrame(root, () => {
    if (!level) return;
    const { width, height } = root.size();
    const pose = poseOf(camera, level);
    aimCamera(root.camera, pose, width / height);
    stage.light?.(scene, pose, inside);
    gl.render(scene, root.camera);
    onDrawn();
    for (const listener of followers) listener();
  });

  const link = useSceneLink();
  const look = useEffectEvent(() => poseOf(camera, level ?? { elevation: 0 }));
  useEffect(() => {
    link.set({
      controls: {
        look: () => look(),
        walker: null,
        shine: (sun) => stage.shine?.(sun),
        redraw: () => root.invalidate(),
        onFrame(listener) {
          followers.add(listener);
          return () => void followers.delete(listener);
        },
        pictures: walkPictures({
          shown: stage.shown,
          photograph: (wanted) =>
            new Promise((resolve) => {
              root.beforeFrame(() => resolve(photograph(root, stage, modeNow(), wanted)));
            }),
        }),
      },
    });
    return () => link.set({ controls: null });
  }, [link, root, stage, followers]);
  useTakeSnapshots();
  return null;
}
