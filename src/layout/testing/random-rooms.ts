import { doorDefaults } from '#design/records/door.ts';
import { windowDefaults } from '#design/records/window.ts';
import { apply } from '#design/apply.ts';
import { placeOfRoom } from '#design/commands/room-place.ts';
import type { Command } from '#design/commands/command-table.ts';
import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { RoomType } from '#design/records/room.ts';
import { distance } from '#lib/vec2.ts';
import type { Point } from '#lib/vec2.ts';
import { seededRng } from '#lib/random.ts';
import type { Rng } from '#lib/random.ts';
import { rooms, styles } from '#models/vocabulary.ts';
import type { Style } from '#models/vocabulary.ts';

export interface RandomRoom {
  design: Design;
  roomId: string;
  type: RoomType;
  style: Style;
  seed: number;
}

/** From narrow to generous, in millimetres: shorter and longer side. */
const sizes: Partial<Record<RoomType, readonly [number, number, number, number]>> = {
  living: [3000, 4800, 3800, 7000],
  dining: [2700, 4200, 3000, 5500],
  kitchen: [2000, 4600, 2700, 5600],
  bedroom: [2600, 4200, 3000, 5200],
  study: [2200, 3600, 2500, 4500],
  children: [2400, 3600, 2800, 4500],
  bathroom: [1500, 2600, 1900, 3800],
  hall: [1200, 2600, 1800, 4500],
  balcony: [1100, 2200, 2400, 5000],
};
const types = Object.keys(rooms) as RoomType[];
const names = Object.keys(styles) as Style[];

/**
 * The n-th of endlessly many rooms: rectangles, Ls, Ts and slanting ones, turned any way, with one to three doors and
 * up to three windows.
 */
export function randomRoom(n: number): RandomRoom {
  const rng = seededRng(n * 7919 + 13);
  const type = types[n % types.length]!;
  const [a, b, c, d] = sizes[type]!;
  const outline = turnedBy(
    shapeOf(rng, rng.between(a, b), rng.between(c, d)),
    rng.next() < 0.75 ? Math.floor(rng.next() * 4) * 90 : rng.between(0, 360),
  );
  const walls = outline.map((p, i) => ({
    id: `wl_${i}`,
    level: 'lv_1',
    a: p,
    b: outline[(i + 1) % outline.length]!,
    bulge: 0,
    thickness: 110,
    height: 2800,
  }));
  const shell = done(
    newDesign(),
    walls.map((wall) => ({ kind: 'wall.add', wall }) as Command),
  );
  const holes = { doors: 1 + Math.floor(rng.next() * 2.6), windows: Math.floor(rng.next() * 3.5) };
  const design = withOpenings(shell, rng, holes);
  const roomId = Object.keys(design.rooms)[0]!;
  return {
    design: done(design, [{ kind: 'room.describe', ...placeOfRoom(design.rooms[roomId]!), type }]),
    roomId,
    type,
    style: names[Math.floor(rng.next() * names.length)]!,
    seed: Math.floor(rng.next() * 1e6),
  };
}

function done(design: Design, commands: readonly Command[]): Design {
  return commands.reduce((each, command) => {
    const result = apply(each, command);
    if (!result.ok) throw new Error(`${command.kind}: ${result.reason} ${result.path}`);
    return result.design;
  }, design);
}

function shapeOf(rng: Rng, w: number, l: number): Point[] {
  const kind = rng.next();
  const box = [
    { x: 0, y: 0 },
    { x: l, y: 0 },
    { x: l, y: w },
    { x: 0, y: w },
  ];
  if (kind < 0.5) return box;
  const u = l * rng.between(0.35, 0.65);
  const v = w * rng.between(0.45, 0.75);
  if (kind < 0.75)
    return [
      { x: 0, y: 0 },
      { x: l, y: 0 },
      { x: l, y: v },
      { x: u, y: v },
      { x: u, y: w * 1.25 },
      { x: 0, y: w * 1.25 },
    ];
  if (kind < 0.88)
    return [
      { x: 0, y: 0 },
      { x: l, y: 0 },
      { x: l, y: w * rng.between(0.75, 1.2) },
      { x: 0, y: w },
    ];
  return [
    { x: 0, y: 0 },
    { x: l * 1.3, y: 0 },
    { x: l * 1.3, y: v },
    { x: l, y: v },
    { x: l, y: w * 1.2 },
    { x: l * 0.3, y: w * 1.2 },
    { x: l * 0.3, y: v },
    { x: 0, y: v },
  ];
}

function turnedBy(points: readonly Point[], degrees: number): Point[] {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return points.map(({ x, y }) => ({ x: Math.round(x * c - y * s), y: Math.round(x * s + y * c) }));
}

/** An opening that does not fit where chance puts it is tried elsewhere. */
function withOpenings(shell: Design, rng: Rng, { doors, windows }: { doors: number; windows: number }): Design {
  let design = shell;
  const walls = Object.values(shell.walls);
  const wanted = [...Array.from({ length: doors }, () => 'door'), ...Array.from({ length: windows }, () => 'window')];
  wanted.forEach((kind, n) => {
    for (let attempt = 0; attempt < 30; attempt++) {
      const wall = rng.pick(walls);
      const length = distance(wall.a, wall.b);
      const width =
        kind === 'door' ? rng.pick([750, 800, 900, 900, 1000, 1600]) : rng.pick([600, 900, 1200, 1500, 1800, 2400]);
      if (length < width + 300) continue;
      const offset = Math.round(rng.between(width / 2 + 150, length - width / 2 - 150));
      const added = apply(design, {
        kind: 'opening.add',
        opening: openingOf(rng, kind, `op_${n}`, wall.id, offset, width),
      });
      if (!added.ok) continue;
      design = added.design;
      return;
    }
  });
  return design;
}

function openingOf(
  rng: Rng,
  kind: string,
  id: string,
  wall: string,
  offset: number,
  width: number,
): Extract<Command, { kind: 'opening.add' }>['opening'] {
  if (kind === 'window') {
    const sill = rng.pick([0, 450, 900, 900, 1050]);
    return { ...windowDefaults, finishes: {}, kind: 'window', id, wall, offset, width, sill, height: 2300 - sill };
  }
  if (rng.next() < 0.15) return { kind: 'gap', id, wall, offset, width, height: 2200, sill: 0 };
  const form =
    width > 1200
      ? rng.pick(['double', 'sliding', 'folding'] as const)
      : rng.pick(['single', 'single', 'single', 'sliding'] as const);
  return {
    ...doorDefaults,
    finishes: {},
    kind: 'door',
    id,
    wall,
    offset,
    width,
    form,
    hinge: rng.pick(['a', 'b'] as const),
    side: rng.pick(['left', 'right'] as const),
  };
}
