import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { Raycaster, Vector2 } from 'three';
import type { CanvasRoot } from '#viewer/canvas-root.ts';
import { drawMeasures } from '#viewer/draw-measures.ts';
import { listen } from '#viewer/gestures.ts';
import { fromStage } from '#viewer/look.ts';
import { qualityOf } from '#viewer/quality.ts';
import { createRig, type Mode, type Rig } from '#viewer/rig.ts';
import { StageScene } from '#viewer/stage-scene.tsx';
import type { Show } from '#viewer/show.ts';
import type { Subject } from '#viewer/subject.ts';
import { useCanvasRoot } from '#viewer/use-canvas-root.ts';
import { useShow } from '#viewer/use-show.ts';

interface LiveStageProps {
  subject: Subject;
  mode: Mode;
  /** Width, depth and height are drawn beside what is picked, or the whole. */
  measured: boolean;
  picked: string | null;
  label: string;
  /** What the keys do, for who does not see the stage. */
  keys: string;
  /** Told when something can be done to the camera from outside: buttons. */
  onReady(hands: StageHands): void;
  onPick(owner: string | null): void;
  onFailed(why: 'lost' | 'failed'): void;
  onLeave(): void;
}

/** What buttons beside the stage can do. */
export interface StageHands {
  zoom(by: number): void;
  reset(): void;
}

/** The stage itself; everything heavy hangs from this file and is fetched when someone asks to see it. */
export function LiveStage({ subject, mode, measured, picked, label, keys, onReady, onPick, onFailed, onLeave }: LiveStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const [quality] = useState(() => qualityOf(location.search));
  const hint = useId();
  const [canvas, root] = useCanvasRoot(host, quality, onFailed);
  const show = useShow(subject, root, quality, onFailed);
  const rig = useMemo(() => (show ? createRig({ ...show.frame, still: matchMedia('(prefers-reduced-motion: reduce)').matches }) : null), [show]);
  const tell = useEffectEvent(onPick);
  const ready = useEffectEvent(onReady);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!root || !show || !rig) return;
    rig.setMode(mode);
    root.render(<StageScene show={show} rig={rig} mode={mode} picked={picked} onFrame={(look, triangles) => {
      if (overlay.current) drawMeasures(overlay.current, measured ? (picked === null ? null : show.boxOf(picked)) ?? show.box : null, look);
      if (quality.test && host.current) note(host.current, { drawn: triangles, triangles: show.triangles, eye: look.eye.map((value) => value.toFixed(3)).join(' ') });
    }} />);
    root.state.invalidate();
  }, [root, show, rig, mode, picked, measured, quality]);

  useEffect(() => {
    const stage = host.current;
    if (!root || !show || !rig || !stage) return undefined;
    const redraw = () => root.state.invalidate();
    const hands: StageHands = { zoom: (by) => { rig.zoom(by); redraw(); }, reset: () => { rig.reset(); redraw(); } };
    const stop = listen(stage, {
      drag: (right, down) => { rig.drag(right, down); redraw(); },
      pinch: hands.zoom,
      tap(x, y) {
        const owner = tapped(root, show, rig, x, y);
        if (quality.test) stage.dataset.picked = owner ?? '';
        tell(owner);
        redraw();
      },
      press(key) {
        if (key === 'Escape') leave();
        else if (rig.press(key)) redraw();
        else return false;
        return true;
      },
      release: (key) => rig.release(key),
      releaseAll: () => rig.releaseAll(),
    });
    let open = true;
    // Shaders first, where the browser can make them aside; then the first picture is there at once.
    void root.state.gl.compileAsync(root.state.scene, root.state.camera).catch(() => null).then(() => {
      if (open) ready(hands);
      redraw();
    });
    return () => {
      open = false;
      stop();
    };
  }, [root, show, rig, quality]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys of a stage are its own, which is what the role is for; a screen reader hands them through
    <div ref={host} role="application" aria-label={label} aria-describedby={hint} tabIndex={0} data-stage={quality.test ? 'test' : 'live'}
      className="absolute inset-0 cursor-grab touch-pan-y overflow-hidden select-none -outline-offset-4! active:cursor-grabbing">
      <span id={hint} className="sr-only">{keys}</span>
      <canvas ref={canvas} aria-hidden="true" className="block h-full w-full" />
      <svg ref={overlay} aria-hidden="true" className="num pointer-events-none absolute inset-0 h-full w-full text-on-shade" />
    </div>
  );
}

/** Who was touched. Someone who walks and touches the floor goes there. */
function tapped({ state: { camera } }: CanvasRoot, show: Show, rig: Rig, x: number, y: number): string | null {
  const ray = new Raycaster();
  ray.setFromCamera(new Vector2(x, y), camera);
  const found = show.drawn.pick(ray);
  if (!found || rig.mode() !== 'walk' || !found.owner.startsWith('rm_')) return found?.owner ?? null;
  const { point } = found.hit;
  const [left, ahead] = fromStage([point.x, point.y, point.z]);
  rig.goTo({ x: left, y: ahead });
  return null;
}

/** For tests only, on the element itself: nothing of ours is global. */
function note(stage: HTMLElement, said: Record<string, string | number>): void {
  stage.dataset.frames = String(Number(stage.dataset.frames ?? 0) + 1);
  for (const [name, value] of Object.entries(said)) stage.dataset[name] = String(value);
}
