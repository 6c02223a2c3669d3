import { proportionsOf } from '#models/families/shared/style-proportions.ts';
import { joinSlots, moveSlots } from '#models/families/shared/slot-meshes.ts';
import { framedMirror } from '#models/families/mirrors/mirror-frames.ts';
import { mirrorWithin } from '#models/families/mirrors/mirror-shapes.ts';
import { cylinder } from '#models/geometry/lathe.ts';
import { arc, inset, rectangle } from '#models/geometry/outline.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { MirrorShape } from '#models/families/mirrors/mirror-shapes.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';
import type { Style } from '#models/vocabulary.ts';

interface MirrorSize {
  width: number;
  depth: number;
  height: number;
  style: Style;
}

/** A board for small things under the glass: it is as deep and as wide as the whole. */
export function shelfMirror(
  shape: MirrorShape,
  { width, depth, height, style }: MirrorSize,
  detail: Detail,
): SlotMeshes {
  const { board: thick, edge } = proportionsOf(style);
  const tall = height - thick;
  const within = mirrorWithin(shape, width - 40, tall, detail);
  const shelf = board({ from: [-width / 2, -depth, 0], to: [width / 2, 0, thick], radius: edge, grain: 'x' }, detail);
  return joinSlots([
    moveSlots(framedMirror('slim', { within, depth: 24, height: tall, style }, detail), 0, 0, thick),
    { frame: [shelf] },
  ]);
}

/** A sunburst: long and short rays around a small round glass. */
export function rayMirror({ width, depth, style }: MirrorSize, detail: Detail): SlotMeshes {
  const core = width * (style === 'french' ? 0.46 : 0.4);
  const count = byDetail(detail, 32, 32, 16);
  const ray = (length: number, thick: number, degrees: number) =>
    turn(
      tube(
        {
          path: [
            [core * 0.4, -depth * 0.4, 0],
            [length, -depth * 0.4, 0],
          ],
          radius: [thick, style === 'french' ? 0.6 : thick],
          up: [0, 0, 1],
        },
        detail,
      ),
      'y',
      degrees,
    );
  const rays = Array.from({ length: count }, (_, i) =>
    ray((width / 2) * (i % 2 === 0 ? 1 : 0.78), i % 2 === 0 ? 4.5 : 3, (360 * i) / count),
  );
  const middle = framedMirror(
    'wide',
    { within: mirrorWithin('round', core, core, detail), depth, height: core, style },
    detail,
  );
  return joinSlots([moveSlots(middle, 0, 0, (width - core) / 2), moveSlots({ frame: rays }, 0, 0, width / 2)]);
}

/** A round glass in a strap that hangs from a peg: the strap's loop is the whole's outline. */
export function strapMirror({ width, depth, height, style }: MirrorSize, detail: Detail): SlotMeshes {
  const big = width / 2;
  const small = 17;
  const up = height - big - small;
  const tangent = (Math.asin((big - small) / up) * 180) / Math.PI;
  const at = (line: Vec2[], z: number): Vec2[] => line.map(([x, y]): Vec2 => [x, y + z]);
  const loop = inset(
    [...arc(big, 180 - tangent, 360 + tangent, detail), ...at(arc(small, tangent, 180 - tangent, detail), up)],
    1.5,
  );
  const strap = tube(
    {
      path: loop.map(([x, z]): Vec3 => [x, -depth / 2, z + big]),
      section: rectangle(3, Math.min(26, depth - 4)),
      closed: true,
      up: [0, 1, 0],
    },
    detail,
  );
  const peg = turn(cylinder({ radius: small - 3.2, height: depth, edge: 2 }, detail), 'x', 90);
  const glass = framedMirror(
    'slim',
    { within: mirrorWithin('round', width - 6.4, width - 6.4, detail), depth: depth - 8, height: width - 6.4, style },
    detail,
  );
  return joinSlots([moveSlots(glass, 0, -2, 3.2), { strap: [strap], frame: [move(peg, 0, 0, big + up)] }]);
}
