import type { Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { choose, type Chosen, type Taste } from '#layout/choose-model.ts';
import { hashOfText, seededRng } from '#lib/random.ts';
import { findModel } from '#models/library.ts';
import type { Style } from '#models/vocabulary.ts';
import { openFields, restingHeight, type Field } from './free-places.ts';

/*
 * What a photographer brings along: books and pots on open shelves, a throw on a bed or a sofa. It is in the picture
 * only, as in a shop's; the home that is opened and bought has what its design has.
 */

const shelves: readonly string[] = ['bookshelf', 'open-unit', 'display-cabinet', 'tv-unit', 'sideboard'];
const seats: readonly string[] = ['sofa', 'corner-sofa'];
/** Of ten fields so many stay empty: shelves of people who live there, not of a shop. */
const emptyOfTen = 2;
/** Between things on a board, and to its ends, millimetres. */
const gap = 25;

/** The design with all that; `key` decides what is chosen, always the same. */
export function dressed(design: Design, key: string): Design {
  const items: Record<string, Item> = { ...design.items };
  const rng = seededRng(hashOfText(key));
  for (const item of Object.values(design.items).toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const found = findModel(item.model);
    if (!found) continue;
    const { code } = found.family;
    const taste: Taste = { style: found.choice.style as Style, rng, forms: new Map() };
    const place = (thing: Thing) => {
      const id = `it_dress${String(Object.keys(items).length)}`;
      items[id] = placed(item, id, thing);
    };
    if (shelves.includes(code)) onShelves(taste, found, place);
    else if (code === 'bed' && found.choice.bedding !== 'dressed') onBed(taste, found, place);
    else if (seats.includes(code)) onSeat(taste, found, place);
  }
  return { ...design, items };
}

/** Where it stands in the piece's own millimetres, its front to the piece's front. */
interface Thing {
  chosen: Chosen;
  x: number;
  y: number;
  z: number;
  finishes?: Record<string, string>;
}
type Place = (thing: Thing) => void;
type Found = NonNullable<ReturnType<typeof findModel>>;

function placed(on: Item, id: string, { chosen, x, y, z, finishes = {} }: Thing): Item {
  const angle = (on.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    ...on,
    id,
    model: chosen.id,
    placement: 'top',
    finishes,
    at: {
      x: Math.round(on.at.x + x * cos - y * sin),
      y: Math.round(on.at.y + x * sin + y * cos),
      z: Math.round(on.at.z + z),
    },
  };
}

function onShelves(taste: Taste, { family, choice }: Found, place: Place): void {
  const depth = choice.depth as number;
  const left = { ...mostOnShelf };
  for (const field of openFields(family.build(choice, 'middle'))) {
    if (taste.rng.next() * 10 < emptyOfTen) continue;
    fill(taste, field, { depth, left, place });
  }
}

/** From the left or from the right, until a third of the board or so is free. */
function fill(
  taste: Taste,
  { left: from, width, floor, height }: Field,
  { depth, left, place }: { depth: number; left: Record<string, number>; place: Place },
): void {
  const { rng } = taste;
  const fromLeft = rng.next() < 0.5;
  const end = width * (0.55 + 0.35 * rng.next());
  for (let at = gap; at < end;) {
    const chosen = something(taste, left, { width: width - at - gap, depth: depth - 50, height: height - 30 });
    if (!chosen) return;
    const middle = at + chosen.width / 2;
    place({ chosen, x: fromLeft ? from + middle : from + width - middle, y: 0, z: floor });
    at += chosen.width + gap * (1 + 2 * rng.next());
  }
}

/** Books without end; of everything else so many stand on one shelf at most, and so wide and high. */
const mostOnShelf: Readonly<Record<string, number>> = { books: Infinity, vase: 2, bowl: 1, 'table-plant': 1 };
const largest: Readonly<Record<string, readonly [width: number, height: number]>> = {
  books: [500, 400],
  vase: [180, 320],
  bowl: [260, 160],
  'table-plant': [220, 320],
};

/** Books mostly; now and then a pot, a bowl or a plant that fits into what is free. */
function something(
  taste: Taste,
  left: Record<string, number>,
  most: { width: number; depth: number; height: number },
): Chosen | null {
  const other = taste.rng.pick(['vase', 'bowl', 'table-plant', 'vase']);
  const codes = taste.rng.next() < 0.6 ? ['books', other] : [other, 'books'];
  for (const code of codes) {
    const [width, height] = largest[code]!;
    const chosen =
      left[code]! > 0 &&
      choose(taste, code, {
        width: [60, Math.min(width, most.width)],
        depth: [40, most.depth],
        height: [40, Math.min(height, most.height)],
      });
    if (!chosen) continue;
    left[code]!--;
    return chosen;
  }
  return null;
}

/** Across the foot of a bed that has none. */
function onBed(taste: Taste, { family, choice }: Found, place: Place): void {
  const [width, depth] = [choice.width as number, choice.depth as number];
  const chosen = choose(taste, 'throw', { width: [width * 0.7, width - 100], depth: [380, 520] });
  if (!chosen) return;
  const y = -depth / 2 + 330;
  const z = restingHeight(family.build(choice, 'middle'), { x: 0, y, width: chosen.width, depth: chosen.depth });
  if (z !== null) place({ chosen, x: 0, y, z });
}

/** On one end of the seat, folded. */
function onSeat(taste: Taste, { family, choice }: Found, place: Place): void {
  const chosen = choose(taste, 'throw', { width: [380, 520], depth: [280, 420], height: [40, 110] });
  if (!chosen) return;
  const model = family.build(choice, 'middle');
  const half = (choice.width as number) / 2;
  const sides = taste.rng.next() < 0.5 ? [1, -1] : [-1, 1];
  for (const side of sides) {
    for (let inside = 120; inside < 500; inside += 60) {
      const x = side * (half - inside - chosen.width / 2);
      const y = -(choice.depth as number) / 2 + 90 + chosen.depth / 2;
      const z = restingHeight(model, { x, y, width: chosen.width, depth: chosen.depth });
      if (z === null || z > 560) continue;
      place({ chosen, x, y, z });
      return;
    }
  }
}
