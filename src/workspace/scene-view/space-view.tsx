import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { levelOf, type Design } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import type { OnBuilt } from '#viewer/mesh-jobs.ts';
import { qualityOf } from '#viewer/quality.ts';
import type { Environment } from '#viewer/stage/environment.ts';
import { recordForTests } from '#viewer/stage/record-for-tests.ts';
import { useCanvasRoot } from '#viewer/stage/use-canvas-root.ts';
import type { HomeStage } from '#viewer/stage/stage-scene.ts';
import type { UploadAddress } from '#viewer/subject.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { usePaper } from '../plan-view/use-paper.ts';
import { useToolFocus } from '../plan-view/use-tool-focus.ts';
import { freePart } from './in-sight.ts';
import { planOf, type SpaceCamera } from './space-camera.ts';
import { SpaceFrame } from './space-frame.tsx';
import { SpaceMarks } from './marks/space-marks.tsx';
import { SpaceTools } from './marks/space-tools.tsx';
import { SpaceGuests } from '../together/space-guests.tsx';
import { useHomeStage } from './use-home-stage.ts';
import { useSceneInput } from './use-scene-input.ts';
import { useSelectionInSight } from './use-selection-in-sight.ts';
import { useSpaceControls } from './use-space-controls.ts';
import { useSpaceRequests } from './use-space-requests.ts';

export interface SpaceViewProps {
  uploadAddress: UploadAddress;
  /** Baked light, by its address. */
  light: string | null;
  onState(state: 'live' | 'lost' | 'failed'): void;
  /** How much of the furniture is built, the first time. */
  onBuilt: OnBuilt;
}

/** The home in three dimensions under the same hands: tools, selection and snapping are the plan's. */
export function SpaceView({ uploadAddress, light: baked, onState, onBuilt }: SpaceViewProps) {
  const t = useTranslations('workspace.scene');
  const editor = useEditor();
  const { session } = editor;
  const host = useRef<HTMLDivElement>(null);
  const size = usePaper(host);
  const [quality] = useState(() => qualityOf(location.search));
  const report = useEffectEvent(onState);
  /** The light around the home, made again after the graphics card let go. */
  const [light, setLight] = useState<Environment | null>(null);
  const shown = useRef<HomeStage | null>(null);
  const [canvas, root] = useCanvasRoot(host, quality, onState, () => {
    shown.current?.renewEnvironment();
    setLight(shown.current?.environment() ?? null);
    onState('live');
  });
  const seen = useHomeStage(
    editor,
    root,
    quality,
    uploadAddress,
    () => {
      const whole = { width: host.current?.clientWidth || 1, height: host.current?.clientHeight || 1 };
      return { size: whole, free: size ? freePart(size, session.state.view.mode) : { x: 0, y: 0, ...whole } };
    },
    () => onState('failed'),
    onBuilt,
  );
  const stage = seen?.stage ?? null;
  const eye = seen?.eye ?? null;
  useEffect(() => {
    shown.current = stage;
  }, [stage]);
  useEffect(() => stage?.bake(baked), [stage, baked]);
  const [camera, setCamera] = useState<SpaceCamera | null>(null);
  const [finger, setFinger] = useState<Point | null>(null);
  const [followers] = useState(() => new Set<() => void>());
  const [shows, setShows] = useState({ distances: true, wallsDown: false });
  const tool = useSession((state) => state.tool.tool);
  const level = useSession((state) => state.level);
  const crosses = useSession(
    ({ history, tool: { tool: inUse } }) =>
      inUse === 'wall' || inUse === 'room' || Object.keys(history.design.walls).length === 0,
  );

  useSceneInput(host, editor, seen, setFinger);
  useToolFocus(host);
  useSpaceControls(seen, root, followers);
  const isFramed = useSpaceRequests(editor, seen, size);
  useSelectionInSight(editor, eye, size);

  // One goes up and down with the storey.
  const storey = useRef(level);
  useEffect(() => {
    const rise = floorOf(session.design, level) - floorOf(session.design, storey.current);
    storey.current = level;
    if (!eye || rise === 0) return;
    const { target, ...rest } = eye.camera();
    eye.set({ ...rest, target: [target[0], target[1], target[2] + rise] });
  }, [eye, level, session]);

  function drawn(pose: CameraPose, triangles: number, moving: boolean) {
    if (!eye || !size || !stage) return;
    setCamera(eye.camera());
    for (const listener of followers) listener();
    const { view } = session.state;
    // Alone, 3D and the plan show the same: whoever went elsewhere finds the place again, who did not, the plan as it was.
    if (
      !moving &&
      view.mode === 'space' &&
      camera !== eye.camera() &&
      eye.camera() !== seen?.opened &&
      !isFramed(eye.camera())
    )
      session.set({ view: { ...view, ...planOf(eye.camera(), size) } });
    if (quality.test && host.current)
      recordForTests(host.current, {
        drawn: triangles,
        triangles: stage.triangles(),
        eye: pose.eye.map((value) => value.toFixed(3)).join(' '),
        camera: JSON.stringify(eye.camera()),
      });
  }

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a frame shows all of these
  useEffect(() => root?.invalidate(), [root, seen, light, shows.wallsDown, crosses]);

  useEffect(() => {
    if (!root || !stage || !eye) return undefined;
    let open = true;
    // Shaders first, asynchronously where the browser can; then the first frame is drawn at once.
    void root.gl
      .compileAsync(root.scene, root.camera)
      .catch(() => null)
      .then(() => {
        if (open) report('live');
        root.invalidate();
      });
    return () => {
      open = false;
    };
  }, [root, stage, eye]);

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
        {root && seen && (
          <SpaceFrame
            root={root}
            stage={seen.stage}
            eye={seen.eye}
            crosses={crosses}
            environment={light ?? seen.stage.environment()}
            onAim={(pose) => seen.stepAside(pose, shows.wallsDown ? 'all' : 'before')}
            onFrame={drawn}
          />
        )}
        {camera && size && (
          <SpaceMarks host={host} camera={camera} size={size} finger={finger} distances={shows.distances} />
        )}
        {camera && size && <SpaceGuests camera={camera} size={size} />}
      </div>
      {eye && <SpaceTools shows={shows} onToggle={(what) => setShows((now) => ({ ...now, [what]: !now[what] }))} />}
    </>
  );
}

function floorOf(design: Design, level: string): number {
  return levelOf(design, level)?.elevation ?? 0;
}
