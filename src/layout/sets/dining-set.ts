import type { Chosen } from '#layout/choose-model.ts';
import { pick, piece, placeSet, zone } from '#layout/sets/brief.ts';
import type { Brief, SetOption, PieceSet, SetPart } from '#layout/sets/brief.ts';
import { floorSpots, unevenness } from '#layout/sets/spots.ts';
import { distance } from '#lib/vec2.ts';

/** Legs of these stand at the corners or in the middle: a chair slides under. */
export const openBases = ['taper', 'square', 'post', 'turned', 'hoof', 'hairpin', 'pedestal', 'tulip'];
/** How far a chair is pushed in, and pulled back. */
const pushedIn = 170;
const pulledBack = 250;
/** How far at a round table whose legs leave too little room between them: it stops before them. */
const beforeLegs = 100;

/** Tables from large to small, each where the space around it is most even. */
export function diningSet(brief: Brief, { loss, central }: { loss: number; central: boolean }): SetOption {
  const sets = tables(brief).flatMap((table, rank) => {
    const chair = pick(brief, 'dining-chair', {
      width: [440, 500],
      depth: [500, 530],
      forms: { arms: ['none'] },
      count: 4,
    });
    return chair ? around(table, chair).map((set, less) => ({ set, rank: rank + less * 0.3 })) : [];
  });
  const placements = sets.flatMap(({ set, rank }) =>
    floorSpots(brief.plan).flatMap((pose) => {
      const off = central ? distance(pose, brief.plan.middle) / 600 : unevenness(brief.plan, pose, pose.turn) * 0.5;
      return placeSet(brief, set, pose, rank * 1.2 + off) ?? [];
    }),
  );
  return { name: 'dining', loss, placements };
}

function tables(brief: Brief): Chosen[] {
  const { area } = brief.plan;
  const round = brief.taste.rng.next() < 0.35;
  let sizes;
  if (area > 20) sizes = [2000, 1600, 1400];
  else if (area > 12) sizes = [1600, 1400, 1200];
  else sizes = [1400, 1200];
  const long = [...sizes, 1200].map((width) =>
    pick(brief, 'dining-table', {
      width: [1200, 2400],
      depth: [750, 1000],
      near: { width, depth: 850 },
      forms: { base: openBases, shape: ['rectangle', 'soft'] },
    }),
  );
  const circles = [area > 14 ? 1200 : 1000, 900]
    .map((size) =>
      pick(brief, 'dining-table', {
        width: [800, 1300],
        depth: [800, 1300],
        near: { width: size, depth: size },
        forms: { base: openBases, shape: ['oval', 'squircle'] },
      }),
    )
    .filter((table) => table?.width === table?.depth);
  const anyBase = [...sizes, 1200].map((width) =>
    pick(brief, 'dining-table', { width: [1200, 2400], depth: [750, 1000], near: { width, depth: 850 } }),
  );
  const wanted = (round ? [...circles, ...long] : [...long, ...circles]).filter((table) => table !== null);
  return (wanted.length > 0 ? wanted : anyBase).filter((table) => table !== null);
}

/** Chairs at the ends of a long table: at both or at none. */
function around(table: Chosen, chair: Chosen): PieceSet[] {
  const tuck = tuckAt(table, chair);
  const reach = 2 * reachOf(chair, tuck);
  const long = zone(0, 0, table.width - 200, table.depth + reach);
  const across = zone(0, 0, table.width + reach, table.depth - 200);
  if (table.width === table.depth)
    return [{ parts: [piece(table, 'dining-set'), ...inCircle(table, chair, tuck)], clear: [long, across] }];
  const sides = [piece(table, 'dining-set'), ...alongSides(table, chair, tuck)];
  const plain = { parts: sides, clear: [long] };
  return table.width >= 1600 && table.depth >= 850
    ? [{ parts: [...sides, ...heads(table, chair)], clear: [long, across] }, plain]
    : [plain];
}

/** How far a chair, and a person getting up from it, reaches beyond the table's edge. */
export function reachOf(chair: Chosen, tuck: number): number {
  return chair.depth - tuck + pulledBack;
}

export function tuckAt(table: Chosen, chair: Chosen): number {
  if (!openBases.includes(String(table.choice.base))) return 0;
  if (onColumn(table)) return pushedIn - 60;
  const narrow = table.width === table.depth && table.width - 2 * legsOf(table) < chair.width + 30;
  return narrow ? beforeLegs : pushedIn;
}

/** Its foot is a broad plate. */
function onColumn({ choice }: Chosen): boolean {
  return choice.base === 'pedestal' || choice.base === 'tulip';
}

/**
 * How far from the ends the legs leave room for a chair (models/families/tables/table-bases.ts insets them by the shape
 * of the top).
 */
export function legsOf(table: Chosen): number {
  if (onColumn(table)) return 40;
  return (table.choice.base === 'hairpin' ? 210 : 115) + setIn(table);
}

function setIn({ choice: { shape }, width }: Chosen): number {
  if (shape === 'oval') return width * 0.17;
  if (shape === 'squircle') return width * 0.075;
  if (shape === 'soft') return 35;
  return 0;
}

/** Where two chairs would not fit between the legs, they stand before them. */
function alongSides(table: Chosen, chair: Chosen, wanted: number): SetPart[] {
  const between = table.width - 2 * legsOf(table) - chair.width;
  const tuck = between >= chair.width + 30 ? wanted : 0;
  const span = tuck > 0 ? between : table.width - 60 - chair.width;
  const count = Math.max(1, Math.floor(span / (chair.width + 30)) + 1);
  const pitch = count > 1 ? Math.min(700, span / (count - 1)) : 0;
  const off = table.depth / 2 - tuck + chair.depth / 2;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * pitch).flatMap((x) => [
    seat(chair, x, off, 0),
    seat(chair, x, -off, 180),
  ]);
}

/** Legs that stand far in leave no room for a chair at the end. */
export function tuckAtEnd(table: Chosen, chair: Chosen): number {
  return table.depth - 2 * legsOf(table) >= chair.width + 20 ? tuckAt(table, chair) : 0;
}

function heads(table: Chosen, chair: Chosen): SetPart[] {
  const tuck = tuckAtEnd(table, chair);
  const end = table.width / 2 - tuck + chair.depth / 2;
  return [seat(chair, -end, 0, 90), seat(chair, end, 0, -90)];
}

/** Between the legs where there are four of them. */
function inCircle(table: Chosen, chair: Chosen, tuck: number): SetPart[] {
  const radius = table.width / 2 - tuck + chair.depth / 2;
  const free = tuck === 0 || onColumn(table);
  const count = table.width >= 1200 && free ? 5 : 4;
  return Array.from({ length: count }, (_, i) => {
    const angle = (360 / count) * i + 90;
    return seat(
      chair,
      radius * Math.cos((angle * Math.PI) / 180),
      radius * Math.sin((angle * Math.PI) / 180),
      angle - 90,
    );
  });
}

export function seat(chair: Chosen, x: number, y: number, turn: number): SetPart {
  return piece(chair, 'chair-at-table', { x, y, turn, use: 'around', clothRole: 'second' });
}
