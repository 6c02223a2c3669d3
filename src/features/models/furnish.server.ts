import { drawn } from '#design/samples/draw.ts';
import type { Design } from '#design/document.ts';
import type { Choice, Family, Line } from '#models/family.ts';
import { findFamily } from '#models/library.ts';
import { idOf } from '#models/model-id.ts';
import { sizeOf } from '#models/search/model-name.ts';

/** What one would say in the shop: which piece, about how large, in which form. */
export interface Wish {
  style?: string;
  [parameter: string]: string | number | undefined;
}

/** A piece and where it goes: its back against a wall's face (millimetres), or free on the floor or on something. */
export interface Piece {
  code: string;
  wish: Wish;
  place: { facing: 'south' | 'north' | 'east' | 'west'; along: number; face: number; z?: number } | { x: number; y: number; z?: number; turn: number };
  finishes?: Record<string, string>;
}

const turns = { south: 0, east: 90, north: 180, west: -90 };

/** Puts the pieces in. A family the library does not have (yet) leaves its place empty. */
export function furnished(design: Design, level: string, pieces: readonly Piece[]): Design {
  const counts = new Map<string, number>();
  return drawn(design, pieces.flatMap(({ code, wish, place, finishes = {} }) => {
    const found = modelFor(code, wish);
    if (!found) return [];
    const number = (counts.get(code) ?? 0) + 1;
    counts.set(code, number);
    const { family, id, choice } = found;
    const at = spotOf(place, family, sizeOf(choice).depth);
    return [{ kind: 'item.add' as const, item: { id: `it_${code.replaceAll('-', '')}${number}`, level, model: id, finishes, at: { x: at.x, y: at.y, z: at.z }, turn: at.turn, placement: family.placement, locked: false } }];
  }));
}

function spotOf(place: Piece['place'], family: Family, depth: number): { x: number; y: number; z: number; turn: number } {
  const z = place.z ?? family.mountHeight ?? 0;
  if ('turn' in place) return { ...place, z };
  // What hangs has its origin in its back; what stands, in its middle, a finger off the wall.
  const off = family.placement === 'wall' ? 0 : depth / 2 + 8;
  const { facing, along, face } = place;
  const turn = turns[facing];
  if (facing === 'south') return { x: along, y: face - off, z, turn };
  if (facing === 'north') return { x: along, y: face + off, z, turn };
  return { x: facing === 'east' ? face + off : face - off, y: along, z, turn };
}

/** The model of a family that is nearest to what was asked for. */
function modelFor(code: string, wish: Wish): { family: Family; id: string; choice: Choice } | null {
  const family = findFamily(code);
  if (!family) return null;
  const line = family.lines.toSorted((a, b) => distance(a, wish) - distance(b, wish))[0]!;
  const values = Object.entries(line.values).map(([key, offered]) => [key, offered.toSorted((a, b) => apart(a, wish[key]) - apart(b, wish[key]))[0]!]);
  const choice = { ...Object.fromEntries(values), style: line.style } as Choice;
  return { family, choice, id: idOf(family, choice)! };
}

function distance({ style, values }: Line, wish: Wish): number {
  const forms = Object.entries(values).reduce((sum, [key, offered]) => sum + Math.min(...offered.map((value) => apart(value, wish[key]))), 0);
  return forms + (wish.style === undefined || wish.style === style ? 0 : 0.7);
}

function apart(offered: string | number, wished: string | number | undefined): number {
  if (wished === undefined) return 0;
  return typeof offered === 'number' && typeof wished === 'number' ? Math.abs(offered - wished) / 1000 : Number(offered !== wished);
}
