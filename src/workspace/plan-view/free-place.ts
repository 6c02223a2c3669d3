import type { Place } from './plan-camera.ts';

/** Where less than this is left, one looks at what lies over the plan and not at the plan. Pixels. */
const least = 200;

/** What is left of the paper beside everything that lies over it: the largest part at one side of each. */
export function freePlace(paper: Place, over: readonly Place[]): Place {
  return over.reduce(besides, paper);
}

function besides(paper: Place, thing: Place): Place {
  const right = paper.left + paper.width;
  const bottom = paper.top + paper.height;
  const from = { left: thing.left - paper.left, top: thing.top - paper.top };
  const to = { right: right - thing.left - thing.width, bottom: bottom - thing.top - thing.height };
  const apart = Math.max(
    from.left - paper.width,
    from.top - paper.height,
    to.right - paper.width,
    to.bottom - paper.height,
  );
  if (apart >= 0 || thing.width <= 0 || thing.height <= 0) return paper;
  const parts: Place[] = [
    { ...paper, left: right - to.right, width: to.right },
    { ...paper, width: from.left },
    { ...paper, top: bottom - to.bottom, height: to.bottom },
    { ...paper, height: from.top },
  ];
  const best = parts.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one));
  return Math.min(best.width, best.height) < least ? paper : best;
}

function areaOf({ width, height }: Place): number {
  return Math.max(0, width) * Math.max(0, height);
}
