import { boundsOf } from '#lib/polygon.ts';
import type { Face } from '#lib/tiling/count-tiles.ts';
import { filled } from '#lib/tiling/tiles-needed.ts';

/** A roll of wallpaper. Millimetres; `repeat` is the height after which its picture begins again. */
interface Roll {
  readonly width: number;
  readonly length: number;
  readonly repeat: number;
}

/** Cut off above and below each length once it hangs. */
const trim = 100;

/**
 * Lengths from one side of a wall to the other, plumb; above a door or below a window only what hangs there. `from` is
 * where the first one begins.
 */
export function countRolls({ width, length, repeat }: Roll, faces: readonly { face: Face; from: number }[]): number {
  const lengths = faces.flatMap(({ face, from }) => {
    const box = boundsOf(face.outline);
    const first = box.left - mod(box.left - from, width);
    const count = Math.min(10_000, Math.max(0, Math.ceil((box.right - first) / width - 1e-6)));
    return Array.from({ length: count }, (_, i) =>
      hanging(face, Math.max(box.left, first + i * width), Math.min(box.right, first + (i + 1) * width)),
    ).flat();
  });
  const cut = lengths.map((each) => {
    const rough = each + trim;
    return repeat > 0 ? Math.ceil(rough / repeat) * repeat : rough;
  });
  const longer = cut.filter((each) => each > length);
  return (
    longer.reduce((sum, each) => sum + Math.ceil(each / length), 0) +
    filled(
      cut.filter((each) => each <= length),
      length,
      0,
    )
  );
}

/** What hangs between two plumb lines: one length, or two where a hole is as wide as the paper. */
function hanging({ outline, holes }: Face, left: number, right: number): number[] {
  if (right - left < 1) return [];
  const { bottom, top } = boundsOf(outline);
  const taken = holes
    .map(boundsOf)
    .filter((hole) => hole.left <= left + 1 && hole.right >= right - 1)
    .toSorted((a, b) => a.bottom - b.bottom);
  const parts: number[] = [];
  let from = bottom;
  for (const hole of taken) {
    if (hole.bottom - from > 1) parts.push(hole.bottom - from);
    from = Math.max(from, hole.top);
  }
  if (top - from > 1) parts.push(top - from);
  return parts;
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
