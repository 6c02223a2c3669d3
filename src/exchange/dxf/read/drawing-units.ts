import type { DxfHeader } from './dxf-drawing.ts';

export type DrawingUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft';

export const millimetresIn: Readonly<Record<DrawingUnit, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 };

/** `$INSUNITS`; 21 is the foot of surveyors, two millionths longer. */
const stated: Readonly<Record<number, DrawingUnit>> = { 1: 'in', 2: 'ft', 4: 'mm', 5: 'cm', 6: 'm', 21: 'ft' };

/** A home and the plans of it: 3 to 100 metres. */
const home = { least: 3000, most: 100_000 };

export interface UnitGuess {
  readonly unit: DrawingUnit;
  /** `stated` in the file and sensible; by its `size`; or neither, and the person has to say. */
  readonly by: 'stated' | 'size' | 'unknown';
}

/** What one unit of the drawing most likely is; `extent` is its larger side, in its units. */
export function guessUnit({ units, metric, feet }: DxfHeader, extent: number): UnitGuess {
  const said = units === null ? undefined : stated[units];
  const fits = (unit: DrawingUnit) => {
    const size = extent * millimetresIn[unit];
    return size >= home.least && size <= home.most;
  };
  if (said && fits(said)) return { unit: said, by: 'stated' };
  // Many metric drawings leave the sign for inches as it was: it only decides what is tried first.
  const imperial = feet || metric === false;
  const order = imperial ? (['in', 'ft', 'mm', 'm', 'cm'] as const) : (['mm', 'm', 'cm', 'in', 'ft'] as const);
  const found = order.find(fits);
  if (found) return { unit: found, by: 'size' };
  return { unit: said ?? order[0], by: said ? 'stated' : 'unknown' };
}
