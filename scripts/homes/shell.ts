import { newDesign } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { Door } from '#design/records/door.ts';
import type { Window } from '#design/records/window.ts';
import { door, applyAll, gap, walls, window } from '#design/samples/sample-builders.ts';
import type { Line } from '#design/samples/sample-builders.ts';
import type { Command } from '#design/commands/command-table.ts';

/** Walls of a home: outer and inner lines as [id, ax, ay, bx, by], millimetres along their middles. */
export interface Shell {
  outer: readonly Line[];
  inner?: readonly Line[];
  height: number;
  /** What frames, leaves and lattices are made of. */
  wood?: { frame?: string; leaf?: string; lattice?: string; sill?: string };
  openings: readonly Hole[];
}

/** An opening by where its middle lies: along X for walls that run along it, along Y for the others. */
type Hole =
  | readonly ['window', wall: string, at: number, width: number, sill: number, height: number, more?: Partial<Window>]
  | readonly ['door', wall: string, at: number, more?: Partial<Door>]
  | readonly ['gap', wall: string, at: number, width: number, height?: number];

export function shellOf({ outer, inner = [], height, wood = {}, openings }: Shell): Design {
  const lines = new Map([...outer, ...inner].map((line) => [line[0], line]));
  return applyAll(newDesign(), [
    { kind: 'level.change', id: 'lv_1', height },
    ...walls('lv_1', 200, height, outer.map(prefixed)),
    ...walls('lv_1', 110, height, inner.map(prefixed)),
    ...openings.map((hole, i) => opening(hole, lines.get(hole[1])!, `op_${i + 1}`, wood)),
  ]);
}

/** Four walls, named by where they stand on the plan: s below, e to the right. Interior measures. */
export function rectangle(width: number, depth: number): Line[] {
  const w = width + 100;
  const d = depth + 100;
  return [
    ['s', -100, -100, w, -100],
    ['e', w, -100, w, d],
    ['n', w, d, -100, d],
    ['w', -100, d, -100, -100],
  ];
}

/** An L: a rectangle without its upper right corner, which begins at (u, v). */
export function angled(width: number, depth: number, u: number, v: number): Line[] {
  const w = width + 100;
  const d = depth + 100;
  const x = u + 100;
  const y = v + 100;
  return [
    ['s', -100, -100, w, -100],
    ['e', w, -100, w, y],
    ['n2', w, y, x, y],
    ['e2', x, y, x, d],
    ['n', x, d, -100, d],
    ['w', -100, d, -100, -100],
  ];
}

/** The same home seen in a mirror: left is right. `width` between the middles of its outermost walls, from 0. */
export function mirrored(shell: Shell, width: number): Shell {
  const flat = ([id, ax, ay, bx, by]: Line): Line => [id, width - ax, ay, width - bx, by];
  const lines = new Map([...shell.outer, ...(shell.inner ?? [])].map((line) => [line[0], line]));
  const moved = (wall: string, at: number) => (lies(lines.get(wall)!) ? width - at : at);
  const openings = shell.openings.map((hole): Hole => {
    if (hole[0] === 'gap') return ['gap', hole[1], moved(hole[1], hole[2]), hole[3], hole[4]];
    if (hole[0] === 'window') return ['window', hole[1], moved(hole[1], hole[2]), hole[3], hole[4], hole[5], hole[6]];
    return [
      'door',
      hole[1],
      moved(hole[1], hole[2]),
      { ...hole[3], side: hole[3]?.side === 'right' ? 'left' : 'right' },
    ];
  });
  return { ...shell, outer: shell.outer.map(flat), ...(shell.inner && { inner: shell.inner.map(flat) }), openings };
}

/** Runs along X. */
function lies([, ax, ay, bx, by]: Line): boolean {
  return Math.abs(bx - ax) >= Math.abs(by - ay);
}

function prefixed([id, ...rest]: Line): Line {
  return [`wl_${id}`, ...rest];
}

function opening(hole: Hole, [id, ax, ay, bx, by]: Line, key: string, wood: Shell['wood'] & object): Command {
  const offset = Math.abs(hole[2] - (lies([id, ax, ay, bx, by]) ? ax : ay));
  if (hole[0] === 'gap') return gap(key, `wl_${id}`, offset, hole[3], hole[4]);
  if (hole[0] === 'door') return door(key, `wl_${id}`, offset, { finishes: { ...wood }, ...hole[3] });
  return window(key, `wl_${id}`, offset, {
    width: hole[3],
    sill: hole[4],
    height: hole[5],
    finishes: { ...wood },
    ...hole[6],
  });
}
