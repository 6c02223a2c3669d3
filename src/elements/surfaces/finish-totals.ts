import type { SurfaceLine } from '#elements/surfaces/home-surfaces.ts';

/** What one finish takes in all the rooms that wear it. */
export interface FinishTotal {
  readonly material: string;
  /** Square millimetres. */
  readonly area: number;
  /** Of skirting, millimetres. */
  readonly length: number;
  readonly tiles: number;
  readonly rolls: number;
  readonly litres: number;
}

/** By finish, the largest area first: as one buys it. */
export function finishTotals(lines: readonly SurfaceLine[]): FinishTotal[] {
  return [...Map.groupBy(lines, ({ material }) => material)]
    .map(([material, alike]): FinishTotal => {
      const sum = (of: (line: SurfaceLine) => number | null | undefined) =>
        alike.reduce((total, line) => total + (of(line) ?? 0), 0);
      return {
        material,
        area: sum(({ quantity }) => quantity?.area),
        length: sum(({ length }) => length),
        tiles: sum(({ quantity }) => quantity?.tiles?.buy),
        rolls: sum(({ quantity }) => quantity?.rolls),
        litres: sum(({ quantity }) => quantity?.paint?.litres),
      };
    })
    .toSorted((a, b) => b.area - a.area);
}
