/** A point or a direction of the plan: millimetres, X to the right, Y up, angles counter-clockwise in radians. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function add(p: Point, q: Point): Point {
  return { x: p.x + q.x, y: p.y + q.y };
}

export function subtract(p: Point, q: Point): Point {
  return { x: p.x - q.x, y: p.y - q.y };
}

/** `p + d·k`. */
export function along(p: Point, d: Point, k: number): Point {
  return { x: p.x + d.x * k, y: p.y + d.y * k };
}

export function dot(p: Point, q: Point): number {
  return p.x * q.x + p.y * q.y;
}

/** Positive when `q` lies to the left of `p`. */
export function cross(p: Point, q: Point): number {
  return p.x * q.y - p.y * q.x;
}

/** Not by `hypot`, which is slow and whose last digits differ between engines; a root is exact. */
export function distance(p: Point, q: Point): number {
  const dx = p.x - q.x;
  const dy = p.y - q.y;
  return Math.sqrt(dx * dx + dy * dy);
}

export function middle(p: Point, q: Point): Point {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}

/** From `p` towards `q`, one unit long; points to the right where they are the same. */
export function direction(p: Point, q: Point): Point {
  const length = distance(p, q);
  return length === 0 ? { x: 1, y: 0 } : { x: (q.x - p.x) / length, y: (q.y - p.y) / length };
}

/** A quarter turn to the left. */
export function leftOf(d: Point): Point {
  return { x: -d.y, y: d.x };
}

export function opposite(d: Point): Point {
  return { x: -d.x, y: -d.y };
}

export function turned(p: Point, angle: number): Point {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: p.x * c - p.y * s, y: p.x * s + p.y * c };
}

export function turnedAround(p: Point, centre: Point, angle: number): Point {
  return add(centre, turned(subtract(p, centre), angle));
}

export function angleOf(d: Point): number {
  return Math.atan2(d.y, d.x);
}
