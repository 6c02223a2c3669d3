import type { Point } from '#lib/vec2.ts';
import { dxfLimits } from './dxf-limits.ts';
import { DxfRefusal } from './dxf-refusal.ts';

/** The groups of one entity, in order. */
export interface DxfEntity {
  readonly type: string;
  layer: number;
  /** On a sheet to be printed, not in the model. */
  paper: boolean;
  /** Group 2: of a block. */
  name: string;
  /** Groups 3 and 1. */
  text: string;
  readonly codes: number[];
  readonly values: number[];
}

export function newEntity(type: string): DxfEntity {
  return { type, layer: 0, paper: false, name: '', text: '', codes: [], values: [] };
}

export function addNumber(entity: DxfEntity, code: number, value: number): void {
  if (entity.codes.length >= dxfLimits.numbers) throw new DxfRefusal('too_many', dxfLimits.numbers);
  entity.codes.push(code);
  entity.values.push(value);
}

export function first(entity: DxfEntity, code: number, otherwise: number): number {
  const at = entity.codes.indexOf(code);
  return at === -1 ? otherwise : (entity.values[at] ?? otherwise);
}

/** Of group `code` and the one ten above, as points are written. */
export function pointIn(entity: DxfEntity, code: number): Point {
  return { x: first(entity, code, NaN), y: first(entity, code + 10, NaN) };
}

export function all(entity: DxfEntity, code: number): number[] {
  return entity.values.filter((_, at) => entity.codes[at] === code);
}

export function pointsIn(entity: DxfEntity, code: number): Point[] {
  const xs = all(entity, code);
  const ys = all(entity, code + 10);
  return xs.slice(0, ys.length).map((x, at) => ({ x, y: ys[at] ?? NaN }));
}

/** A place and not a mistake: files have 1e308 and worse. */
export function isPlace({ x, y }: Point): boolean {
  return Math.abs(x) <= dxfLimits.far && Math.abs(y) <= dxfLimits.far;
}

/** Lies flat and is seen from below; null where it does not lie flat. */
export function isMirrored(entity: DxfEntity): boolean | null {
  const [x, y, z] = [first(entity, 210, 0), first(entity, 220, 0), first(entity, 230, 1)];
  if (!(Math.abs(x) < 1e-6 && Math.abs(y) < 1e-6)) return null;
  return z < 0;
}

export function mirror(point: Point, mirrored: boolean): Point {
  return mirrored ? { x: -point.x, y: point.y } : point;
}
