import type { Bounds } from '#lib/polygon.ts';
import type { DxfDrawing } from './dxf-drawing.ts';

/** Enough to know where the drawing is. */
const mostSamples = 20_000;
/** Beyond so many times what most of it takes, something lies astray. */
const astray = 4;

/** Where most of it lies on these layers, in the drawing's units: one line left a kilometre away does not count. */
export function boundsOf(drawing: Pick<DxfDrawing, 'lines' | 'chords'>, layers: ReadonlySet<number>): Bounds | null {
  const xs: number[] = [];
  const ys: number[] = [];
  const total = drawing.lines.count + drawing.chords.count;
  const every = Math.max(1, Math.ceil(total / mostSamples));
  for (const { at, count, layers: on } of [drawing.lines, drawing.chords])
    for (let index = 0; index < count; index += every) {
      if (!layers.has(on[index] ?? 0)) continue;
      for (const end of [0, 2]) {
        xs.push(at[index * 4 + end] ?? 0);
        ys.push(at[index * 4 + end + 1] ?? 0);
      }
    }
  if (xs.length === 0) return null;
  const [left, right] = mainSpan(xs);
  const [bottom, top] = mainSpan(ys);
  return { left, right, bottom, top };
}

function mainSpan(values: number[]): readonly [number, number] {
  values.sort((a, b) => a - b);
  const at = (share: number) => values[Math.round((values.length - 1) * share)] ?? 0;
  const most = at(0.98) - at(0.02);
  const whole = at(1) - at(0);
  if (!(whole > most * astray && most > 0)) return [at(0), at(1)];
  return [Math.max(at(0), at(0.02) - most / 2), Math.min(at(1), at(0.98) + most / 2)];
}
