import { between, fromFoot, grown, overLip, vessel } from '#models/families/bath/vessel.ts';
import { cylinder, lathe } from '#models/geometry/lathe.ts';
import { bothSides, merge, move, turn } from '#models/geometry/transform.ts';
import type { Course, Rim } from '#models/families/bath/vessel.ts';
import type { SlotMeshes } from '#models/families/shared/slot-meshes.ts';
import type { Detail, Mesh } from '#models/geometry/mesh.ts';

export type WcBowl = 'dee' | 'soft' | 'square';
export type WcSeat = 'slim' | 'wrap' | 'domed';

/** Where the pan goes: its front and back (Y), its width, and how high seat and lid bring it. */
export interface PanPlace {
  bowl: WcBowl;
  width: number;
  front: number;
  back: number;
  /** Top of the closed lid. */
  high: number;
}

const rims: Record<WcBowl, { rim: Rim; corner: number }> = {
  dee: { rim: 'dee', corner: 30 },
  soft: { rim: 'dee', corner: 110 },
  square: { rim: 'square', corner: 88 },
};
export const seatHeights: Record<WcSeat, number> = { slim: 32, wrap: 44, domed: 52 };

/** A level ring of the pan, given by its front and back edges. */
function panCourse({ bowl }: Pick<PanPlace, 'bowl'>, width: number, front: number, back: number, z: number): Course {
  return { ...rims[bowl], width, depth: back - front, y: (front + back) / 2, z };
}

/** Down to the floor in one smooth skirt, or waisted on a foot. */
export function standingPan(place: PanPlace, skirt: 'skirted' | 'waisted', rim: number, detail: Detail): Mesh {
  const { width, front, back } = place;
  const deep = back - front;
  const top = panCourse(place, width, front, back, rim);
  if (skirt === 'skirted') {
    const foot = panCourse(place, width * 0.7, front + deep * 0.16, back, 0);
    return vessel(
      [
        ...fromFoot(foot, 4, detail),
        ...between({ ...foot, z: 14 }, { ...top, z: rim - 34 }, 'ogee', detail),
        { ...grown(top, -2), y: top.y! + 2, z: rim - 30 },
        ...closed(top, 8, detail),
      ],
      detail,
      50,
    );
  }
  const foot = panCourse(place, width * 0.66, front + deep * 0.3, back - deep * 0.06, 0);
  const waist = panCourse(place, width * 0.5, front + deep * 0.36, back - deep * 0.1, rim * 0.36);
  const flare = panCourse(place, width * 0.97, front + deep * 0.02, back, rim - 46);
  return vessel(
    [
      ...fromFoot(foot, 5, detail),
      { ...foot, z: 26 },
      { ...grown(foot, -9), z: 36 },
      ...between({ ...grown(foot, -9), z: 36 }, waist, 'ogee', detail),
      waist,
      ...between(waist, flare, 'ogee', detail),
      flare,
      ...closed(top, 12, detail),
    ],
    detail,
    50,
  );
}

/** Hung on the wall: a belly below, or straight sides drawn in. */
export function hungPan(place: PanPlace, belly: 'round' | 'boxed', low: number, rim: number, detail: Detail): Mesh {
  const { width, front, back } = place;
  const deep = back - front;
  const top = panCourse(place, width, front, back, rim);
  const foot =
    belly === 'round'
      ? panCourse(place, width * 0.46, front + deep * 0.42, back, low)
      : panCourse(place, width * 0.86, front + deep * 0.2, back, low);
  const upper = { ...top, z: rim - 30 };
  const lower =
    belly === 'round'
      ? [foot, ...between(foot, upper, 'round', detail)]
      : [...fromFoot(foot, 14, detail), ...between({ ...foot, z: low + 14 }, upper, 'ogee', detail)];
  return vessel([...lower, upper, ...closed(top, 8, detail)], detail, 55);
}

/** A rounded upper edge that ends in a flat top. */
function closed(top: Course, radius: number, detail: Detail): Course[] {
  const lip = overLip(top, grown(top, -radius * 2), radius, detail);
  return lip.slice(0, Math.ceil(lip.length / 2));
}

/** Seat and closed lid, a shadow gap between them and the pan, from `rim` to `place.high`. */
export function seatAndLid(kind: WcSeat, place: PanPlace, rim: number, detail: Detail): SlotMeshes {
  const { width, front, back, high } = place;
  const line = (by: number, z: number): Course => ({
    ...grown(panCourse(place, width, front, back - 46, z), by),
    y: (front + back - 46) / 2,
  });
  const slab = (low: number, up: number, by: number, radius: number): Mesh =>
    vessel(
      [...fromFoot(line(by, low), Math.min(3, radius), detail), ...closed(line(by, up), radius, detail)],
      detail,
      50,
    );
  const gap = 2.5;
  const hinges = bothSides(
    move(turn(cylinder({ radius: 11, height: 44, edge: 2 }, detail), 'y', 90), 50, back - 36, rim + 13),
  );
  if (kind === 'wrap') return { seat: [slab(rim + gap, high, -0.5, 9)], metal: [hinges] };
  const split = rim + gap + (high - rim - gap) * 0.48;
  const lid = kind === 'slim' ? slab(split + gap, high, -1, 4) : domed(line(-1, split + gap), high, detail);
  return { seat: [slab(rim + gap, split, -4, 5), lid], metal: [hinges] };
}

/** Higher in the middle, as old lids are. */
function domed(foot: Course, high: number, detail: Detail): Mesh {
  const rise = high - foot.z;
  return vessel(
    [
      foot,
      { ...foot, z: foot.z + rise * 0.4 },
      { ...grown(foot, -6), z: foot.z + rise * 0.68 },
      { ...grown(foot, -26), z: foot.z + rise * 0.86 },
      { ...grown(foot, -80), z: high },
    ],
    detail,
    50,
  );
}

/** Two halves of a round button, standing on `z`, as high as `rise`. */
export function flushButton(x: number, y: number, z: number, rise: number, detail: Detail): Mesh {
  const ring = lathe(
    [
      [31, 0],
      [31, rise * 0.6],
      [29, rise * 0.8],
      [28, rise * 0.8],
      [28, 0.4],
      [0, 0.4],
    ],
    detail,
    { crease: 30 },
  );
  const key = lathe(
    [
      [26, 0],
      [26, rise * 0.8],
      [25, rise],
      [0, rise],
    ],
    detail,
    { crease: 30 },
  );
  return move(merge([ring, key]), x, y, z);
}
