import type { Point } from '#lib/vec2.ts';
import type { Barrier } from '#viewer/drawable.ts';
import type { HomeFacts } from '#viewer/live/scene-patch.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import { orbitPose, shifted, turned, zoomed, type Orbit, type OrbitFrame } from '#viewer/stage/orbit.ts';
import { lookedAround, walkPose, withZoom, stepped, walkFrom, movedTowards, type Walk } from '#viewer/stage/walk.ts';

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
  home?: Pick<HomeFacts, 'entrance' | 'barriers'>;
  /** No animation: changes apply at once. */
  still: boolean;
}

const step = { turn: 0.13, zoom: 1.18, pan: 0.06, walk: 260, look: 0.12 };
/** Millimetres and radians a second while a key is held. */
const speed = { walk: 1500, look: 1.4 };
const glideSeconds = 0.7;

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
  let walk: Walk | null = home ? walkFrom(home.entrance) : null;
  let going: { to: Point; left: number } | null = null;
  const held = new Set<string>();
  const barriers = (): readonly Barrier[] => home?.barriers ?? [];

  function move(key: string, metres: number, radians: number): boolean {
    const walkStep = walkSteps[key];
    if (!walkStep || !walk) return false;
    going = null;
    walk = lookedAround(
      stepped(walk, walkStep.ahead * metres, walkStep.aside * metres, barriers()),
      walkStep.left * radians,
      0,
    );
    return true;
  }

  function pressAround(key: string): boolean {
    const arrow = arrows[key];
    if (!arrow) return false;
    if (mode === 'plan') plan = shifted(plan, arrow[0] * step.pan, -arrow[1] * step.pan, planFrame, aspect);
    else orbit = turned(orbit, arrow[0] * step.turn, -arrow[1] * step.turn, frame);
    return true;
  }

  const controller: CameraController = {
    mode: () => mode,
    setMode(next) {
      if (next !== 'orbit' && !home) return;
      mode = next;
      controller.releaseAll();
    },
    setAspect(next) {
      aspect = next;
    },
    drag(right, down) {
      if (mode === 'walk' && walk) walk = lookedAround(walk, right * 1.1, down * 0.8);
      else if (mode === 'plan') plan = shifted(plan, -right, down, planFrame, aspect);
      else orbit = turned(orbit, -right * 2.6, down * 2, frame);
    },
    zoom(by) {
      if (mode === 'walk' && walk) walk = withZoom(walk, by);
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
      if (mode !== 'walk') return pressAround(key);
      if (held.has(key)) return true;
      if (!move(key, step.walk, step.look)) return false;
      held.add(key);
      return true;
    },
    release: (key) => {
      held.delete(key);
    },
    releaseAll() {
      held.clear();
      going = null;
    },
    goTo(spot) {
      if (walk && still) walk = movedTowards(walk, spot, 1, barriers());
      else going = { to: spot, left: glideSeconds };
    },
    reframe(next) {
      framed = next;
      home = next.home;
    },
    reset() {
      controller.releaseAll();
      frame = framed.orbit;
      planFrame = planFrameOf(frame);
      if (mode === 'orbit') orbit = start;
      if (mode === 'plan') plan = planStart;
      if (mode === 'walk' && home) walk = walkFrom(home.entrance);
    },
    look: () => {
      if (mode === 'walk' && walk) return walkPose(walk);
      if (mode === 'plan') return orbitPose(plan, planFrame, aspect);
      return orbitPose(orbit, frame, aspect);
    },
    tick(seconds) {
      for (const key of held) move(key, speed.walk * seconds, speed.look * seconds);
      if (going && walk) {
        walk = movedTowards(walk, going.to, Math.min(1, seconds / going.left), barriers());
        going = going.left > seconds ? { ...going, left: going.left - seconds } : null;
      }
      return held.size > 0 || going !== null;
    },
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

interface WalkStep {
  ahead: number;
  aside: number;
  left: number;
}
const none: WalkStep = { ahead: 0, aside: 0, left: 0 };
const walkSteps: Record<string, WalkStep> = {
  ArrowUp: { ...none, ahead: 1 },
  ArrowDown: { ...none, ahead: -1 },
  ArrowLeft: { ...none, left: 1 },
  ArrowRight: { ...none, left: -1 },
  w: { ...none, ahead: 1 },
  s: { ...none, ahead: -1 },
  a: { ...none, aside: -1 },
  d: { ...none, aside: 1 },
};
