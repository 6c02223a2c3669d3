import { radiusAt } from '#models/families/lighting/lamp-shade-lines.ts';
import { lathe } from '#models/geometry/lathe.ts';
import { rectangle } from '#models/geometry/outline.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

/** How canes are laid over a form: upright, aslant one way, crossing both ways, or in hoops. */
export type Weave = 'upright' | 'slanted' | 'crossed' | 'hooped';

/** A shade of split canes over hoops. One sees through it; the hoops at its rims and its belly give it its measures. */
export function wovenShade(line: readonly Vec2[], weave: Weave, detail: Detail): Mesh[] {
  const height = line.at(-1)![1];
  const widest = line.reduce((best, point) => (point[0] > best[0] ? point : best));
  const staves =
    weave === 'hooped'
      ? byDetail(detail, 12, 8, 4)
      : Math.min(byDetail(detail, 72, 40, 12), 4 * Math.round((widest[0] * 2 * Math.PI) / 4 / 30));
  let hoops = 2;
  if (weave === 'hooped') hoops = byDetail(detail, 26, 16, 6);
  else if (weave === 'upright') hoops = byDetail(detail, 7, 5, 2);
  const twists = { upright: [0], slanted: [75], crossed: [52, -52], hooped: [0] }[weave];
  const count = twists.length > 1 ? Math.max(4, staves / 2) : staves;
  const heights = [...new Set([...Array.from({ length: hoops }, (_, i) => (height * i) / (hoops - 1)), widest[1]])];
  return [
    ...heights.map((z) => hoop(line, z, height, detail)),
    ...twists.flatMap((twist, layer) => {
      const cane = caneOf(line, twist, 2.6 + layer * 2.4, detail);
      return Array.from({ length: count }, (_, i) => turn(cane, 'z', (360 * i) / count));
    }),
  ];
}

function hoop(line: readonly Vec2[], z: number, height: number, detail: Detail): Mesh {
  let low = z - 2.5;
  let high = z + 2.5;
  if (z < 3) {
    low = 0;
    high = 6;
  } else if (z > height - 3) {
    low = height - 6;
    high = height;
  }
  const out = Math.max(radiusAt(line, (low + high) / 2), z < 3 ? radiusAt(line, 0) : 0);
  return lathe(
    [
      [out, low],
      [out, high],
      [out - 4, high],
      [out - 4, low],
    ],
    detail,
    { closed: true, crease: 30 },
  );
}

/** One split cane from rim to rim, `deep` under the outside. */
function caneOf(line: readonly Vec2[], twist: number, deep: number, detail: Detail): Mesh {
  const height = line.at(-1)![1];
  const stops = byDetail(detail, 14, 9, twist === 0 ? 3 : 5);
  const path = Array.from({ length: stops + 1 }, (_, i): Vec3 => {
    const z = 3 + (height - 6) * (0.5 - 0.5 * Math.cos((Math.PI * i) / stops));
    const r = Math.max(2, radiusAt(line, z) - deep);
    const a = (twist * (z / height - 0.5) * Math.PI) / 180;
    return [r * Math.cos(a), r * Math.sin(a), z];
  });
  return tube({ path, section: rectangle(2.4, detail === 'far' ? 9 : 5.5), up: [0, 1, 0] }, detail);
}
