import type { Design } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';

/** A stretch of the chain: from below to above, millimetres of the plan. */
interface ChainLink {
  readonly from: number;
  readonly to: number;
}

/** Rooms count as standing at the right edge within this of it. */
const edge = 600;

/** The clear depths of the rooms along the right edge, from below, and where that edge is; null without rooms. */
export function rightChain(design: Design, level: string): { right: number; links: ChainLink[] } | null {
  const rooms = roomsOf(design, level).map(({ shape }) => shape.bounds);
  if (rooms.length === 0) return null;
  const right = Math.max(...rooms.map((each) => each.right));
  const links: ChainLink[] = [];
  const atEdge = rooms.filter((each) => each.right > right - edge).toSorted((a, b) => a.bottom - b.bottom);
  for (const { bottom, top } of atEdge)
    // Rooms that lie beside each other there are measured once.
    if (links.every((link) => bottom >= link.to)) links.push({ from: bottom, to: top });
  return { right, links };
}
