import { apply } from '#design/apply.ts';
import type { Command } from '#design/commands/command-table.ts';
import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Point } from '#lib/vec2.ts';
import { median, report } from './support/report.ts';

/*
 * What one edit costs, in CPU milliseconds, with nobody else looking at the design (WORKSPACE 2): a piece moved among
 * 200 to 5,000, a wall of 18 to 360 moved with its rooms. `npm run bench -- editor`
 */
const rounds = 7;
const goals = { 'item.move': 1, 'wall.move 150': 4 };

const figures: Record<string, number> = {};
for (const pieces of [200, 500, 2000, 5000]) figures[`item.move among ${pieces}`] = costOfPieces(home(24, pieces));
for (const walls of [18, 60, 150, 360]) {
  // One between two rooms, and one that all rooms of two columns lean on.
  figures[`wall.move of ${walls}`] = costOfWall(home(walls, 0), shortWall(walls), { x: 0, y: 40 });
  figures[`wall.move of ${walls}, the longest`] = costOfWall(home(walls, 0), 'wl_v1', { x: 40, y: 0 });
}
report('editor', figures);
process.exitCode =
  figures['item.move among 5000']! > goals['item.move'] || figures['wall.move of 150']! > goals['wall.move 150']
    ? 1
    : 0;

function costOfPieces(design: Design): number {
  return cost(design, 200, (i) => ({ kind: 'item.move', id: `it_${(i * 31) % 200}`, at: { x: i, y: 1000 + i, z: 0 } }));
}

/** There and back. */
function costOfWall(design: Design, id: string, by: Point): number {
  const back = { x: -by.x, y: -by.y };
  return cost(design, 40, (i) => ({ kind: 'wall.move', id, by: i % 2 === 0 ? by : back, joined: true }));
}

function shortWall(count: number): string {
  return `wl_h${Math.round(count / 2)}`;
}

/** The median of some rounds, for the machine has other things to do. */
function cost(design: Design, edits: number, command: (i: number) => Command): number {
  let edited = design;
  const times = Array.from({ length: rounds + 3 }, () => {
    const began = process.cpuUsage();
    for (let i = 0; i < edits; i++) edited = done(edited, command(i));
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000 / edits;
  });
  // The first rounds warm up.
  return Math.round(median(times.slice(3)) * 1000) / 1000;
}

function done(design: Design, command: Command): Design {
  const applied = apply(design, command);
  if (!applied.ok) throw new Error(`${command.kind}: ${applied.reason} ${applied.path}`);
  return applied.design;
}

/** A block of rooms 4 by 3 m on a grid of about so many walls, and so many pieces in it. */
function home(walls: number, pieces: number): Design {
  let design: Design = newDesign();
  for (const command of [...grid(walls), ...furniture(pieces)]) design = done(design, command);
  return design;
}

function grid(count: number): Command[] {
  // Every second one is a wall across between two uprights: n uprights and n−1 rows of short walls.
  const uprights = Math.max(2, Math.round(Math.sqrt(count / 2)));
  const rows = Math.max(2, Math.floor((count - uprights) / (uprights - 1)));
  const wall = (id: string, ax: number, ay: number, bx: number, by: number): Command => ({
    kind: 'wall.add',
    wall: {
      id,
      level: 'lv_1',
      a: { x: ax, y: ay },
      b: { x: bx, y: by },
      bulge: 0,
      thickness: 110,
      height: 2800,
    },
  });
  const height = (rows - 1) * 3000;
  return [
    ...Array.from({ length: uprights }, (_, i) => wall(`wl_v${i}`, i * 4000, 0, i * 4000, height)),
    ...Array.from({ length: (uprights - 1) * rows }, (_, i) => {
      const x = (i % (uprights - 1)) * 4000;
      const y = Math.floor(i / (uprights - 1)) * 3000;
      return wall(`wl_h${i}`, x, y, x + 4000, y);
    }),
  ];
}

function furniture(count: number): Command[] {
  return Array.from({ length: count }, (_, i) => ({
    kind: 'item.add',
    item: {
      id: `it_${i}`,
      level: 'lv_1',
      model: 'sofa-0001',
      finishes: { seat: 'linen-oat', legs: 'oak-natural' },
      at: { x: (i % 70) * 200, y: Math.floor(i / 70) * 200, z: 0 },
      turn: (i * 15) % 360,
      placement: 'floor',
      locked: false,
    },
  }));
}
