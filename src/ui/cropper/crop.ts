import { pictureLimits } from '#lib/picture.ts';

export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** Width over height, or null for whatever the person draws. */
export type Ratio = number | null;

/**
 * What is cut out: a rectangle around `x, y` in the picture's own pixels, y down. The picture is turned by quarters and
 * tilted by degrees, clockwise; the rectangle stays upright. It is what was requested: `fitted` gives what the picture
 * allows.
 */
export interface Crop extends Point, Size {
  quarters: number;
  tilt: number;
}
export type Corner = 'nw' | 'ne' | 'sw' | 'se';

export const mostTilt = 45;
const signs: Record<Corner, Point> = {
  nw: { x: -1, y: -1 },
  ne: { x: 1, y: -1 },
  sw: { x: -1, y: 1 },
  se: { x: 1, y: 1 },
};
/** Pixels of tolerance. */
const slack = 0.01;

/** The largest rectangle of a shape, in the middle. */
export function startCrop(image: Size, ratio: Ratio): Crop {
  return reshaped({ x: image.width / 2, y: image.height / 2, ...image, quarters: 0, tilt: 0 }, image, ratio);
}

/** The requested crop, shrunk and moved until no corner lies outside the picture. */
export function fitted(crop: Crop, image: Size): Crop {
  const wide = reach(crop);
  const share = Math.min(1, image.width / 2 / wide.x, image.height / 2 / wide.y);
  const smaller = { ...crop, width: crop.width * share, height: crop.height * share };
  const { x, y } = reach(smaller);
  return { ...smaller, x: clamp(crop.x, x, image.width - x), y: clamp(crop.y, y, image.height - y) };
}

/** The picture follows the pointer: `by` in picture pixels, as seen on the screen. */
export function moved(crop: Crop, image: Size, by: Point): Crop {
  const now = fitted(crop, image);
  const step = intoPicture(by, now);
  return fitted({ ...now, x: now.x - step.x, y: now.y - step.y }, image);
}

/** Closer by `factor`; the point `at`, seen from the middle, stays where it is. */
export function zoomed(crop: Crop, image: Size, factor: number, at: Point = { x: 0, y: 0 }): Crop {
  const now = fitted(crop, image);
  const most = largest(now, image);
  const by = clamp(factor, now.width / most.width, nearest(now));
  const step = intoPicture({ x: at.x * (1 - 1 / by), y: at.y * (1 - 1 / by) }, now);
  return (
    sound({ ...now, x: now.x + step.x, y: now.y + step.y, width: now.width / by, height: now.height / by }, image) ??
    now
  );
}

/** A quarter turn. A free shape turns with the picture, a fixed one stays as it is. */
export function turned(crop: Crop, image: Size, quarters: number, ratio: Ratio): Crop {
  const shape = ratio === null ? { width: crop.height, height: crop.width } : {};
  const next = { ...crop, ...shape, quarters: (crop.quarters + quarters + 4) % 4 };
  return sound(next, image) === null ? crop : next;
}

/** Keeps the requested crop, so that tilting there and back restores everything. */
export function tilted(crop: Crop, image: Size, degrees: number): Crop {
  const next = { ...crop, tilt: clamp(degrees, -mostTilt, mostTilt) };
  return sound(next, image) === null ? crop : next;
}

export function reshaped(crop: Crop, image: Size, ratio: Ratio): Crop {
  if (ratio === null) return crop;
  const width = image.width + image.height;
  return fitted({ ...crop, width, height: width / ratio }, image);
}

/** One corner follows the pointer, the opposite one stays. */
export function resized(crop: Crop, image: Size, corner: Corner, by: Point, ratio: Ratio): Crop {
  const now = fitted(crop, image);
  const sign = signs[corner];
  const right = sign.x * by.x;
  const down = sign.y * by.y;
  // A fixed ratio resizes along its diagonal: the mean of what each direction would give.
  const width = now.width + (ratio === null ? right : (right + down * ratio) / 2);
  const wanted = { width, height: ratio === null ? now.height + down : width / ratio };
  return (
    furthest(
      (share) =>
        stretched(now, sign, {
          width: now.width + (wanted.width - now.width) * share,
          height: now.height + (wanted.height - now.height) * share,
        }),
      image,
    ) ?? now
  );
}

/** How many times closer than the widest view, and the maximum; 1 shows all. */
export function zoomOf(crop: Crop, image: Size): { level: number; most: number } {
  const now = fitted(crop, image);
  const level = largest(now, image).width / now.width;
  return { level, most: level * nearest(now) };
}

/** What comes out, in whole pixels, at most 2000 on the longest side. */
export function outputSize(crop: Size): Size {
  const share = Math.min(1, pictureLimits.storedSide / Math.max(crop.width, crop.height));
  return { width: Math.round(crop.width * share), height: Math.round(crop.height * share) };
}

export function angleOf({ quarters, tilt }: Pick<Crop, 'quarters' | 'tilt'>): number {
  return ((quarters * 90 + tilt) * Math.PI) / 180;
}

/** A step on the screen as a step in the picture's own axes. */
function intoPicture({ x, y }: Point, crop: Crop): Point {
  const cos = Math.cos(angleOf(crop));
  const sin = Math.sin(angleOf(crop));
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}

/** Half of what the upright rectangle takes along the picture's own axes. */
function reach(crop: Crop): Point {
  const cos = Math.abs(Math.cos(angleOf(crop)));
  const sin = Math.abs(Math.sin(angleOf(crop)));
  return { x: (crop.width * cos + crop.height * sin) / 2, y: (crop.width * sin + crop.height * cos) / 2 };
}

function largest(crop: Crop, image: Size): Size {
  const { x, y } = reach(crop);
  const share = Math.min(image.width / 2 / x, image.height / 2 / y);
  return { width: crop.width * share, height: crop.height * share };
}

/** The factor at which the shorter side has ten pixels. */
function nearest({ width, height }: Size): number {
  return Math.max(1, Math.min(width, height) / pictureLimits.leastSide);
}

/** The rectangle as the picture allows it, or null when the result would be too small. */
function sound(crop: Crop, image: Size): Crop | null {
  const now = fitted(crop, image);
  const out = outputSize(now);
  const least = pictureLimits.leastSide - slack;
  return Math.min(now.width, now.height) >= least && Math.min(out.width, out.height) >= pictureLimits.leastSide
    ? now
    : null;
}

function stretched(now: Crop, sign: Point, { width, height }: Size): Crop {
  const step = intoPicture({ x: (sign.x * (width - now.width)) / 2, y: (sign.y * (height - now.height)) / 2 }, now);
  return { ...now, x: now.x + step.x, y: now.y + step.y, width, height };
}

/**
 * The most of a change that leaves the rectangle inside the picture and large enough. Both are convex, so halving finds
 * it.
 */
function furthest(at: (share: number) => Crop, image: Size): Crop | null {
  if (isInside(at(1), image)) return at(1);
  let low = 0;
  let high = 1;
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (isInside(at(middle), image)) low = middle;
    else high = middle;
  }
  return sound(at(low), image);
}

function isInside(crop: Crop, image: Size): boolean {
  if (!(crop.width > 0 && crop.height > 0) || sound(crop, image) === null) return false;
  const { x, y } = reach(crop);
  return (
    crop.x >= x - slack &&
    crop.x <= image.width - x + slack &&
    crop.y >= y - slack &&
    crop.y <= image.height - y + slack
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
