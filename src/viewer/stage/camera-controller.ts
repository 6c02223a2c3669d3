import type { Point } from '#lib/vec2.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import { orbitPose, shifted, turned, zoomed, type Orbit, type OrbitFrame } from '#viewer/stage/orbit.ts';
import { walkPose, type WalkHome } from '#viewer/stage/walk.ts';
import { createWalker, type Walker } from '#viewer/stage/walker.ts';

export type Mode = 'orbit' | 'walk' | 'plan';

/** The camera of the stage and what moves it. Does not use three, so it is tested without a screen. */
export interface CameraController {
  mode(): Mode;
  setMode(mode: Mode): void;
  setAspect(aspect: number): void;
  /** In fractions of the stage's height, in the direction the finger moves. */
  drag(right: number, down: number): void;
  /** Above 1 zooms in. */
  zoom(by: number): void;
  /** Whether the key was handled. */
  press(key: string): boolean;
  release(key: string): void;
  releaseAll(): void;
  goTo(spot: Point): void;
  /** The person who walks, for sticks and kept views. */
  walker: Walker;
  /** Another frame after an edit: walls hold at once, the view stays where it is until it is reset. */
  reframe(frame: Omit<CameraFrame, 'still'>): void;
  reset(): void;
  look(): CameraPose;
  /** Advances animations; whether there is more to come. */
  tick(seconds: number): boolean;
}

export interface CameraFrame {
  orbit: OrbitFrame;
  start: Orbit;
  /** Only a home has an inside and a plan. */
  home?: WalkHome;
  /** No animation: changes apply at once. */
  still: boolean;
}

const step = { turn: 0.13, zoom: 1.18, pan: 0.06 };

export function createCameraController({ still, ...given }: CameraFrame): CameraController {
  const { start } = given;
  let framed = given;
  let { orbit: frame, home } = given;
  let planFrame = planFrameOf(frame);
  const planStart: Orbit = { azimuth: 0, elevation: Math.PI / 2, zoom: 1, shift: [0, 0, 0] };
  let mode: Mode = 'orbit';
  let aspect = 1.6;
  let orbit = start;
  let plan = planStart;
  const walker = createWalker(home, still);

  function pressAround(key: string): boolean {
    const arrow = arrows[key];
    if (!arrow) return false;
    if (mode === 'plan') plan = shifted(plan, arrow[0] * step.pan, -arrow[1] * step.pan, planFrame, aspect);
    else orbit = turned(orbit, arrow[0] * step.turn, -arrow[1] * step.turn, frame);
    return true;
  }

  const controller: CameraController = {
    walker,
    mode: () => mode,
    setMode(next) {
      if (next === mode || (next !== 'orbit' && !home)) return;
      mode = next;
      controller.releaseAll();
    },
    setAspect(next) {
      aspect = next;
    },
    drag(right, down) {
      if (mode === 'walk') walker.look(right * 1.1, down * 0.8);
      else if (mode === 'plan') plan = shifted(plan, -right, down, planFrame, aspect);
      else orbit = turned(orbit, -right * 2.6, down * 2, frame);
    },
    zoom(by) {
      if (mode === 'walk') walker.zoom(by);
      else if (mode === 'plan') plan = zoomed(plan, by);
      else orbit = zoomed(orbit, by);
    },
    press(key) {
      if (key === '+' || key === '=' || key === '-' || key === '_') {
        controller.zoom(key === '+' || key === '=' ? step.zoom : 1 / step.zoom);
        return true;
      }
      if (key === 'Home') {
        controller.reset();
        return true;
      }
      return mode === 'walk' ? walker.press(key) : pressAround(key);
    },
    release: walker.release,
    releaseAll: walker.stop,
    goTo: walker.goTo,
    reframe(next) {
      framed = next;
      home = next.home;
      walker.setHome(home);
    },
    reset() {
      controller.releaseAll();
      frame = framed.orbit;
      planFrame = planFrameOf(frame);
      if (mode === 'orbit') orbit = start;
      if (mode === 'plan') plan = planStart;
      if (mode === 'walk') walker.reset();
    },
    look: () => {
      const walk = walker.now();
      if (mode === 'walk' && walk) return walkPose(walk);
      if (mode === 'plan') return orbitPose(plan, planFrame, aspect);
      return orbitPose(orbit, frame, aspect);
    },
    tick: walker.tick,
  };
  return controller;
}

/** From very far with a long lens: nearly without perspective. */
function planFrameOf(frame: OrbitFrame): OrbitFrame {
  return { ...frame, fov: 5, share: 0.9, lowest: Math.PI / 2, highest: Math.PI / 2 };
}

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
