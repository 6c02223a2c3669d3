import type { Direction, PanoramaView } from '#viewer/panorama/panorama-view.ts';

/** A place of a tour. Radians; `middle` is where the middle of its picture looks, counted against the clock. */
export interface TourPlace {
  name: string;
  /** Address of its picture. */
  address: string;
  middle: number;
  links: readonly (Direction & { to: number })[];
}

/** Looking the same way in another place: who walks does not turn on the spot. */
export function sameHeading(view: PanoramaView, from: TourPlace, to: TourPlace): PanoramaView {
  const whole = 2 * Math.PI;
  const yaw = to.middle - (from.middle - view.yaw);
  return { ...view, yaw: ((yaw % whole) + whole) % whole };
}

/** Turned into the direction of the way there, and there looking on in it. */
export function arriving(from: TourPlace, to: TourPlace, at: number, fov: number): PanoramaView {
  const link = from.links.find((each) => each.to === at);
  const view = { yaw: link?.yaw ?? 0, pitch: -0.06, fov };
  return link ? sameHeading(view, from, to) : { ...view, yaw: 0 };
}

/** The link most nearly ahead, if one is within a quarter turn. */
export function linkAhead(place: TourPlace, { yaw }: Pick<PanoramaView, 'yaw'>): number | null {
  const off = (link: Direction): number => Math.abs(Math.atan2(Math.sin(link.yaw - yaw), Math.cos(link.yaw - yaw)));
  const [nearest] = place.links.toSorted((a, b) => off(a) - off(b));
  return nearest && off(nearest) < Math.PI / 4 ? nearest.to : null;
}
