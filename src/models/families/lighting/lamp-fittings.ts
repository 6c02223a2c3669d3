import { shadeHeight, isLidded } from '#models/families/lighting/lamp-shade.ts';
import { cylinder, ellipsoid, lathe } from '#models/geometry/lathe.ts';
import { byDetail } from '#models/geometry/segments.ts';
import { move, turn } from '#models/geometry/transform.ts';
import { tube } from '#models/geometry/tube.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Shade, ShadePlace } from '#models/families/lighting/lamp-shade.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';
import type { Vec2, Vec3 } from '#lib/vec.ts';

/** A bulb on its holder, standing (or hanging, `down`) from the origin. */
export function bulb(size: number, down: boolean, detail: Detail): SlotMeshes {
  const r = size / 2;
  const pear: Vec2[] = [
    [r * 0.42, 30],
    [r * 0.5, 38],
    [r * 0.86, 38 + r * 0.7],
    [r, 38 + r * 1.25],
    [r * 0.8, 38 + r * 1.85],
    [r * 0.4, 38 + r * 2.16],
    [0, 38 + r * 2.25],
  ];
  const glass = lathe(detail === 'far' ? [pear[0]!, pear[3]!, pear[6]!] : pear, detail, { crease: 80 });
  const holder = cylinder({ radius: r * 0.62, height: 34, edge: 1.5 }, detail);
  const set = (mesh: Mesh): Mesh => (down ? turn(mesh, 'x', 180) : mesh);
  return { bulb: [set(glass)], metal: [set(holder)] };
}

/** The wire cross that carries a cloth shade: a ring about the stem and three arms to the rim. */
export function spider(radius: number, z: number, detail: Detail): Mesh[] {
  if (detail === 'far') return [];
  const arm = tube(
    {
      path: [
        [9, 0, z],
        [radius, 0, z],
      ],
      radius: 1.8,
    },
    detail,
  );
  return [
    move(cylinder({ radius: 14, height: 5 }, detail), 0, 0, z - 2.5),
    ...[30, 150, 270].map((degrees) => turn(arm, 'z', degrees)),
  ];
}

/** What is inside a shade that stands on a stem: bulb, holder, wire cross. The stem ends at the returned height. */
export function standingInside(shade: Shade, place: ShadePlace, detail: Detail): { kit: SlotMeshes; stem: number } {
  const size = Math.min(60, place.width * 0.2);
  // Under a low shade the bulb sits lower, so that it does not look out above.
  const holder = Math.min(
    place.z + Math.max(4, place.height * (isLidded(shade) ? 0.12 : 0.2)),
    place.z + place.height - 54 - size * 1.13,
  );
  const lamp = bulb(size, false, detail);
  const top = place.z + place.height - 8;
  const up = (meshes: readonly Mesh[] = []): Mesh[] => meshes.map((mesh) => move(mesh, 0, 0, holder));
  if (isLidded(shade)) return { kit: { bulb: up(lamp.bulb), metal: up(lamp.metal) }, stem: holder };
  // A thin rod goes on past the bulb to carry the shade from its upper ring, with a knob on it.
  const rod = tube(
    {
      path: [
        [0, size * 0.62, holder],
        [0, size * 0.62, top - 12],
        [0, 0, top],
      ],
      radius: 2,
      bend: 10,
    },
    detail,
  );
  const knob = move(ellipsoid({ width: 14, depth: 14, height: 14 }, detail), 0, 0, top + 5);
  return {
    kit: {
      bulb: up(lamp.bulb),
      metal: [
        ...up(lamp.metal),
        ...(detail === 'far' ? [] : [rod, knob, ...spider(upperRadius(shade, place.width), top, detail)]),
      ],
    },
    stem: holder,
  };
}

const uppers: Partial<Record<Shade, number>> = {
  drum: 0.985,
  slant: 0.8,
  taper: 0.56,
  coolie: 0.18,
  bell: 0.48,
  pagoda: 0.32,
  pleated: 0.53,
  pleatedDrum: 0.94,
  paperBall: 0.16,
  paperEgg: 0.16,
  paperSaucer: 0.44,
  paperTube: 0.76,
  wovenDome: 0.16,
  wovenBall: 0.16,
  wovenBell: 0.48,
  wovenPear: 0.28,
  wovenDrum: 0.79,
  hooped: 0.77,
};

/** How wide a shade is at its upper ring, as a radius. */
export function upperRadius(shade: Shade, width: number): number {
  return ((uppers[shade] ?? 0.1) * width) / 2;
}

/** Where a shade's light comes from: its middle, or its mouth where it is a hood. */
export function lightAt(shade: Shade, { width, height, z }: ShadePlace): Vec3 {
  const share = ['dome', 'cone', 'shallow', 'trumpet', 'mushroom'].includes(shade) ? 0.2 : 0.45;
  return [0, 0, z + (height || shadeHeight(shade, width)) * share];
}

/** A plate against the ceiling (its face at Z 0, below it) or, turned by the caller, against a wall. */
export function canopy(radius: number, deep: number, detail: Detail): Mesh {
  const r = Math.min(radius, deep * 2);
  return move(
    lathe(
      [
        [radius * 0.3, 0],
        [radius - r * 0.35, deep * 0.12],
        [radius - 1, deep * 0.55],
        [radius, deep * 0.7],
        [radius, deep],
      ],
      detail,
      { crease: 35 },
    ),
    0,
    0,
    -deep,
  );
}

/** A flex between two heights, as thin as they are. */
export function flex(at: Vec2, low: number, high: number, radius: number, detail: Detail): Mesh {
  return move(
    lathe(
      [
        [radius, 0],
        [radius, high - low],
      ],
      detail,
      { segments: byDetail(detail, 12, 8, 4) },
    ),
    at[0],
    at[1],
    low,
  );
}
