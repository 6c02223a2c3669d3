import { dxfLimits } from './dxf-limits.ts';
import { DxfRefusal } from './dxf-refusal.ts';

/** Straight pieces, four numbers each, with the layer each is on: a million of them are 34 MB. */
export interface Strokes {
  readonly count: number;
  /** ax, ay, bx, by of each. */
  readonly at: Float64Array;
  readonly layers: Uint16Array;
  add(layer: number, ax: number, ay: number, bx: number, by: number): void;
}

export function newStrokes(): Strokes {
  let count = 0;
  let at = new Float64Array(0);
  let layers = new Uint16Array(0);
  return {
    get count() {
      return count;
    },
    get at() {
      return at.subarray(0, count * 4);
    },
    get layers() {
      return layers.subarray(0, count);
    },
    add(layer, ax, ay, bx, by) {
      if (count === dxfLimits.strokes) throw new DxfRefusal('too_many', dxfLimits.strokes);
      if (count === layers.length) {
        const room = Math.min(dxfLimits.strokes, Math.max(8, count * 2));
        at = grown(at, new Float64Array(room * 4));
        layers = grown(layers, new Uint16Array(room));
      }
      at.set([ax, ay, bx, by], count * 4);
      layers[count++] = layer;
    },
  };
}

function grown<T extends Float64Array | Uint16Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
