import { distance } from '#lib/vec2.ts';
import type { LiveMeasure } from '#editor/gesture.ts';
import { outerSide } from '#editor/tools/wall/wall-chain.ts';
import type { ChainPoint, WallSettings } from '#editor/tools/wall/wall-state.ts';

/** Of the stretches that are set; `whole` is the chain with the one in hand, which says where outside is. */
export function chainLengths(
  set: readonly ChainPoint[],
  whole: readonly ChainPoint[],
  settings: WallSettings,
): LiveMeasure[] {
  const beside = besideChain(whole, settings);
  return set.slice(1).map(({ at: to }, i) => {
    const from = set[i]!.at;
    return { from, to, value: distance(from, to), beside };
  });
}

/** Outside of what the chain goes round, clear of its walls. */
export function besideChain(
  points: readonly ChainPoint[],
  { thickness, reference }: WallSettings,
): NonNullable<LiveMeasure['beside']> {
  const reach = thickness * { inner: 1, middle: 0.5, outer: 0 }[reference];
  return { side: outerSide(points.map(({ at }) => at)), reach };
}
