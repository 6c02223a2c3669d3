import { latticeMesh } from '#elements/window/lattice.ts';
import type { Lattice } from '#elements/window/lattice.ts';
import type { Window } from '#design/records/window.ts';
import { sashPlaces } from '#elements/window/sash-places.ts';
import { model, part } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { merge, mirror, move, turn } from '#models/geometry/transform.ts';
import type { Detail, Mesh, Part } from '#models/geometry/mesh.ts';

/** Breadth and depth of the frame in the wall, and of a sash. */
const frame = { broad: 50, deep: 70 } as const;
const sash = { broad: 46, deep: 44 } as const;
/** The board the window stands on. */
const board0 = 22;

/** A window in its own frame (see `openingPlace`), `width` from jamb to jamb, in a wall as thick as `depth`. */
export function windowMesh(window: Window, width: number, depth: number, detail: Detail): Part[] {
  const height = window.height - board0;
  const at = (mesh: Mesh) => move(mesh, 0, 0, window.sill + board0);
  const clear = { width: width - 2 * frame.broad, height: height - 2 * frame.broad };
  const sashes = sashPlaces(window, clear.width).map(({ x, y, angle, width: wide, mirrored }) => {
    const { wood, glass } = sashMesh(wide, clear.height - 4, window.form === 'fixed', detail);
    const hang = (mesh: Mesh) =>
      move(turn(mirrored ? mirror(mesh, 'x') : mesh, 'z', (angle * 180) / Math.PI), x, y, frame.broad + 2);
    return { wood: hang(wood), glass: hang(glass) };
  });
  return model([
    part('frame', [at(ring(width, height, frame.broad, frame.deep, detail)), ...sashes.map(({ wood }) => at(wood))]),
    part(
      'glass',
      sashes.map(({ glass }) => at(glass)),
    ),
    part('sill', move(sillBoard(width, depth, detail), 0, 0, window.sill)),
    window.lattice !== 'none' && part('lattice', at(lattice(window, clear, detail))),
  ]).parts;
}

/** On the side the sashes do not open to, close before the glass, in a frame of its own. */
function lattice(window: Window, clear: { width: number; height: number }, detail: Detail): Mesh {
  const away = (window.side === 'left' ? -1 : 1) * (frame.deep / 2 + 4);
  const width = clear.width + 20;
  const height = clear.height + 20;
  const filling = latticeMesh(window.lattice as Lattice, width - 20, height - 20, 26, detail);
  return move(merge([ring(width, height, 24, 32, detail), move(filling, 0, 0, 10)]), 0, away, frame.broad - 10);
}

/** Four pieces around a hole, standing on the middle of the lower one. */
function ring(width: number, height: number, broad: number, deep: number, detail: Detail): Mesh {
  const x = width / 2;
  const y = deep / 2;
  const upright = (from: number, to: number) =>
    board({ from: [from, -y, 0], to: [to, y, height], radius: 2, grain: 'z' }, detail);
  const level = (low: number, high: number) =>
    board({ from: [-x + broad, -y, low], to: [x - broad, y, high], radius: 2, grain: 'x' }, detail);
  return merge([upright(-x, -x + broad), upright(x - broad, x), level(0, broad), level(height - broad, height)]);
}

/** From its hinge at X 0 to `width`. What does not open needs only a narrow bead. */
function sashMesh(width: number, height: number, still: boolean, detail: Detail): { wood: Mesh; glass: Mesh } {
  const broad = Math.min(still ? 24 : sash.broad, width / 4);
  const wood = move(ring(width, height, broad, sash.deep, detail), width / 2, 0, 0);
  const glass = board(
    { from: [broad - 8, -3, broad - 8], to: [width - broad + 8, 3, height - broad + 8], radius: 0, grain: 'z' },
    detail,
  );
  return { wood, glass };
}

/** Through the whole wall, with a nosing on both faces. */
function sillBoard(width: number, depth: number, detail: Detail): Mesh {
  const inside = board(
    { from: [-width / 2, -depth / 2, 0], to: [width / 2, depth / 2, board0], radius: 0, grain: 'x' },
    detail,
  );
  const nosing = board(
    { from: [-width / 2 - 30, depth / 2, -4], to: [width / 2 + 30, depth / 2 + 26, board0], radius: 4, grain: 'x' },
    detail,
  );
  return merge([inside, nosing, mirror(nosing, 'y')]);
}
