import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import type { Design } from '#design/document.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { CanvasRoot } from '#viewer/stage/canvas-root.ts';
import type { OnBuilt } from '#viewer/mesh-jobs.ts';
import { drawMeasures } from '#viewer/stage/draw-measures.ts';
import { bindPointerInput } from '#viewer/pointer-input.ts';
import { qualityOf } from '#viewer/quality.ts';
import { createCameraController, type Mode, type CameraController } from '#viewer/stage/camera-controller.ts';
import { photograph, type Photograph } from '#viewer/stage/photograph.ts';
import { recordForTests } from '#viewer/stage/record-for-tests.ts';
import { StageSceneView } from '#viewer/stage/stage-scene-view.tsx';
import type { StageScene } from '#viewer/stage/stage-scene.ts';
import type { Subject } from '#viewer/subject.ts';
import { useCanvasRoot } from '#viewer/stage/use-canvas-root.ts';
import { useStageScene } from '#viewer/stage/use-stage-scene.ts';

interface LiveStageProps {
  subject: Subject;
  mode: Mode;
  /** Whether width, depth and height are drawn beside the picked piece, or the whole. */
  measured: boolean;
  picked: string | null;
  label: string;
  /** What the keys do, for screen readers. */
  keys: string;
  /** Called when the camera can be controlled from outside: by buttons. */
  onReady(controls: LiveControls): void;
  onPick(owner: string | null): void;
  onFailed(why: 'lost' | 'failed'): void;
  /** A lost graphics context has come back, and everything with it. */
  onRestored(): void;
  onLeave(): void;
  /** How much of a home's furniture is built, the first time. */
  onBuilt?: OnBuilt | undefined;
}

/** What buttons beside the stage can do. */
export interface StageControls {
  zoom(by: number): void;
  reset(): void;
}

/** What whoever shows a home can do besides: move its camera, follow it, change its light. */
export interface LiveControls extends StageControls {
  camera: CameraController;
  /** As if the sun stood there; null as the design says. */
  shine(sun: Vec3 | null): void;
  redraw(): void;
  /** Called after each frame that is drawn; answers how to stop. */
  onFrame(listener: () => void): () => void;
  /** Of a home, its design as it stands there. */
  shown(): Design | null;
  /** A picture from another place, taken before the next frame. */
  photograph(wanted: Photograph): Promise<string | null>;
}

/** The stage itself; everything heavy is imported from this file, which is loaded on demand. */
export function LiveStage({
  subject,
  mode,
  measured,
  picked,
  label,
  keys,
  onReady,
  onPick,
  onFailed,
  onRestored,
  onLeave,
  onBuilt,
}: LiveStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const [quality] = useState(() => qualityOf(location.search));
  const hint = useId();
  const [restored, setRestored] = useState(0);
  const [followers] = useState(() => new Set<() => void>());
  const [canvas, root] = useCanvasRoot(host, quality, onFailed, () => setRestored((times) => times + 1));
  const [stageScene, edits] = useStageScene(subject, root, quality, onFailed, onBuilt);
  const version = edits + restored;
  const controller = useMemo(
    () =>
      stageScene
        ? createCameraController({
            ...stageScene.frame(),
            still: matchMedia('(prefers-reduced-motion: reduce)').matches,
          })
        : null,
    [stageScene],
  );
  const reportPick = useEffectEvent(onPick);
  const ready = useEffectEvent(onReady);
  const leave = useEffectEvent(onLeave);
  const comeBack = useEffectEvent(onRestored);
  const renewed = useRef(0);

  const levelNow = useEffectEvent(() => (subject.kind === 'home' ? subject.level : ''));
  const framed = useRef<string | null>(null);
  // The view stays where it is while the home changes; another storey is seen whole, or walked on to by its stairs.
  useEffect(() => {
    const before = framed.current;
    framed.current = levelNow();
    if (edits === 0 || !stageScene || !controller) return;
    controller.reframe(stageScene.frame());
    if (before !== framed.current && controller.mode() !== 'walk') controller.reset();
  }, [edits, stageScene, controller]);

  useEffect(() => {
    if (!stageScene || renewed.current === restored) return;
    renewed.current = restored;
    stageScene.renewEnvironment();
    comeBack();
  }, [restored, stageScene]);

  useEffect(() => {
    if (!root || !stageScene || !controller) return;
    controller.setMode(mode);
    root.invalidate();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a frame shows all of these
  }, [root, stageScene, controller, mode, picked, measured, version]);

  useEffect(() => {
    const stage = host.current;
    if (!root || !stageScene || !controller || !stage) return undefined;
    const redraw = () => root.invalidate();
    const controls: LiveControls = {
      camera: controller,
      shine: (sun) => stageScene.shine?.(sun),
      redraw,
      onFrame(listener) {
        followers.add(listener);
        return () => void followers.delete(listener);
      },
      shown: () => stageScene.shown?.() ?? null,
      photograph: (wanted) =>
        new Promise((resolve) => {
          root.beforeFrame(() => resolve(photograph(root, stageScene, controller.mode(), wanted)));
        }),
      zoom: (by) => {
        controller.zoom(by);
        redraw();
      },
      reset: () => {
        controller.reset();
        redraw();
      },
    };
    const stop = bindPointerInput(stage, {
      drag: (right, down) => {
        controller.drag(right, down);
        redraw();
      },
      pinch: controls.zoom,
      tap(x, y) {
        const owner = ownerAt(root, stageScene, controller, x, y);
        if (quality.test) stage.dataset.picked = owner ?? '';
        reportPick(owner);
        redraw();
      },
      press(key) {
        if (key === 'Escape') leave();
        else if (controller.press(key)) redraw();
        else return false;
        return true;
      },
      release: (key) => controller.release(key),
      releaseAll: () => controller.releaseAll(),
    });
    let open = true;
    // Compiles shaders first, asynchronously where the browser can; then the first frame is drawn at once.
    void root.gl
      .compileAsync(root.scene, root.camera)
      .catch(() => null)
      .then(() => {
        if (open) ready(controls);
        redraw();
      });
    return () => {
      open = false;
      stop();
    };
  }, [root, stageScene, controller, quality, followers]);

  return (
    <div
      ref={host}
      role="application"
      aria-label={label}
      aria-describedby={hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a stage has keys of its own; screen readers hand them through
      tabIndex={0}
      data-stage={quality.test ? 'test' : 'live'}
      className="absolute inset-0 cursor-grab touch-pan-y overflow-hidden select-none -outline-offset-4! active:cursor-grabbing"
    >
      <span id={hint} className="sr-only">
        {keys}
      </span>
      <canvas ref={canvas} aria-hidden="true" className="block h-full w-full" />
      {root && stageScene && controller && (
        <StageSceneView
          root={root}
          stageScene={stageScene}
          controller={controller}
          mode={mode}
          picked={picked}
          environment={stageScene.environment()}
          version={version}
          onFrame={(look, triangles) => {
            if (overlay.current)
              drawMeasures(
                overlay.current,
                measured ? ((picked === null ? null : stageScene.boxOf(picked)) ?? stageScene.box()) : null,
                look,
              );
            for (const listener of followers) listener();
            if (quality.test && host.current)
              recordForTests(host.current, {
                drawn: triangles,
                triangles: stageScene.triangles(),
                eye: look.eye.map((value) => value.toFixed(3)).join(' '),
                light: stageScene.baked?.() ?? 'none',
              });
          }}
        />
      )}
      <svg
        ref={overlay}
        aria-hidden="true"
        className="num pointer-events-none absolute inset-0 h-full w-full text-on-shade"
      />
    </div>
  );
}

/** The element under the pointer. A tap on the floor while walking goes there. */
function ownerAt(
  { camera }: CanvasRoot,
  stageScene: StageScene,
  controller: CameraController,
  x: number,
  y: number,
): string | null {
  const found = stageScene.objects.pick(camera, x, y);
  if (!found || controller.mode() !== 'walk' || found.kind !== 'floor') return found?.owner ?? null;
  controller.goTo({ x: found.point[0], y: found.point[1] });
  return null;
}
