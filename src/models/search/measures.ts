import type { SizeTerm, SizeWord } from './meaning.ts';
import { readSeats } from './seats.ts';
import { foldText } from './text.ts';

export interface MeasureMatch {
  start: number;
  end: number;
  size: SizeTerm;
}

/** A text in which sizes are looked for. */
export interface MeasuredText {
  /** As typed, and the same without accents, letter for letter. */
  text: string;
  folded: string;
  /** Whether the words up to here are the name of something: the `dưới` of *tủ bếp dưới* is no comparison. */
  ends(at: number): boolean;
  /** Whether numbers of people are sizes here: they are where widths are known by family, elsewhere they stay words. */
  seats?: boolean;
}

/** Sizes in a text: `2m2`, `<= 1900`, `160-180cm`, `rộng dưới 2m`, `fits in 2000x900x800`. What is left is words. */
export function readMeasures(written: MeasuredText): MeasureMatch[] {
  const { folded } = written;
  const found: MeasureMatch[] = [];
  if (!/\d/.test(folded)) return found;
  for (let at = 0; at < folded.length; at += 1) {
    if (!beginsWord(folded, at)) continue;
    const measured = seatsAt(written, at) ?? readOne(written, at);
    if (measured === null) continue;
    found.push(measured);
    at = measured.end - 1;
  }
  return found;
}

const fits =
  /(?:(?:that |to |which )?(?:will )?fits?(?: in(?:to)?| within| inside)?(?: an?)?|fitting(?: in)?|(?:free )?space(?: of)?|(?:dat |de )?vua(?: van| cho| trong| khit| voi| o| khoang)*|lot(?: long| vao)*|khoang trong|cho trong|(?:能|可以?)?放(?:得下|得进|进去?|下|入|在)|空间|尺寸内)[\s:]*/y;
const dimension =
  /(?:(?:chieu |be )?(rong|ngang|dai|sau|cao)|(width|wide|depth|deep|height|high|tall|length|long)|(宽|长|深|进深|高)度?)[\s:]*/y;
const after = /\s*(wide|deep|high|tall|long)(?![a-z])/y;
const afterOther =
  /\s*(?:(?:chieu |be )?(rong|ngang|dai|sau|cao)(?![a-z])|(宽|长|深|高)度?)(?!\s*(?:[<>≤≥=~]|\d|duoi|tren|khong|toi|tu|不|大|小|超|至|最))/y;
const atMost =
  /(?:<=|=<|≤|⩽|<|max(?:imum)?(?![a-z])|at most|up to|under|below|less than|(?:no|not) more than|smaller than|within|duoi|nho hon|(?:khong|ko) qua|toi da|nhieu nhat|it hon|不超过|不大于|小于|少于|最多|最大|低于|至多)[\s:]*/y;
const atLeast =
  /(?:>=|=>|≥|⩾|>|min(?:imum)?(?![a-z])|at least|over|above|more than|(?:no|not) less than|larger than|bigger than|tren|lon hon|hon|toi thieu|it nhat|tu|from|between|khoang tu|不小于|不少于|超过|大于|多于|至少|最小|高于|从)[\s:]*/y;
const about = /(?:~|≈|about|around|approx(?:imately)?\.?|khoang|tam|chung|co|约|大约|大概)[\s:]*/y;
const postMost = /\s*(?:以下|以内|之内|内|or less|max(?:imum)?(?![a-z])|tro xuong|do lai)/y;
const postLeast = /\s*(?:以上|起|or more|min(?:imum)?(?![a-z])|tro len|\+(?!\d))/y;
const postAbout = /\s*(?:左右|上下|tro lai|thoi)/y;
const to = /\s*(?:-|–|—|~|to(?![a-z])|and(?![a-z])|den(?![a-z])|va(?![a-z])|toi(?![a-z])|到|至)\s*/y;
const by = /\s*(?:x|×|\*|✕|by(?![a-z])|乘)\s*(?=\d)/y;

const split = /(\d) ?(?:m|met|米)(\d{1,2})(?:cm|phan|厘米)?(?![\d.,]*\d|m)/y;
/** `2 m 20`, `2 mét 2`; not `2m 90cm deep`, nor `2 m 3 cánh`. */
const splitApart =
  /(\d) ?(?:m|met|米) (\d{2}|\d(?=$|[,;]))(?: ?(?:cm|phan|厘米))?(?![\d.,]*\d|[a-z]| ?(?:wide|deep|high|tall|long|rong|ngang|sau|cao|dai|[x×*宽深高长])(?![a-z]))/y;
const feetAndInches = /(\d{1,2}) ?(?:ft|feet|foot|英尺) ?(\d{1,2}) ?(?:"|”|″|′′|in(?:ch(?:es)?)?|英?寸)(?![a-z])/y;
/** `86 in` is a measure where nothing comes after that something could be in: *220 in oak* is centimetres. */
const plain =
  /(\d{1,5}(?:[.,]\d{1,3})?)\s*(mm|millimet(?:er|re)?s?|ly|li|毫米|cm|centimet(?:er|re)?s?|phan|厘米|公分|m(?:et(?:er|re)?s?)?|米|公尺|-?inch(?:es)?|in(?=$|[,;]| ?[x×*]| wide| deep| high| tall| long)|"|”|″|′′|英?寸|吋|-?(?:ft|feet|foot)|英尺)?(?!(?!x\s*\d)[a-z]|[\d])/y;

interface Length {
  value: number;
  unit: number | null;
  decimal: boolean;
}

const inch = 25.4;
const foot = 304.8;

function seatsAt(written: MeasuredText, start: number): MeasureMatch | null {
  const found = written.seats ? readSeats(written, start) : null;
  return found === null ? null : { start, end: found.end, size: { kind: 'seats', seats: found.seats } };
}

function readOne(written: MeasuredText, start: number): MeasureMatch | null {
  const cursor: TextCursor = { text: written.folded, at: start };
  const inSpace = take(cursor, fits) !== null;
  let from = cursor.at;
  let named = dimensionOf(take(cursor, dimension));
  if (endsName(written, from, cursor.at)) return null;
  from = cursor.at;
  const compared = comparison(cursor);
  const sign = written.text.slice(from, cursor.at).trim();
  if (endsName(written, from, cursor.at)) return null;
  // "max width 200" is a comparison; "tủ rộng 1m2" is a cupboard of 1.2 m, not "from 1m2".
  if (/^(?:max|min|[<>≤≥=~]|tối|最)/.test(sign)) named ??= dimensionOf(take(cursor, dimension));
  const first = takeLength(cursor);
  if (first === null) return null;
  const range = takeAfter(cursor, to);
  if (isOtherWord(sign, range !== null)) return null;
  const lengths = range === null ? [first, ...takeMore(cursor, first)] : [first, range];
  const values = inMillimetres(lengths, { sure: inSpace || named !== null || compared !== null || lengths.length > 1 });
  if (values === null || values.some((value) => value < 1 || value > 20_000)) return null;
  named ??= dimensionOf(take(cursor, after) ?? take(cursor, afterOther));
  const diagonal = named === null && !inSpace ? diagonalOf(lengths) : {};
  let post: 'about' | 'least' | 'most' | null = null;
  if (take(cursor, postMost)) post = 'most';
  else if (take(cursor, postLeast)) post = 'least';
  else if (take(cursor, postAbout)) post = 'about';
  const size = sizeOf({
    values,
    inSpace,
    named: named ?? 'width',
    isRange: range !== null,
    compared: compared ?? post,
  });
  return {
    start,
    end: cursor.at,
    size: size.kind === 'range' || size.kind === 'exact' ? { ...size, ...diagonal } : size,
  };
}

/**
 * Inches without a word are a screen's diagonal, and so is a bare figure (`tivi 55`), which anywhere else is read as
 * centimetres.
 */
function diagonalOf(lengths: readonly Length[]): { diagonal?: number } {
  if (lengths.some(({ unit }) => unit === inch)) return { diagonal: 1 };
  return lengths.every(({ unit, value }) => unit === null && value >= 30 && value <= 120)
    ? { diagonal: inch / 10 }
    : {};
}

/** `dưới` of *tủ bếp dưới*, `dài` of *ghế dài*: part of a name, not of a size. */
function endsName({ text, ends }: MeasuredText, from: number, to: number): boolean {
  const word = text.slice(from, to).trim();
  return /^(?:trên|dưới|dài|tren|duoi|dai)$/.test(word) && ends(from + word.length);
}

/**
 * Words that are a comparison only with these accents: `tủ` is a cupboard, `tắm` a bath. Without any, `tu` begins a
 * range if one follows.
 */
const accents: Record<string, string> = { tu: 'từ', tam: 'tầm', co: 'cỡ', chung: 'chừng' };

function isOtherWord(sign: string, hasRange: boolean): boolean {
  const meant = accents[foldText(sign)];
  return meant !== undefined && sign !== meant && !(sign === 'tu' && hasRange);
}

type Compared = 'most' | 'least' | 'about' | null;
interface TextCursor {
  text: string;
  at: number;
}

function comparison(cursor: TextCursor): Compared {
  if (take(cursor, atMost)) return 'most';
  // "khoảng từ" begins a range, "khoảng" alone is an estimate: the longer is tried first.
  if (take(cursor, atLeast)) return 'least';
  return take(cursor, about) ? 'about' : null;
}

function sizeOf({
  values,
  inSpace,
  named,
  isRange,
  compared,
}: {
  values: number[];
  inSpace: boolean;
  named: SizeWord;
  isRange: boolean;
  compared: Compared;
}): SizeTerm {
  const [a, b = Infinity, c = Infinity] = values as [number, number?, number?];
  if (isRange) return { kind: 'range', dimension: named, min: Math.min(a, b), max: Math.max(a, b) };
  if (values.length > 1)
    return inSpace || compared === 'most'
      ? { kind: 'fits', space: { width: a, depth: b, height: c } }
      : { kind: 'measures', values };
  if (compared === 'most' || inSpace) return { kind: 'range', dimension: named, min: 0, max: a };
  if (compared === 'least') return { kind: 'range', dimension: named, min: a, max: Infinity };
  if (compared === 'about')
    return { kind: 'range', dimension: named, min: Math.round(a * 0.93), max: Math.round(a * 1.07) };
  return { kind: 'exact', dimension: named, value: a };
}

function takeMore(cursor: TextCursor, first: Length): Length[] {
  const more: Length[] = [];
  let last: Length | null = first;
  while (more.length < 2 && last !== null) {
    last = takeAfter(cursor, by);
    if (last !== null) more.push(last);
  }
  return more;
}

/** A length after a sign between two; nothing is consumed where none follows. */
function takeAfter(cursor: TextCursor, sign: RegExp): Length | null {
  const back = cursor.at;
  if (take(cursor, sign) === null) return null;
  const length = takeLength(cursor);
  if (length === null) cursor.at = back;
  return length;
}

function takeLength(cursor: TextCursor): Length | null {
  const metres = take(cursor, split) ?? take(cursor, splitApart);
  if (metres) return { value: Number(`${metres[1]}.${metres[2]}`), unit: 1000, decimal: true };
  const feet = take(cursor, feetAndInches);
  if (feet) return { value: Number(feet[1]) + Number(feet[2]) / 12, unit: foot, decimal: true };
  const found = take(cursor, plain);
  if (!found) return null;
  const unit = found[2] === undefined ? null : unitOf(found[2]);
  return { value: numberOf(found[1]!, unit), unit, decimal: /[.,]/.test(found[1]!) };
}

/** `1,800 mm` and `1.800 mm` are thousands; `1.8 m`, `2,2 m` are fractions. */
function numberOf(written: string, unit: number | null): number {
  const [whole = '', fraction] = written.split(/[.,]/);
  return fraction !== undefined && fraction.length === 3 && unit !== 1000 && whole !== '0'
    ? Number(whole + fraction)
    : Number(`${whole}.${fraction ?? 0}`);
}

function unitOf(written: string): number {
  if (/^(?:mm|mil|ly|li|毫)/.test(written)) return 1;
  if (/^(?:cm|cent|phan|厘|公分)/.test(written)) return 10;
  if (/^(?:-?f|英尺)/.test(written)) return foot;
  return /^m|^米|^公尺/.test(written) ? 1000 : inch;
}

/**
 * A unit holds for all beside it (`160-180cm`, `180cm x 200`), but nothing is 60 m deep: `1m2 x 60` is centimetres.
 * Without any, size tells: 1.8 is metres, 220 centimetres, 1900 millimetres.
 */
function inMillimetres(lengths: readonly Length[], { sure }: { sure: boolean }): number[] | null {
  const said = lengths.findLast((length) => length.unit !== null)?.unit ?? guessed(lengths, sure);
  if (said === null) return null;
  return lengths.map((length) =>
    Math.round(length.value * (length.unit ?? (said === 1000 ? besideMetres(length.value) : said))),
  );
}

function besideMetres(value: number): number {
  if (value < 10) return 1000;
  return value <= 300 ? 10 : 1;
}

function guessed(lengths: readonly Length[], sure: boolean): number | null {
  const most = Math.max(...lengths.map((length) => length.value));
  if (most < 10) return lengths.some((length) => length.decimal) || (sure && lengths.length > 1) ? 1000 : null;
  if (most < 30) return null;
  return most <= 300 ? 10 : 1;
}

const dimensionWords: Record<string, SizeWord> = {
  rong: 'width',
  ngang: 'width',
  width: 'width',
  wide: 'width',
  宽: 'width',
  dai: 'length',
  length: 'length',
  long: 'length',
  长: 'length',
  sau: 'depth',
  depth: 'depth',
  deep: 'depth',
  深: 'depth',
  进深: 'depth',
  cao: 'height',
  height: 'height',
  high: 'height',
  tall: 'height',
  高: 'height',
};

function dimensionOf(found: RegExpExecArray | null): SizeWord | null {
  const word = found?.slice(1).find((group) => group !== undefined);
  return word === undefined ? null : (dimensionWords[word] ?? null);
}

function take(cursor: TextCursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text);
  if (found) cursor.at = pattern.lastIndex;
  return found;
}

function beginsWord(text: string, at: number): boolean {
  const letter = text[at]!;
  if (letter === ' ') return false;
  return at === 0 || !/[a-z0-9]/.test(letter) || !/[a-z0-9.,]/.test(text[at - 1]!);
}
