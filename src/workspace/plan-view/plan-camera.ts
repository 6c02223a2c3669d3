import type { Units } from '#editor/units.ts';
import type { Bounds } from '#lib/polygon.ts';
import type { Point } from '#lib/vec2.ts';

/** What part of the plan is seen: the middle in millimetres, screen pixels for a millimetre. Y of the plan points up. */
export interface PlanCamera {
  readonly centre: Point;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the paper lies in the window, in its pixels. */
export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

/** A metre of 4 px, and a millimetre of 2: from a whole street to a joint. */
export const scaleLimits = { least: 0.004, most: 2 } as const;

export function toScreen({ centre, scale }: PlanCamera, { width, height }: Size, at: Point): Point {
  return { x: width / 2 + (at.x - centre.x) * scale, y: height / 2 - (at.y - centre.y) * scale };
}

export function toPlan({ centre, scale }: PlanCamera, { width, height }: Size, at: Point): Point {
  return { x: centre.x + (at.x - width / 2) / scale, y: centre.y - (at.y - height / 2) / scale };
}

/** Nearer or farther about a place on the screen, which stays where it is. */
export function zoomed(camera: PlanCamera, size: Size, at: Point, by: number): PlanCamera {
  const scale = Math.min(scaleLimits.most, Math.max(scaleLimits.least, camera.scale * by));
  const held = toPlan(camera, size, at);
  const there = toPlan({ ...camera, scale }, size, at);
  return { scale, centre: { x: camera.centre.x + held.x - there.x, y: camera.centre.y + held.y - there.y } };
}

/** Moves the paper by so many pixels. */
export function panned({ centre, scale }: PlanCamera, by: Point): PlanCamera {
  return { scale, centre: { x: centre.x - by.x / scale, y: centre.y + by.y / scale } };
}

/** An empty plan: an ordinary room, so that the first one drawn has a sensible size on the screen. */
const emptyPlan: Bounds = { left: -3000, right: 3000, bottom: -2250, top: 2250 };

/** So that all of it is seen, with air around it. */
export function framed(bounds: Bounds | null, size: Size, air = 72): PlanCamera {
  const { left, right, bottom, top } = bounds ?? emptyPlan;
  const width = Math.max(right - left, 500);
  const height = Math.max(top - bottom, 500);
  const room = { width: Math.max(size.width - 2 * air, 80), height: Math.max(size.height - 2 * air, 80) };
  const scale = Math.min(room.width / width, room.height / height, 0.5);
  return {
    scale: Math.max(scaleLimits.least, scale),
    centre: { x: (left + right) / 2, y: (bottom + top) / 2 },
  };
}

/** Whether all of it is within the window. */
export function isSeen(bounds: Bounds | null, camera: PlanCamera, size: Size): boolean {
  if (!bounds) return true;
  const low = toScreen(camera, size, { x: bounds.left, y: bounds.top });
  const high = toScreen(camera, size, { x: bounds.right, y: bounds.bottom });
  return low.x >= 0 && low.y >= 0 && high.x <= size.width && high.y <= size.height;
}

/** What stands over the edges of the paper: the ruler at the left, views, storeys and the compass at the top. Pixels. */
const edges = { left: 56, right: 24, bottom: 24 } as const;

/** As a phone has it, where views float over the paper. */
export function isNarrow({ width }: Size): boolean {
  return width < 560;
}

/** On a phone the views float over the paper, the rest stands below them, and the measure of the home below that. */
function topEdge(size: Size): number {
  return isNarrow(size) ? 152 : 72;
}

/** Where those views and what stands below them end. */
const viewsEnd = 108;

/** What is left of it below the views, where these float over it. */
export function belowViews(place: Place): Place {
  return isNarrow(place) ? { ...place, top: place.top + viewsEnd, height: place.height - viewsEnd } : place;
}

/** Whether all of it is within a narrow window, and below its views. */
export function isSeenBelow(bounds: Bounds, camera: PlanCamera, size: Size): boolean {
  const { y } = toScreen(camera, size, { x: bounds.left, y: bounds.top });
  return isSeen(bounds, camera, size) && y >= viewsEnd;
}

/** The measure of the home stands above it, and below storeys and compass; on low paper between the two. */
function measured({ width, height }: Size): number {
  return height < 520 && !isNarrow({ width, height }) ? 48 : 96;
}

/** So that all of it is seen with its measures, with air around it and clear of what stands at the top. */
export function framedClear(bounds: Bounds | null, paper: Place): PlanCamera {
  const low = measured(paper);
  const air = Math.min(72, Math.max(low < 96 ? 24 : 40, paper.height * 0.15));
  const lower = Math.max(0, (low < 96 ? low : Math.max(topEdge(paper), low)) - air);
  const inner = { ...paper, top: paper.top + lower, height: paper.height - lower };
  return stayed(framed(bounds, inner, air), inner, paper);
}

/** A panel came or went: what one looks at stays where it is in the window. */
export function stayed(camera: PlanCamera, was: Place, is: Place): PlanCamera {
  const by = {
    x: was.left + was.width / 2 - is.left - is.width / 2,
    y: was.top + was.height / 2 - is.top - is.height / 2,
  };
  return was.width < 1 || (by.x === 0 && by.y === 0) ? camera : panned(camera, by);
}

/** No farther than is needed to see all of it; along an axis on which it is too long, not at all. */
export function slidClear(bounds: Bounds | null, camera: PlanCamera, size: Size): PlanCamera {
  if (!bounds) return camera;
  const low = toScreen(camera, size, { x: bounds.left, y: bounds.top });
  const high = toScreen(camera, size, { x: bounds.right, y: bounds.bottom });
  const by = {
    x: shortest(low.x, high.x, edges.left, size.width - edges.right),
    y: shortest(low.y, high.y, topEdge(size), size.height - edges.bottom),
  };
  return by.x === 0 && by.y === 0 ? camera : panned(camera, by);
}

function shortest(from: number, to: number, least: number, most: number): number {
  if (to - from > most - least) return 0;
  return from < least ? least - from : Math.min(0, most - to);
}

/** Whether all of it is seen with nothing at the edges over it. */
export function isClear(bounds: Bounds | null, camera: PlanCamera, size: Size): boolean {
  if (!bounds) return true;
  const low = toScreen(camera, size, { x: bounds.left, y: bounds.top });
  const high = toScreen(camera, size, { x: bounds.right, y: bounds.bottom });
  const across = high.x - low.x <= size.width - edges.left - edges.right + 0.5;
  return across && high.y - low.y <= size.height - topEdge(size) - edges.bottom + 0.5;
}

/** Beside 3D there is half the room: the same part of the plan is seen. */
export function resized(camera: PlanCamera, was: Size, is: Size): PlanCamera {
  const by = is.width / Math.max(1, was.width);
  if (was.width < 1 || by === 1) return camera;
  const scale = Math.min(scaleLimits.most, Math.max(scaleLimits.least, camera.scale * by));
  return { ...camera, scale };
}

/** Metres or a part of one between two figures of the ruler, so that they stand 60 px apart at least. Millimetres. */
export function rulerStep(scale: number): number {
  return [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000].find((step) => step * scale >= 60) ?? 100_000;
}

/** Between the small lines of the ruler: a tenth where they can be told apart, else a fifth. Millimetres. */
export function rulerTick(step: number, scale: number): number {
  return step * scale >= 100 ? step / 10 : step / 5;
}

/** Metres, with the reader's mark between whole and part; the unit stands at the nought. */
export function rulerFigure(at: number, step: number, { decimal }: Pick<Units, 'decimal'>): string {
  const metres = at / 1000;
  if (at === 0) return '0 m';
  return step < 1000 ? metres.toFixed(1).replace('.', decimal) : String(metres);
}
