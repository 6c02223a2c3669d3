import { board } from '#models/geometry/rounded-box.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { rectangle } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

/**
 * Doors and drawer fronts. Each stands centred on X 0 with its underside at Z 0; its back is at Y 0 and it comes
 * forward to −thickness. `infill` has a finish slot of its own: cane, glass, cloth.
 */
export interface Front {
  frame: Mesh;
  infill?: Mesh;
}

export interface FrontShape {
  width: number;
  height: number;
  thickness?: number;
  /** The frame's visible width. */
  stile?: number;
  grain?: 'x' | 'z';
}

export function slabFront({ width, height, thickness = 19, grain = 'z' }: FrontShape, detail: Detail): Front {
  return { frame: board({ from: [-width / 2, -thickness, 0], to: [width / 2, 0, height], radius: 2, grain }, detail) };
}

/** Four rails and a sunk panel. */
export function shakerFront(shape: FrontShape, detail: Detail): Front {
  const { width, height, thickness = 20, stile = frameWidth(width, height), grain = 'z' } = shape;
  const panel = board(
    {
      from: [-width / 2 + stile - 5, -thickness * 0.55, stile - 5],
      to: [width / 2 - stile + 5, -2, height - stile + 5],
      radius: 0,
      grain,
    },
    detail,
  );
  return { frame: merge([frameOf(shape, detail), panel]) };
}

/** Four rails around glass, cane or cloth. */
export function framedFront(shape: FrontShape, detail: Detail): Front {
  const { width, height, thickness = 20, stile = frameWidth(width, height) } = shape;
  const infill = board(
    {
      from: [-width / 2 + stile - 5, -thickness * 0.6, stile - 5],
      to: [width / 2 - stile + 5, -thickness * 0.6 + 4, height - stile + 5],
      radius: 0,
      grain: 'z',
    },
    detail,
  );
  return { frame: frameOf(shape, detail), infill };
}

/** Upright battens on a back board. */
export function slattedFront(
  { width, height, thickness = 24, pitch = 28 }: FrontShape & { pitch?: number },
  detail: Detail,
): Front {
  const back = board({ from: [-width / 2, -8, 0], to: [width / 2, 0, height], radius: 0, grain: 'z' }, detail);
  const count = Math.max(2, Math.round(width / byDetail(detail, pitch, pitch, pitch * 2)));
  const step = width / count;
  const battens = Array.from({ length: count }, (_, i) => {
    const x = -width / 2 + step * (i + 0.5);
    return board(
      {
        from: [x - step * 0.31, -thickness, 0],
        to: [x + step * 0.31, -8, height],
        radius: detail === 'middle' && count > 30 ? 0 : 3,
        grain: 'z',
      },
      detail,
    );
  });
  return { frame: merge([back, ...battens]) };
}

/** Sloping blades in a frame. */
export function louvreFront(shape: FrontShape & { pitch?: number }, detail: Detail): Front {
  const { width, height, thickness = 24, stile = frameWidth(width, height), pitch = 38 } = shape;
  const inner = height - 2 * stile;
  const count = Math.max(2, Math.round(inner / byDetail(detail, pitch, pitch, pitch * 2)));
  const blade = turn(
    board(
      {
        from: [-width / 2 + stile - 4, -3, -(inner / count) * 0.62],
        to: [width / 2 - stile + 4, 3, (inner / count) * 0.62],
        radius: detail === 'near' ? 2.5 : 0,
        grain: 'x',
      },
      detail,
    ),
    'x',
    -28,
  );
  const blades = Array.from({ length: count }, (_, i) =>
    move(blade, 0, -thickness / 2, stile + (inner / count) * (i + 0.5)),
  );
  return { frame: merge([frameOf(shape, detail), ...blades]) };
}

/** Bars crossing in a frame, as in a Chinese screen: `columns` × `rows` fields, the middle ones drawn together. */
export function latticeFront(
  shape: FrontShape & { columns?: number; rows?: number; bar?: number },
  detail: Detail,
): Front {
  const { width, height, thickness = 22, stile = 30, columns = 4, rows = 5, bar = 9 } = shape;
  const w = width - 2 * stile;
  const h = height - 2 * stile;
  const upright = Array.from({ length: columns - 1 }, (_, i) => {
    const x = -w / 2 + w * bias((i + 1) / columns);
    return board(
      {
        from: [x - bar / 2, -thickness * 0.8, stile - 3],
        to: [x + bar / 2, -thickness * 0.25, height - stile + 3],
        radius: 1,
        grain: 'z',
      },
      detail,
    );
  });
  const level = Array.from({ length: rows - 1 }, (_, i) => {
    const z = stile + h * bias((i + 1) / rows);
    return board(
      {
        from: [-w / 2 - 3, -thickness * 0.78, z - bar / 2],
        to: [w / 2 + 3, -thickness * 0.27, z + bar / 2],
        radius: 1,
        grain: 'x',
      },
      detail,
    );
  });
  return { frame: merge([frameOf({ ...shape, stile }, detail), ...upright, ...level]) };
}

/** Grooves cut into a thick slab, for fluted fronts. */
export function flutedFront(
  { width, height, thickness = 22, pitch = 34 }: FrontShape & { pitch?: number },
  detail: Detail,
): Front {
  const count = Math.max(3, Math.round(width / byDetail(detail, pitch, pitch, pitch * 2)));
  const step = width / count;
  const steps = byDetail(detail, 6, 4, 2);
  const crest = Array.from({ length: count }, (_, i) =>
    Array.from({ length: steps }, (_, k): readonly [number, number] => {
      const t = k / steps;
      return [-width / 2 + step * (i + t), -(thickness * 0.45 + thickness * 0.55 * Math.sin(Math.PI * t) ** 0.7)];
    }),
  ).flat();
  const outline = [
    ...crest,
    [width / 2, -thickness * 0.45] as const,
    [width / 2, 0] as const,
    [-width / 2, 0] as const,
  ];
  return { frame: extrude({ outline, height, crease: 50 }, detail) };
}

function frameOf(
  { width, height, thickness = 20, stile = frameWidth(width, height) }: FrontShape,
  detail: Detail,
): Mesh {
  const x = width / 2;
  const upright = (from: number, to: number): Mesh =>
    board({ from: [from, -thickness, 0], to: [to, 0, height], radius: 2, grain: 'z' }, detail);
  const level = (from: number, to: number): Mesh =>
    board({ from: [-x + stile, -thickness, from], to: [x - stile, 0, to], radius: 2, grain: 'x' }, detail);
  return merge([upright(-x, -x + stile), upright(x - stile, x), level(0, stile), level(height - stile, height)]);
}

function frameWidth(width: number, height: number): number {
  return Math.min(60, Math.min(width, height) * 0.22);
}

/** Narrow fields outside, wide ones inside. */
function bias(t: number): number {
  return t - 0.09 * Math.sin(2 * Math.PI * t);
}

/** A flat ring standing like a front: window frames, mirror frames, picture frames. */
export function ringFrame({ width, height, thickness = 20, stile = 40 }: FrontShape, detail: Detail): Mesh {
  const flat = extrude(
    {
      outline: rectangle(width, height),
      holes: [rectangle(width - 2 * stile, height - 2 * stile)],
      height: thickness,
      bevel: 2,
    },
    detail,
  );
  return move(turn(flat, 'x', 90), 0, 0, height / 2);
}
