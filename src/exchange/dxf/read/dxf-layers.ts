import type { DxfLayer } from './dxf-drawing.ts';
import { first, type DxfEntity } from './dxf-entity.ts';
import { dxfLimits } from './dxf-limits.ts';
import { DxfRefusal } from './dxf-refusal.ts';

interface Layers {
  /** Its place in the list; one that no table has named is added. */
  number(name: string): number;
  describe(entity: DxfEntity): void;
  list(): DxfLayer[];
}

/** Layer 0 is always there, and is the first. */
export function newLayers(): Layers {
  const names = ['0'];
  const numbers = new Map([['0', 0]]);
  const off = new Set<number>();
  function number(name: string): number {
    const short = name.slice(0, 120);
    const known = numbers.get(short.toUpperCase());
    if (known !== undefined) return known;
    if (names.length >= dxfLimits.layers) throw new DxfRefusal('too_many', dxfLimits.layers);
    numbers.set(short.toUpperCase(), names.length);
    return names.push(short) - 1;
  }
  return {
    number,
    describe(entity) {
      const frozen = (first(entity, 70, 0) & 1) === 1;
      const dark = first(entity, 62, 7) < 0;
      if (frozen || dark) off.add(number(entity.name));
    },
    list: () => names.map((name, at) => ({ name, on: !off.has(at) })),
  };
}
