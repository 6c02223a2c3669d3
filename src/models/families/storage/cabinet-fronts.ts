import { board } from '#models/geometry/rounded-box.ts';
import { extrude } from '#models/geometry/extrude.ts';
import { flutedFront, framedFront, latticeFront, shakerFront, slabFront } from '#models/geometry/fronts.ts';
import { arc, ellipse } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { merge, move, turn } from '#models/geometry/transform.ts';
import { grooveLining, handleOn, isAcross, isHandle, lessGroove } from '#models/families/storage/cabinet-grips.ts';
import { louvredFront } from '#models/families/storage/cabinet-louvres.ts';
import { moveSlots } from '#models/families/shared/slot-meshes.ts';
import type { Grip, Opening, Role } from '#models/families/storage/cabinet-grips.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Front, FrontShape } from '#models/geometry/fronts.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2 } from '#lib/vec.ts';

export type FrontKind =
  | 'slab'
  | 'shaker'
  | 'raised'
  | 'boarded'
  | 'cane'
  | 'glass'
  | 'reeded'
  | 'slatted'
  | 'fluted'
  | 'louvre'
  | 'lattice';

/** Thickness of all fronts, so that a cabinet's depth does not depend on their kind. */
export const frontThickness = 20;

export interface FrontStyle {
  front: FrontKind;
  grip: Grip;
  /** The plane of all fronts' faces (Y). */
  face: number;
  /** The height of door handles over the floor. */
  level: number;
}

/** One door, drawer front or flap with what it is pulled by. */
export function hangFront(opening: Opening, role: Role, hanging: FrontStyle, detail: Detail): SlotMeshes {
  const { grip, face, level } = hanging;
  const kind = role === 'drawer' ? drawerKinds[hanging.front] : hanging.front;
  const at = grip === 'groove' ? lessGroove(opening, role) : opening;
  const shape: FrontShape = {
    width: at.x1 - at.x0,
    height: at.z1 - at.z0,
    thickness: frontThickness,
    grain: isAcross(role) ? 'x' : 'z',
  };
  const cut = grip === 'notch' || grip === 'hole' ? cutFront(shape, role, grip, level - at.z0, detail) : null;
  const front = cut ? { fronts: [cut] } : makers[kind](shape, detail);
  let handles: Mesh[];
  if (isHandle(grip)) handles = handleOn(grip, opening, role, { face, level }, detail);
  else if (grip === 'groove') handles = [grooveLining(opening, role, face, detail)];
  else handles = [];
  return {
    ...moveSlots(front, (at.x0 + at.x1) / 2, face + frontThickness, at.z0),
    handles,
  };
}

/** The drawer fronts that go with each kind of doors. */
const drawerKinds: Record<FrontKind, FrontKind> = {
  slab: 'slab',
  shaker: 'shaker',
  raised: 'raised',
  boarded: 'slab',
  cane: 'slab',
  glass: 'slab',
  reeded: 'slab',
  slatted: 'slatted',
  fluted: 'fluted',
  louvre: 'slab',
  lattice: 'slab',
};

/** Doors one looks through need something to look at. */
export function isSeeThrough(kind: FrontKind): boolean {
  return kind === 'glass' || kind === 'reeded';
}

const makers: Record<FrontKind, (shape: FrontShape, detail: Detail) => SlotMeshes> = {
  slab: (shape, detail) => slotsOfFront(slabFront(shape, detail)),
  shaker: (shape, detail) => slotsOfFront(shape.height < 150 ? slabFront(shape, detail) : shakerFront(shape, detail)),
  raised: (shape, detail) => raisedFront(shape, detail),
  boarded: (shape, detail) => ({ fronts: [boardedFront(shape, detail)] }),
  cane: (shape, detail) => slotsOfFront(framedFront(shape, detail), 'cane'),
  glass: (shape, detail) => slotsOfFront(framedFront({ ...shape, stile: 42 }, detail), 'glass'),
  reeded: (shape, detail) => slotsOfFront(framedFront({ ...shape, stile: 26 }, detail), 'reeded'),
  slatted: (shape, detail) => ({ fronts: [battenFront(shape, detail)] }),
  fluted: (shape, detail) => slotsOfFront(flutedFront({ ...shape, pitch: byDetail(detail, 34, 34, 60) }, detail)),
  louvre: (shape, detail) => ({ fronts: [louvredFront(shape, detail)] }),
  lattice: (shape, detail) => latticed(shape, detail),
};

function slotsOfFront({ frame, infill }: Front, slot = 'glass'): SlotMeshes {
  return { fronts: [frame], ...(infill ? { [slot]: [infill] } : {}) };
}

/** A field standing up inside its frame, a bead around it. */
function raisedFront(shape: FrontShape, detail: Detail): SlotMeshes {
  const { width, height, thickness = frontThickness } = shape;
  if (height < 130) return slotsOfFront(slabFront(shape, detail));
  const stile = Math.min(58, Math.min(width, height) * 0.2);
  const field = board(
    {
      from: [-width / 2 + stile + 14, -thickness + 3, stile + 14],
      to: [width / 2 - stile - 14, -6, height - stile - 14],
      radius: 7,
      grain: shape.grain ?? 'z',
    },
    detail,
  );
  return { fronts: [shakerFront({ ...shape, stile }, detail).frame, field] };
}

/** Upright boards, each a little rounded, on a ledge. */
function boardedFront({ width, height, thickness = frontThickness }: FrontShape, detail: Detail): Mesh {
  const count = Math.max(2, Math.round(width / 110));
  const step = width / count;
  const boards = Array.from({ length: count }, (_, i) =>
    board(
      {
        from: [-width / 2 + step * i + (i > 0 ? 0.7 : 0), -thickness, 0],
        to: [-width / 2 + step * (i + 1) - (i + 1 < count ? 0.7 : 0), -4, height],
        radius: 3,
        grain: 'z',
      },
      detail,
    ),
  );
  return merge([
    ...boards,
    board({ from: [-width / 2 + 2, -4, 2], to: [width / 2 - 2, 0, height - 2], radius: 0, grain: 'z' }, detail),
  ]);
}

/** Upright battens on a thin board. */
function battenFront({ width, height, thickness = frontThickness }: FrontShape, detail: Detail): Mesh {
  const count = Math.max(3, Math.round(width / byDetail(detail, 32, 32, 150)));
  const step = width / count;
  // Round edges of many battens would cost too much: a soft chamfer near by, none across a room.
  const many = count > 10;
  const radius = detail === 'near' || !many ? 3 : 0;
  const battens = Array.from({ length: count }, (_, i) =>
    board(
      {
        from: [-width / 2 + step * (i + 0.18), -thickness, 0],
        to: [-width / 2 + step * (i + 0.82), -7, height],
        radius,
        grain: 'z',
      },
      many && detail === 'near' ? 'middle' : detail,
    ),
  );
  return merge([
    board({ from: [-width / 2, -8, 0], to: [width / 2, 0, height], radius: 0, grain: 'z' }, detail),
    ...battens,
  ]);
}

/** Bars before cloth or a thin panel. */
function latticed(shape: FrontShape, detail: Detail): SlotMeshes {
  const { width, height } = shape;
  const tall = height > 900;
  const few = detail === 'far' ? 2 : 3;
  const fields = {
    columns: Math.max(few, Math.round(width / byDetail(detail, 90, tall ? 110 : 95, 240))),
    rows: Math.max(few, Math.round(height / byDetail(detail, tall ? 150 : 105, tall ? 150 : 105, tall ? 700 : 420))),
  };
  const panel = board(
    { from: [-width / 2 + 25, -5, 25], to: [width / 2 - 25, -2, height - 25], radius: 0, grain: 'z' },
    detail,
  );
  return { fronts: [latticeFront({ ...shape, ...fields }, detail).frame], cloth: [panel] };
}

/** A slab with a half-moon cut from its edge or a round hole in it. */
function cutFront(
  { width, height, thickness = frontThickness, grain = 'z' }: FrontShape,
  role: Role,
  grip: 'notch' | 'hole',
  level: number,
  detail: Detail,
): Mesh {
  const across = isAcross(role);
  // Drawn lying with the grain along X: doors are drawn on their side and stood up.
  const [long, wide] = grain === 'x' ? [width, height] : [height, width];
  const along = across ? 0 : Math.min(height / 2 - 60, Math.max(60 - height / 2, level - height / 2));
  const edge = wide / 2;
  const radius = Math.min(grip === 'hole' ? 17 : 32, wide * 0.3);
  const outline: Vec2[] = [
    [-long / 2, -edge],
    [long / 2, -edge],
    [long / 2, edge],
    ...(grip === 'notch' ? arc(radius, 0, -180, detail).map(([x, y]): Vec2 => [x + along, y + edge]) : []),
    [-long / 2, edge],
  ];
  const off = across ? Math.min(55, wide / 2) : 55;
  const holes =
    grip === 'hole' ? [ellipse(radius * 2, radius * 2, detail).map(([x, y]): Vec2 => [x + along, y + edge - off])] : [];
  const flat = extrude({ outline, holes, height: thickness, bevel: 2, uv: [width * 3, height * 7] }, detail);
  if (grain === 'x') return move(turn(flat, 'x', 90), 0, 0, height / 2);
  // The pulled edge lies at +Y; standing up takes it to the left or the right.
  const stood = move(turn(turn(flat, 'z', 90), 'x', 90), 0, 0, height / 2);
  return role === 'pullLeft' ? stood : mirrored(stood);
}

function mirrored(mesh: Mesh): Mesh {
  return move(turn(mesh, 'z', 180), 0, -frontThickness, 0);
}
