import type { Window } from '#design/records/window.ts';

/** Where a sash hangs: its hinge edge, the way it leaves it (radians), its width. */
interface SashPlace {
  x: number;
  y: number;
  angle: number;
  width: number;
  mirrored: boolean;
}

/** All sashes between the uprights of the frame. Casements hang in pairs on their jambs, sliding ones on two tracks. */
export function sashPlaces(window: Window, clear: number): SashPlace[] {
  const count = window.sashes;
  const width = clear / count;
  const out = window.side === 'left' ? 1 : -1;
  return Array.from({ length: count }, (_, i) => {
    const from = -clear / 2 + i * width;
    if (window.form === 'casement') {
      const mirrored = i % 2 === 1;
      const swing = window.open * ((80 * Math.PI) / 180) * out;
      return {
        x: mirrored ? from + width - 1 : from + 1,
        y: out * 8,
        angle: mirrored ? -swing : swing,
        width: width - 2,
        mirrored,
      };
    }
    if (window.form === 'sliding' && count > 1) {
      const moves = i % 2 === 1;
      return {
        x: from - (moves ? window.open * width * 0.95 : 0),
        y: (moves ? out : -out) * 14,
        angle: 0,
        width: width + (moves ? 0 : 20),
        mirrored: false,
      };
    }
    return { x: from, y: 0, angle: 0, width, mirrored: false };
  });
}
