import { at } from '#lib/noise.ts';

/**
 * Cells grown around scattered seeds, repeating every `period`: distance to the nearest seed, to the second, and the
 * nearest's own chance.
 */
export interface CellPlace {
  nearest: number;
  second: number;
  chance: number;
}

export function cellAt(x: number, y: number, seed: number, periodX: number, periodY: number, into: CellPlace): void {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let nearest = 9;
  let second = 9;
  let chance = 0;
  for (let j = yi - 1; j <= yi + 1; j++)
    for (let i = xi - 1; i <= xi + 1; i++) {
      const wx = ((i % periodX) + periodX) % periodX;
      const wy = ((j % periodY) + periodY) % periodY;
      const dx = i + at(wx, wy, seed) - x;
      const dy = j + at(wx, wy, seed + 101) - y;
      const d = dx * dx + dy * dy;
      if (d < nearest) {
        second = nearest;
        nearest = d;
        chance = at(wx, wy, seed + 211);
      } else if (d < second) second = d;
    }
  into.nearest = Math.sqrt(nearest);
  into.second = Math.sqrt(second);
  into.chance = chance;
}
