import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';

/** A stretch of a chain: from below to above, or from left to right, millimetres of the plan. */
interface ChainLink {
  readonly from: number;
  readonly to: number;
}

interface EdgeChain {
  /** Where that edge is. */
  readonly at: number;
  readonly links: readonly ChainLink[];
}

/** Rooms count as standing at an edge within this of it. */
const edge = 600;

/** The clear depths of the rooms along the right edge and their clear widths along the upper one; null without rooms. */
export function edgeChains(design: Design, level: string): { right: EdgeChain; top: EdgeChain } | null {
  const rooms = roomsOf(design, level).map(({ shape }) => shape.bounds);
  if (rooms.length === 0) return null;
  return {
    right: chainOf(rooms.map(({ right, bottom, top }) => ({ reach: right, from: bottom, to: top }))),
    top: chainOf(rooms.map(({ top, left, right }) => ({ reach: top, from: left, to: right }))),
  };
}

function chainOf(rooms: readonly (ChainLink & { reach: number })[]): EdgeChain {
  const at = Math.max(...rooms.map(({ reach }) => reach));
  const links: ChainLink[] = [];
  for (const { from, to } of rooms.filter(({ reach }) => reach > at - edge).toSorted((a, b) => a.from - b.from))
    // Rooms that lie beside each other there are measured once.
    if (links.every((link) => from >= link.to)) links.push({ from, to });
  return { at, links };
}
