import { area, line } from '#elements/drawing.ts';
import type { Drawing } from '#elements/drawing.ts';
import { fromOpening } from '#elements/opening-frame.ts';
import type { OpeningPlace } from '#elements/opening-place.ts';
import { cutHeight } from '#elements/wall/plan.ts';
import type { Window } from '#design/records/window.ts';

/** Both faces of the wall, the frame and the glass between them; a window above the cut is dashed. */
export function windowPlan(window: Window, place: OpeningPlace, depth: number): Drawing {
  const x = place.width / 2;
  const y = depth / 2;
  const high = window.sill >= cutHeight || window.sill + window.height <= cutHeight;
  const level = (at: number, weight: 'fine' | 'hair') =>
    line(
      window.id,
      'opening',
      weight,
      [
        { x: -x, y: at },
        { x, y: at },
      ],
      high ? { dashed: true } : {},
    );
  if (high) return { shapes: [level(y, 'hair'), level(-y, 'hair')].map(fromOpening(place)), words: [] };
  const body = area(window.id, 'opening', 'none', 'paper', [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]);
  const pane = area(window.id, 'opening', 'fine', 'glass', [
    { x: -x, y: -22 },
    { x, y: -22 },
    { x, y: 22 },
    { x: -x, y: 22 },
  ]);
  const posts = Array.from({ length: window.sashes - 1 }, (_, i) => {
    const at = -x + (2 * x * (i + 1)) / window.sashes;
    return line(window.id, 'opening', 'fine', [
      { x: at, y: -22 },
      { x: at, y: 22 },
    ]);
  });
  return { shapes: [body, level(y, 'fine'), level(-y, 'fine'), pane, ...posts].map(fromOpening(place)), words: [] };
}
