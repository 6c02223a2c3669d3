import type { Mesh, Model } from '#models/geometry/mesh.ts';

/**
 * The outline of a model from one side, as an SVG path in millimetres: its lower left corner at 0, what is up drawn up.
 */
export function outlinePath(model: Model, across: 0 | 1 | 2, up: 0 | 1 | 2): string {
  const columns = 160;
  const [left, right] = extent(model, across);
  const [bottom, top] = extent(model, up);
  const step = (right - left) / columns || 1;
  const high = new Float64Array(columns).fill(-Infinity);
  const low = new Float64Array(columns).fill(Infinity);
  for (const { mesh } of model.parts)
    sweep(mesh, across, up, (from, to, a, b) => {
      for (
        let c = Math.max(0, Math.floor((from - left) / step));
        c <= Math.min(columns - 1, Math.floor((to - left) / step));
        c += 1
      ) {
        const begin = Math.max(from, left + c * step);
        const end = Math.min(to, left + (c + 1) * step);
        for (const at of [begin, end]) {
          const height = to === from ? Math.max(a, b) : a + ((b - a) * (at - from)) / (to - from);
          high[c] = Math.max(high[c]!, height);
          low[c] = Math.min(low[c]!, to === from ? Math.min(a, b) : height);
        }
      }
    });
  return drawn(high, low, { step, bottom, top });
}

/** Every edge, from left to right. */
function sweep(
  { positions, indices }: Mesh,
  across: number,
  up: number,
  each: (from: number, to: number, a: number, b: number) => void,
): void {
  for (let t = 0; t < indices.length; t += 3) {
    for (let k = 0; k < 3; k += 1) {
      const i = indices[t + k]! * 3;
      const j = indices[t + ((k + 1) % 3)]! * 3;
      const x = positions[i + across]!;
      const y = positions[j + across]!;
      const a = positions[i + up]!;
      const b = positions[j + up]!;
      if (x <= y) each(x, y, a, b);
      else each(y, x, b, a);
    }
  }
}

/** Along the upper side, back along the lower one. Empty columns (a gap as wide as the whole) are skipped. */
function drawn(
  high: Float64Array,
  low: Float64Array,
  { step, bottom, top }: { step: number; bottom: number; top: number },
): string {
  const point = (x: number, y: number) => `${Math.round(x)} ${Math.round(top - y)}`;
  const upper: string[] = [];
  const lower: string[] = [];
  high.forEach((value, c) => {
    if (value === -Infinity) return;
    upper.push(point(c * step, value), point((c + 1) * step, value));
    lower.push(point(c * step, Math.max(bottom, low[c]!)), point((c + 1) * step, Math.max(bottom, low[c]!)));
  });
  return `M${thinned(upper).join('L')}L${thinned(lower).toReversed().join('L')}Z`;
}

/** Drops points on level runs. */
function thinned(points: string[]): string[] {
  const height = (at: number) => points[at]?.split(' ')[1];
  return points.filter((_, at) => height(at - 1) !== height(at) || height(at + 1) !== height(at));
}

function extent(model: Model, axis: number): [number, number] {
  let least = Infinity;
  let most = -Infinity;
  for (const { mesh } of model.parts) {
    for (let i = axis; i < mesh.positions.length; i += 3) {
      least = Math.min(least, mesh.positions[i]!);
      most = Math.max(most, mesh.positions[i]!);
    }
  }
  return [least, most];
}
