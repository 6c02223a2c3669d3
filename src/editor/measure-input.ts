import { foot, inch } from '#editor/units.ts';
import type { LengthUnit } from '#editor/units.ts';

/** Why a typed measure was not taken; the interface has a sentence for each. */
export type MeasureFault = 'empty' | 'unreadable' | 'too_small' | 'too_large';
export type Measure<T> = { ok: true; value: T } | { ok: false; reason: MeasureFault };

interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Longer texts and deeper brackets are no measure. */
const longest = 64;
const deepest = 8;
/** A kilometre: no coordinate lies farther out. */
const farthest = 1_000_000;

/**
 * A length as people type it, in millimetres: `3.2m`, `3200`, `320cm`, `10'6"`, `1200+2*450`. A figure without a unit
 * has the person's. A point or comma before exactly three digits parts thousands where the unit is millimetres, which
 * have no parts; anywhere else it is the decimal sign.
 */
export function parseLength(text: string, unit: LengthUnit, { min = 0, max = farthest }: Range = {}): Measure<number> {
  const read = evaluate(text, unit);
  if (!read.ok) return read;
  if (read.value < min) return { ok: false, reason: 'too_small' };
  return read.value > max ? { ok: false, reason: 'too_large' } : read;
}

/** `4200 x 3600`, `4.2m×3.6m`, and `4200*3600` where nothing else parts the two. */
export function parseSize(
  text: string,
  unit: LengthUnit,
  range: Range = {},
): Measure<{ width: number; depth: number }> {
  if (text.length > longest * 2) return { ok: false, reason: 'unreadable' };
  const plain = text.normalize('NFKC');
  const parts = plain.split(/[x×]/i.test(plain) ? /[x×]/i : '*');
  if (parts.length !== 2) return { ok: false, reason: text.trim() ? 'unreadable' : 'empty' };
  const width = parseLength(parts[0] ?? '', unit, range);
  if (!width.ok) return width;
  const depth = parseLength(parts[1] ?? '', unit, range);
  return depth.ok ? { ok: true, value: { width: width.value, depth: depth.value } } : depth;
}

/** Degrees: `45`, `45°`, `-30`, `90/2`. */
export function parseAngle(text: string): Measure<number> {
  const read = evaluate(text.replace(/°/g, ''), 'mm');
  if (!read.ok) return read;
  return Math.abs(read.value) > 360 ? { ok: false, reason: 'too_large' } : read;
}

/** A plain number or a length: `2*450` is a number of the person's unit, `2m` is a length whatever that is. */
interface Quantity {
  value: number;
  isLength: boolean;
}

interface Reader {
  readonly text: string;
  readonly unit: LengthUnit;
  at: number;
  depth: number;
}

function evaluate(given: string, unit: LengthUnit): Measure<number> {
  if (given.length > longest) return { ok: false, reason: 'unreadable' };
  const text = given.normalize('NFKC').toLowerCase().replace(/[−–]/g, '-').replace(/[’′]/g, "'").replace(/[”″]/g, '"');
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const reader: Reader = { text: text.replace(/''/g, '"'), unit, at: 0, depth: 0 };
  const sum = readSum(reader);
  skip(reader);
  const value = sum && reader.at === reader.text.length ? inMillimetres(sum, unit) : Number.NaN;
  return Number.isFinite(value)
    ? { ok: true, value: Math.round(value * 1000) / 1000 }
    : { ok: false, reason: 'unreadable' };
}

function inMillimetres({ value, isLength }: Quantity, unit: LengthUnit): number {
  return isLength ? value : value * unitSizes[unit];
}

const unitSizes: Record<LengthUnit, number> = { mm: 1, cm: 10, m: 1000, 'ft-in': foot };

function readSum(reader: Reader): Quantity | null {
  let sum = readProduct(reader);
  for (let sign = take(reader, /[+-]/y); sum && sign; sign = take(reader, /[+-]/y)) {
    const next = readProduct(reader);
    if (!next) return null;
    sum = added(sum, next, sign === '-' ? -1 : 1, reader.unit);
  }
  return sum;
}

function added(sum: Quantity, next: Quantity, sign: number, unit: LengthUnit): Quantity {
  if (sum.isLength === next.isLength) return { value: sum.value + sign * next.value, isLength: sum.isLength };
  return { value: inMillimetres(sum, unit) + sign * inMillimetres(next, unit), isLength: true };
}

function readProduct(reader: Reader): Quantity | null {
  let product = readFactor(reader);
  for (let sign = take(reader, /[*×·/÷]/y); product && sign; sign = take(reader, /[*×·/÷]/y)) {
    const next = readFactor(reader);
    if (!next) return null;
    product = '/÷'.includes(sign) ? divided(product, next) : multiplied(product, next);
  }
  return product;
}

/** A length times a length would be an area. */
function multiplied(p: Quantity, q: Quantity): Quantity | null {
  return p.isLength && q.isLength ? null : { value: p.value * q.value, isLength: p.isLength || q.isLength };
}

function divided(p: Quantity, q: Quantity): Quantity | null {
  return q.isLength || q.value === 0 ? null : { value: p.value / q.value, isLength: p.isLength };
}

function readFactor(reader: Reader): Quantity | null {
  if (take(reader, /-/y)) {
    const next = readFactor(reader);
    return next && { ...next, value: -next.value };
  }
  if (!take(reader, /\(/y)) return readFeet(reader) ?? readNumber(reader);
  if (++reader.depth > deepest) return null;
  const inner = readSum(reader);
  reader.depth--;
  return take(reader, /\)/y) ? inner : null;
}

const feetAndInches =
  /(\d{1,6}(?:\.\d{1,4})?) ?(?:'|ft)(?: ?(?:(\d{1,3}(?:\.\d{1,4})?)(?!\/))? ?(?:(\d)\/(\d{1,2}))? ?(?:"|in)?)?|(?:(\d{1,5}(?:\.\d{1,4})?)(?!\/) ?)?(?:(\d)\/(\d{1,2}))? ?(?:"|in)/y;

/** `10'6"`, `10ft`, `6 1/2"`; a figure behind feet is inches. */
function readFeet(reader: Reader): Quantity | null {
  skip(reader);
  feetAndInches.lastIndex = reader.at;
  const found = feetAndInches.exec(reader.text);
  if (!found) return null;
  const [whole, feet, more, top, bottom, inches, loneTop, loneBottom] = found;
  if (feet === undefined && inches === undefined && loneTop === undefined) return null;
  reader.at += whole.length;
  const part = Number(top ?? loneTop ?? 0) / Number(bottom ?? loneBottom ?? 1);
  return {
    value: Number(feet ?? 0) * foot + (Number(more ?? inches ?? 0) + part) * inch,
    isLength: true,
  };
}

const figure = /\d{1,3}(?: \d{3})+(?:[.,]\d{1,4})?|\d{1,9}(?:[.,]\d{1,6})*|[.,]\d{1,6}/y;

function readNumber(reader: Reader): Quantity | null {
  const written = take(reader, figure);
  if (written === null) return null;
  const suffix = take(reader, /mm|cm|m(?!m)|毫米|厘米|米/y);
  const unit = suffix === null ? null : unitNames[suffix];
  const value = numberOf(written.replace(/ /g, ''), unit ?? (suffix === null ? reader.unit : 'mm'));
  if (value === null) return null;
  return unit ? { value: value * unitSizes[unit], isLength: true } : { value, isLength: false };
}

const unitNames: Record<string, LengthUnit> = { mm: 'mm', cm: 'cm', m: 'm', 毫米: 'mm', 厘米: 'cm', 米: 'm' };

function numberOf(written: string, unit: LengthUnit): number | null {
  const signs = written.match(/[.,]/g) ?? [];
  const thousands = /^\d{1,3}([.,]\d{3})+$/.test(written) && (unit === 'mm' || signs.length > 1);
  if (thousands) return Number(written.replace(/[.,]/g, ''));
  return signs.length > 1 ? null : Number(written.replace(',', '.'));
}

function skip(reader: Reader): void {
  while (reader.text[reader.at] === ' ') reader.at++;
}

/** What stands next, if it is of this kind. Patterns are sticky. */
function take(reader: Reader, pattern: RegExp): string | null {
  skip(reader);
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0] ?? null;
  if (found !== null) reader.at += found.length;
  return found;
}
