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

/** How much may still be drawn, shared by all that is drawn with it: many blocks are no way around a limit. */
export interface Budget {
  strokes: number;
  arcs: number;
  texts: number;
  inserts: number;
}

export function newBudget(): Budget {
  const { strokes, arcs, texts, inserts } = dxfLimits;
  return { strokes, arcs, texts, inserts };
}

/** Takes one of it. */
export function spend(budget: Budget, what: keyof Budget): void {
  if (budget[what]-- <= 0) throw new DxfRefusal('too_many', dxfLimits[what]);
}

export function newStrokes(budget: Budget): Strokes {
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
      spend(budget, 'strokes');
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
