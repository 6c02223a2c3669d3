import { leafMesh, leafThickness } from '#elements/door/leaf.ts';
import { leafPlaces } from '#elements/door/leaf-places.ts';
import type { LeafPlace } from '#elements/door/leaf-places.ts';
import { doorCasing } from '#design/records/door.ts';
import type { Door } from '#design/records/door.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { merge, mirror, move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';

/** Thickness of the lining in the hole. */
export const doorLining = 30;

/** A door in its own frame (see `openingPlace`), `width` from jamb to jamb, in a wall as thick as `depth`. */
export function doorMesh(door: Door, width: number, depth: number, detail: Detail): Part[] {
  const clear = width - 2 * doorLining - 6;
  const height = door.height - doorLining - 8;
  const leaves = leafPlaces(door, clear, depth).map((place) => hungLeaf(door, place, height, detail));
  const at = (mesh: Mesh) => move(mesh, 0, 0, door.sill);
  return model([
    part('frame', [lining(width, door.height, depth, detail), casing(width, door.height, depth, detail)].map(at)),
    part(
      'leaf',
      leaves.map(({ wood }) => at(wood)),
    ),
    part(
      'glass',
      leaves.flatMap(({ glass }) => (glass ? [at(glass)] : [])),
    ),
    part(
      'handle',
      leaves.flatMap(({ handle }) => (handle ? [at(handle)] : [])),
    ),
    door.sill < 1 && part('threshold', thresholdMesh(width, depth, detail)),
  ]).parts;
}

/** A strip under the leaf that covers where two floors meet; also in a hole without a door. */
export function thresholdMesh(width: number, depth: number, detail: Detail): Mesh {
  return board(
    { from: [-width / 2, -depth / 2 - 12, -2], to: [width / 2, depth / 2 + 12, 3], radius: 1, grain: 'x' },
    detail,
  );
}

function lining(width: number, height: number, depth: number, detail: Detail): Mesh {
  const x = width / 2;
  const y = depth / 2;
  const jamb = (from: number, to: number) =>
    board({ from: [from, -y, 0], to: [to, y, height], radius: 1, grain: 'z' }, detail);
  return merge([
    jamb(-x, -x + doorLining),
    jamb(x - doorLining, x),
    board(
      { from: [-x + doorLining, -y, height - doorLining], to: [x - doorLining, y, height], radius: 1, grain: 'x' },
      detail,
    ),
  ]);
}

/** On both faces of the wall, over the joint between it and the lining. */
function casing(width: number, height: number, depth: number, detail: Detail): Mesh {
  const inner = width / 2 - 10;
  const outer = width / 2 + doorCasing;
  const near = depth / 2;
  const far = depth / 2 + 14;
  const top = height + doorCasing;
  const upright = (from: number, to: number) =>
    board({ from: [from, near, 0], to: [to, far, top], radius: 2, grain: 'z' }, detail);
  const front = merge([
    upright(-outer, -inner),
    upright(inner, outer),
    board({ from: [-inner, near, height - 10], to: [inner, far, top], radius: 2, grain: 'x' }, detail),
  ]);
  return merge([front, mirror(front, 'y')]);
}

function hungLeaf(
  door: Door,
  place: LeafPlace,
  height: number,
  detail: Detail,
): { wood: Mesh; glass?: Mesh; handle?: Mesh } {
  const leaf = leafMesh(door.leaf, place.width, height, detail);
  const hang = (mesh: Mesh) => {
    const sided = place.mirrored ? mirror(mesh, 'x') : mesh;
    return move(turn(sided, 'z', (place.angle * 180) / Math.PI), place.x, place.y, 6);
  };
  const handle = place.handle === 'none' ? null : handles[place.handle](place.width, detail);
  return {
    wood: hang(leaf.wood),
    ...(leaf.glass && { glass: hang(leaf.glass) }),
    ...(handle && { handle: hang(handle) }),
  };
}

const handles = { lever, pull };

/** A rose and a lever on both faces, a metre above the floor. */
function lever(width: number, detail: Detail): Mesh {
  const rose = turn(cylinder({ radius: 24, height: 8, edge: 2 }, detail), 'x', -90);
  const bar = tube(
    {
      path: [
        [0, 8, 0],
        [0, 48, 0],
        [-118, 48, 0],
      ],
      radius: 9,
      bend: 14,
    },
    detail,
  );
  const front = move(merge([rose, bar]), width - 62, leafThickness / 2, 1000);
  return merge([front, mirror(front, 'y')]);
}

function pull(width: number, detail: Detail): Mesh {
  const bar = tube(
    {
      path: [
        [0, 2, 860],
        [0, 34, 860],
        [0, 34, 1160],
        [0, 2, 1160],
      ],
      radius: 8,
      bend: 12,
    },
    detail,
  );
  const front = move(bar, width - 50, leafThickness / 2, 0);
  return merge([front, mirror(front, 'y')]);
}
