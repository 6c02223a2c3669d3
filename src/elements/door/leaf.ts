import type { Door } from '#design/records/door.ts';
import { latticeMesh } from '#elements/window/lattice.ts';
import { louvreBlade } from '#elements/window/louvre-blade.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, move } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/** What a leaf is made of: timber, and glass where it has any. */
export interface Leaf {
  wood: Mesh;
  glass?: Mesh;
}

export const leafThickness = 40;

/** A leaf from its hinge at X 0 to `width`, standing on Z 0, as thick on either side of Y 0. */
export function leafMesh(style: Door['leaf'], width: number, height: number, detail: Detail): Leaf {
  return makers[style](width, height, detail);
}

const makers: Record<Door['leaf'], (width: number, height: number, detail: Detail) => Leaf> = {
  flush,
  panelled,
  glazed,
  lattice,
  louvred,
};

function flush(width: number, height: number, detail: Detail): Leaf {
  return {
    wood: board(
      { from: [0, -leafThickness / 2, 0], to: [width, leafThickness / 2, height], radius: 2, grain: 'z' },
      detail,
    ),
  };
}

function panelled(width: number, height: number, detail: Detail): Leaf {
  const rail = height * 0.44;
  const frame = frameOf(width, height, [[rail, rail + 130]], detail);
  return {
    wood: merge([frame.mesh, ...frame.fields.map(([low, high]) => panel(frame.stile, width, low, high, 14, detail))]),
  };
}

function glazed(width: number, height: number, detail: Detail): Leaf {
  const frame = frameOf(width, height, [], detail);
  const [low, high] = frame.fields[0]!;
  return { wood: frame.mesh, glass: panel(frame.stile, width, low, high, 6, detail) };
}

/** A lattice before glass above, a panel below: the doors of an altar room. */
function lattice(width: number, height: number, detail: Detail): Leaf {
  const rail = height * 0.32;
  const frame = frameOf(width, height, [[rail, rail + 90]], detail);
  const [lower, upper] = frame.fields as [[number, number], [number, number]];
  const bars = latticeMesh('steps', width - 2 * frame.stile, upper[1] - upper[0], 22, detail);
  return {
    wood: merge([frame.mesh, panel(frame.stile, width, ...lower, 16, detail), move(bars, width / 2, 0, upper[0])]),
    glass: panel(frame.stile, width, ...upper, 4, detail),
  };
}

function louvred(width: number, height: number, detail: Detail): Leaf {
  const frame = frameOf(width, height, [], detail);
  const [low, high] = frame.fields[0]!;
  const count = Math.min(80, Math.max(3, Math.round((high - low) / (detail === 'far' ? 90 : 46))));
  const step = (high - low) / count;
  const blade = louvreBlade(frame.stile - 5, width - frame.stile + 5, step * 1.2, 35, detail);
  return {
    wood: merge([frame.mesh, ...Array.from({ length: count }, (_, i) => move(blade, 0, 0, low + step * (i + 0.5)))]),
  };
}

interface Frame {
  mesh: Mesh;
  stile: number;
  /** The fields between the rails, from below. */
  fields: [number, number][];
}

/** Stiles, a broad foot rail, a head rail and the given rails between. */
function frameOf(width: number, height: number, between: readonly [number, number][], detail: Detail): Frame {
  const stile = Math.min(100, width * 0.18);
  const rails: [number, number][] = [[0, Math.min(190, height * 0.1)], ...between, [height - stile, height]];
  const half = leafThickness / 2;
  const upright = (from: number, to: number) =>
    board({ from: [from, -half, 0], to: [to, half, height], radius: 2, grain: 'z' }, detail);
  const level = ([low, high]: [number, number]) =>
    board({ from: [stile, -half, low], to: [width - stile, half, high], radius: 2, grain: 'x' }, detail);
  const fields = rails.slice(1).map(([low], i): [number, number] => [rails[i]![1], low]);
  return { mesh: merge([upright(0, stile), upright(width - stile, width), ...rails.map(level)]), stile, fields };
}

function panel(stile: number, width: number, low: number, high: number, thickness: number, detail: Detail): Mesh {
  return board(
    {
      from: [stile - 6, -thickness / 2, low - 6],
      to: [width - stile + 6, thickness / 2, high + 6],
      radius: 0,
      grain: 'z',
    },
    detail,
  );
}
