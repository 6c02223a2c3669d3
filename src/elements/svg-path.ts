import { isArc, radiusOf, sweepOf } from '#lib/curve.ts';
import type { DrawnShape } from '#elements/drawing.ts';

/** The path of a shape as SVG writes it. SVG's Y points down, so heights are turned round. */
export function svgPath({ path, closed }: Pick<DrawnShape, 'path' | 'closed'>): string {
  const [first] = path;
  if (!first) return '';
  const ends = closed ? [...path.slice(1), first] : path.slice(1);
  const steps = ends.map((b, i) => {
    const side = { a: path[i]!, b, bulge: path[i]!.bulge };
    if (!isArc(side)) return `L${place(b)}`;
    const radius = round(Math.abs(radiusOf(side)));
    const sweep = sweepOf(side);
    // Counter-clockwise with Y up is what SVG calls sweep 0.
    return `A${radius} ${radius} 0 ${Math.abs(sweep) > Math.PI ? 1 : 0} ${sweep > 0 ? 0 : 1} ${place(b)}`;
  });
  return `M${place(first)}${steps.join('')}${closed ? 'Z' : ''}`;
}

function place({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(-y)}`;
}

/** A hundredth of a millimetre; never −0. */
function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
