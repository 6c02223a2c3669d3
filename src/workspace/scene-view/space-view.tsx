import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { levelOf, type Design } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { LiveScene } from '#viewer/live-scene.ts';
import { qualityOf } from '#viewer/quality.ts';
import { recordForTests } from '#viewer/stage/record-for-tests.ts';
import { useCanvasRoot } from '#viewer/stage/use-canvas-root.ts';
import type { UploadAddress } from '#viewer/subject.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useSize } from '../plan-view/use-size.ts';
import { openEye } from './open-eye.ts';
import { planOf, type SpaceCamera } from './space-camera.ts';
import type { SpaceEye } from './space-eye.ts';
import { SpaceFrame } from './space-frame.tsx';
import { SpaceMarks } from './space-marks.tsx';
import { SpaceTools } from './space-tools.tsx';
import type { PointedScene } from './scene-pointer.ts';
import { useHomeStage } from './use-home-stage.ts';
import { useSceneInput } from './use-scene-input.ts';
import { useSpaceRequests } from './use-space-requests.ts';
import { useWallsAside } from './use-walls-aside.ts';

export interface SpaceViewProps {
  uploadAddress: UploadAddress;
  onState(state: 'live' | 'lost' | 'failed'): void;
}

/** The home in three dimensions under the same hands: tools, selection and snapping are the plan's. */
export function SpaceView({ uploadAddress, onState }: SpaceViewProps) {
  const t = useTranslations('workspace.scene');
  const editor = useEditor();
  const { session } = editor;
  const host = useRef<HTMLDivElement>(null);
  const size = useSize(host);
  const [quality] = useState(() => qualityOf(location.search));
  const [restored, setRestored] = useState(0);
  const report = useEffectEvent(onState);
  const [canvas, root] = useCanvasRoot(host, quality, onState, () => setRestored((times) => times + 1));
  const stage = useHomeStage(editor, root, quality, uploadAddress, () => report('failed'));
  const [eye, setEye] = useState<SpaceEye | null>(null);
  const [camera, setCamera] = useState<SpaceCamera | null>(null);
  const [finger, setFinger] = useState<Point | null>(null);
  const [shows, setShows] = useState({ distances: true, wallsDown: false });
  const stepAside = useWallsAside(session, stage);
  const tool = useSession((state) => state.tool.tool);
  const level = useSession((state) => state.level);
  const crosses = useSession(
    ({ history, tool: { tool: inUse } }) =>
      inUse === 'wall' || inUse === 'room' || Object.keys(history.design.walls).length === 0,
  );

  const begin = useEffectEvent(() =>
    stage && root && size ? openEye(editor, stage.home.facts().box, size, () => root.state.invalidate()) : null,
  );
  const measured = size !== null;
  useEffect(() => {
    setEye(begin());
    return () => setEye(null);
  }, [stage, root, measured]);

  const scene = useMemo(
    (): PointedScene | null => stage && eye && pointedScene(stage.home.scene, eye, () => host.current),
    [stage, eye],
  );
  useSceneInput(host, editor, scene, setFinger);
  useSpaceRequests(editor, eye, () => stage?.home.facts().box ?? null, size);

  // One goes up and down with the storey.
  const storey = useRef(level);
  useEffect(() => {
    const rise = floorOf(session.design, level) - floorOf(session.design, storey.current);
    storey.current = level;
    if (!eye || rise === 0) return;
    const { target, ...rest } = eye.camera();
    eye.set({ ...rest, target: [target[0], target[1], target[2] + rise] });
  }, [eye, level, session]);

  const drawn = useEffectEvent((pose: CameraPose, triangles: number, moving: boolean) => {
    if (!eye || !size || !stage) return;
    setCamera(eye.camera());
    const { view } = session.state;
    // Alone, 3D and the plan show the same: whoever goes back finds the place again.
    if (!moving && view.mode === 'space' && camera !== eye.camera())
      session.set({ view: { ...view, ...planOf(eye.camera(), size) } });
    if (quality.test && host.current)
      recordForTests(host.current, {
        drawn: triangles,
        triangles: stage.triangles(),
        eye: pose.eye.map((value) => value.toFixed(3)).join(' '),
        camera: JSON.stringify(eye.camera()),
      });
  });

  // A graphics card that let go has come back: what only it had is made again.
  const renewed = useRef(0);
  useEffect(() => {
    if (!stage || renewed.current === restored) return;
    renewed.current = restored;
    stage.renewEnvironment();
    report('live');
  }, [stage, restored]);

  useEffect(() => {
    if (!root || !stage || !eye) return;
    root.render(
      <SpaceFrame
        stage={stage}
        eye={eye}
        crosses={crosses}
        version={restored}
        onAim={(pose) => stepAside(pose, shows.wallsDown)}
        onFrame={(...frame) => drawn(...frame)}
      />,
    );
    root.state.invalidate();
  }, [root, stage, eye, restored, stepAside, shows.wallsDown, crosses]);

  useEffect(() => {
    if (!root || !stage || !eye) return undefined;
    let open = true;
    // Shaders first, asynchronously where the browser can; then the first frame is drawn at once.
    void root.state.gl
      .compileAsync(root.state.scene, root.state.camera)
      .catch(() => null)
      .then(() => {
        if (open) report('live');
        root.state.invalidate();
      });
    return () => {
      open = false;
    };
  }, [root, stage, eye]);

  const toggle = useCallback((what: keyof typeof shows) => setShows((now) => ({ ...now, [what]: !now[what] })), []);
  return (
    <>
      <div
        ref={host}
        className={`sv sv-tool-${tool}`}
        role="application"
        aria-label={t('label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys while it has focus
        tabIndex={0}
        data-stage={quality.test ? 'test' : 'live'}
      >
        <canvas ref={canvas} aria-hidden="true" className="sv-canvas" />
        {camera && size && <SpaceMarks camera={camera} size={size} finger={finger} distances={shows.distances} />}
      </div>
      {eye && <SpaceTools shows={shows} onToggle={toggle} />}
    </>
  );
}

function floorOf(design: Design, level: string): number {
  return levelOf(design, level)?.elevation ?? 0;
}

function pointedScene(
  { pick, pickAll }: Pick<LiveScene, 'pick' | 'pickAll'>,
  eye: SpaceEye,
  host: () => HTMLElement | null,
): PointedScene {
  return {
    eye,
    sizeOf: () => ({ width: host()?.clientWidth || 1, height: host()?.clientHeight || 1 }),
    pick: ({ from, along }, accept) => pick(from, along, accept),
    pickAll: ({ from, along }, accept) => pickAll(from, along, accept),
    inWindow({ x, y }) {
      const box = host()?.getBoundingClientRect();
      return { x: x + (box?.left ?? 0), y: y + (box?.top ?? 0) };
    },
  };
}
