import { chooseAny } from '#layout/choose-model.ts';
import type { Chosen, Wish } from '#layout/choose-model.ts';
import type { Use } from '#layout/part.ts';
import type { Rule } from '#layout/rules.ts';
import { piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, PieceSet } from '#layout/sets/brief.ts';
import { skirtingGap } from '#layout/sets/living-set.ts';
import { wallSpots } from '#layout/sets/spots.ts';
import type { WallSpot } from '#layout/sets/spots.ts';

interface WallPiece {
  name: string;
  rule: Rule;
  loss: number;
  /** Families in order of preference, each with its wish: sizes from the best to the smallest. */
  choices: readonly (readonly [code: string, ...wishes: Wish[]])[];
  /** Free floor before it. */
  front: number;
  use?: Use;
  /** Whether the middle of a wall or a corner is preferred. */
  likes: 'middle' | 'corner';
  /** Further cost, roughly in metres; Infinity rules a spot out. */
  cost?: (spot: WallSpot, chosen: Chosen) => number;
  /** More pieces beside or on it. */
  with?: (chosen: Chosen) => PieceSet;
  /** Millimetres to the wall: 0 for what is plumbed or built in. */
  gap?: number;
  /** Elbow room to a corner; little for pieces that prefer corners. */
  aside?: number;
  /** Further allowed distances from a corner: a second run of cabinets meets the first there. */
  also?: readonly number[];
}

/** One piece with its back to a wall. */
export function wallPiece(brief: Brief, asked: WallPiece): SetOption {
  const found = asked.choices
    .flatMap(([code, ...wishes]) =>
      (wishes.length ? wishes : [{}]).flatMap((wish) => chooseAny(brief.taste, code, wish)),
    )
    .filter(({ family }) => family.placement === 'floor' || family.placement === 'wall');
  const placements = found.flatMap((chosen, rank) => {
    const set = setOf(chosen, asked);
    return wallSpots(brief.plan, chosen.width, {
      end: asked.aside ?? (asked.likes === 'corner' ? 10 : 60),
      clear: { depth: (asked.gap ?? skirtingGap) + chosen.depth, height: chosen.height },
      ...(asked.also && { also: asked.also }),
    }).flatMap((spot) => {
      const liked = asked.likes === 'middle' ? spot.offMiddle / 1200 : Math.min(1.2, spot.toEnd / 900);
      const further = asked.cost?.(spot, chosen) ?? 0;
      return (further < Infinity && placeSet(brief, set, spot.pose, rank * 0.9 + liked + further)) || [];
    });
  });
  return { name: asked.name, loss: asked.loss, placements, ...(asked.also && { snug: true }) };
}

function setOf(chosen: Chosen, { rule, use, front, gap = skirtingGap, ...asked }: WallPiece): PieceSet {
  const own =
    chosen.family.placement === 'wall'
      ? { y: 0, z: chosen.family.mountHeight ?? 1000 }
      : { y: -gap - chosen.depth / 2 };
  const more = asked.with?.(chosen) ?? { parts: [], clear: [] };
  const before = front > 0 ? [zone(0, -gap - chosen.depth - front / 2, chosen.width, front - 20)] : [];
  return {
    parts: [piece(chosen, rule, { ...own, ...(use && { use }) }), ...more.parts],
    clear: [...before, ...more.clear],
  };
}
