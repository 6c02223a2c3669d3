import { distance, type Point } from '#lib/vec2.ts';
import { footingAt } from '#viewer/home/footing.ts';
import {
  lookedAround,
  movedTowards,
  stepped,
  walkFrom,
  withTall,
  withZoom,
  type Walk,
  type WalkHome,
} from '#viewer/stage/walk.ts';

/** A person walking, by keys that are held, by a stick and by spots on the floor to go to. */
export interface Walker {
  /** Null where there is no inside. */
  now(): Walk | null;
  look(left: number, up: number): void;
  zoom(by: number): void;
  /** Whether the key was handled; a held one walks until it is let go. */
  press(key: string): boolean;
  release(key: string): void;
  stop(): void;
  /** A stick pushed from −1 to 1 each way; it goes on until it is let go (0, 0). */
  steer(ahead: number, aside: number): void;
  goTo(spot: Point): void;
  /** Here at once. */
  stand(walk: Walk): void;
  /** Eyes so high over the floor. */
  setTall(tall: number): void;
  /** Other walls; one stays where one is. */
  setHome(home: WalkHome | undefined): void;
  reset(): void;
  /** Whether there is more to come. */
  tick(seconds: number): boolean;
}

const step = { walk: 260, look: 0.12 };
/** Millimetres and radians a second; Shift doubles the first. */
const speed = { walk: 1500, look: 1.4 };
/** A tap is answered quickly, however far it is. */
const glide = { least: 0.4, most: 1.6 };

export function createWalker(given: WalkHome | undefined, still: boolean): Walker {
  let home = given;
  let walk = home ? entered(home) : null;
  let going: { to: Point; left: number } | null = null;
  let stick = { ahead: 0, aside: 0 };
  let fast = false;
  const held = new Set<string>();
  const limits = () => home ?? { barriers: [] };

  function move({ ahead, aside, left }: WalkStep, millimetres: number, radians: number): void {
    if (!walk) return;
    going = null;
    const by = millimetres * (fast ? 2 : 1);
    walk = lookedAround(stepped(walk, ahead * by, aside * by, limits()), left * radians, 0);
  }

  const walker: Walker = {
    now: () => walk,
    look(left, up) {
      if (walk) walk = lookedAround(walk, left, up);
    },
    zoom(by) {
      if (walk) walk = withZoom(walk, by);
    },
    press(key) {
      if (key === 'Shift') {
        fast = true;
        return true;
      }
      const asked = walkSteps[key];
      if (!asked || !walk) return false;
      if (!held.has(key)) move(asked, step.walk, step.look);
      held.add(key);
      return true;
    },
    release(key) {
      if (key === 'Shift') fast = false;
      held.delete(key);
    },
    stop() {
      held.clear();
      fast = false;
      stick = { ahead: 0, aside: 0 };
      going = null;
    },
    steer(ahead, aside) {
      stick = { ahead, aside };
    },
    goTo(spot) {
      if (!walk) return;
      if (still) walk = movedTowards(walk, spot, 1, limits());
      else {
        const seconds = distance(walk.at, spot) / (speed.walk * 2);
        going = { to: spot, left: Math.min(glide.most, Math.max(glide.least, seconds)) };
      }
    },
    stand(next) {
      walker.stop();
      walk = next;
    },
    setTall(tall) {
      if (walk) walk = withTall(walk, tall);
    },
    setHome(next) {
      home = next;
      if (!home) return;
      const { ground } = home;
      // Another storey was chosen: nobody stays in the air.
      const lost = walk && ground && footingAt(ground, walk.at, walk.eye - walk.tall) === null;
      if (!walk || lost) walk = entered(home);
    },
    reset() {
      walker.stop();
      if (home) walk = entered(home);
    },
    tick(seconds) {
      for (const key of held) {
        const asked = walkSteps[key];
        if (asked) move(asked, speed.walk * seconds, speed.look * seconds);
      }
      const steered = stick.ahead !== 0 || stick.aside !== 0;
      if (steered) move({ ...stick, left: 0 }, speed.walk * seconds, 0);
      if (going && walk) {
        walk = movedTowards(walk, going.to, Math.min(1, seconds / going.left), limits());
        going = going.left > seconds ? { ...going, left: going.left - seconds } : null;
      }
      return held.size > 0 || steered || going !== null;
    },
  };
  return walker;
}

function entered({ entrance, ground }: WalkHome): Walk {
  return walkFrom(entrance, ground?.floor);
}

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
