import type { Paper } from '../framing.ts';
import type { Place } from '../plan-camera.ts';
import type { LabelRoom } from './label-places.ts';

/** From the edge of the sheet, and at the left from its ruler, which a phone has no room for. Pixels. */
const air = 6;
const ruler = 44;
const phone = 560;

/** Where figures of what is in hand may stand on the sheet: on the free part of it, clear of `floats`. */
export function labelRoom({ left, top, width, free }: Paper, floats: readonly Place[]): LabelRoom {
  const inside = Math.max(free.left - left + air, width < phone ? 0 : ruler);
  return {
    within: {
      left: inside,
      top: free.top - top + air,
      width: free.left - left + free.width - air - inside,
      height: free.height - 2 * air,
    },
    taken: floats,
  };
}
