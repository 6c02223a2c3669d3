import type { Locale } from '#lib/locale.ts';
import { foldText } from '#models/search/text.ts';

/** What was said of money, in đồng, and the words without it. */
export interface SpokenPrice {
  from: number | null;
  to: number | null;
  /** As it was said. */ text: string;
  rest: string;
}

/** Longer words are never searched for. */
const longest = 200;

const figure = String.raw`\d{1,3}(?:[.,]\d{3}){1,3}|\d{1,12}(?:[.,]\d{1,2})?|[一二两三四五六七八九十百千\d]{1,8}(?=万|萬|亿)`;
const unit = String.raw`trieu|tr(?![a-z])|ty(?![a-z])|million|mil(?![a-z])|mln(?![a-z])|billion|nghin|ngan|k(?![a-z])|thousand|百万|千万|万|萬|亿`;
const currency = String.raw`(?:vietnamese )?(?:vnd|dongs?|d)(?![a-z])|₫|越南盾|越盾|盾`;
/** `10tr5`, `1 triệu 5`, `1 triệu rưỡi`. */
const half = String.raw`\d(?!\d)| \d(?=$)| ruoi(?![a-z])`;
const sum = String.raw`(?:₫ ?|vnd ?)?(${figure})(?: ?(${unit})(${half})?)?(?: ?(${currency}))?`;

const named = String.raw`(?:(?:with )?(?:a )?(?:priced?|for|gia(?: tien)?|tam gia|muc gia|价格|价位|价钱|售价)(?: of| is| la)?[\s:]*)?`;
const atMost = String.raw`<=|≤|<|under|below|less than|cheaper than|up to|at most|max(?:imum)?|(?:no|not) more than|not over|within|duoi|khong qua|khong vuot qua|toi da|nhieu nhat|nho hon|it hon|re hon|thap hon|chua toi|budget(?: of| is)?|ngan sach(?: la)?|预算|不超过|不高于|低于|少于|小于|不到|最多|至多|最高`;
const atLeast = String.raw`>=|≥|>|over|above|more than|at least|min(?:imum)?|from|tren|hon|tu|cao hon|toi thieu|it nhat|超过|高于|大于|不低于|至少|最低|从`;
const between = String.raw`from|between|tu|khoang tu|trong khoang|从|在`;
const about = String.raw`~|≈|about|around|khoang|tam|co|chung|大约|大概|约`;
const to = String.raw` ?(?:-|–|—|~|to|and|den|toi|va|到|至|和) ?`;
const fewer = String.raw` ?(?:以下|以内|之内|内|or less|or under|or below|max(?![a-z])|tro xuong|tro lai|do lai)`;
const more = String.raw` ?(?:以上|起|or more|and up|tro len)`;
const nearly = String.raw` ?(?:左右|上下)`;

const starts = String.raw`(?<![a-z\d])${named}`;
const range = new RegExp(`${starts}(?:(?:${between})[\\s:]*)?${sum}${to}${sum}(?:之间| ?间)?`, 'g');
const single = new RegExp(
  `${starts}(?:(${atMost})[\\s:]*|(${atLeast})[\\s:]*|(${about})[\\s:]*)?${sum}(?:(${fewer})|(${more})|(${nearly}))?`,
  'g',
);

/** With other accents they are other words: `tủ` is a cupboard, `tắm` a bath. */
const accents: Record<string, string> = { tu: 'từ', tam: 'tầm', co: 'cỡ', chung: 'chừng' };

/** Of what was about so much, this share more or less will do. */
const around = 0.2;
/** In đồng: what is less is no price of anything. */
const leastPrice = 10_000;

/**
 * *Sofa dưới 10 triệu*, *1000万以下的沙发*: what it may cost, which is no word to look for. Null where nothing is said of
 * money; a bare figure is a size.
 */
export function spokenPrice(words: string): SpokenPrice | null {
  const written = words.slice(0, longest).normalize('NFKC');
  const text = written.toLowerCase().normalize('NFC');
  const folded = foldText(text);
  const found = rangeIn(folded) ?? singleIn(folded, text);
  if (found === null) return null;
  const kept = text.length === written.length ? written : text;
  const said = kept.slice(found.start, found.end).trim();
  const rest = joined(kept.slice(0, found.start), kept.slice(found.end));
  // `trên 5 triệu dưới 10 triệu`
  const other = spokenPrice(rest);
  return {
    from: found.from ?? other?.from ?? null,
    to: found.to ?? other?.to ?? null,
    text: other === null ? said : `${said} ${other.text}`,
    rest: other?.rest ?? rest,
  };
}

function joined(before: string, after: string): string {
  return `${before.trimEnd()} ${after.trimStart()}`
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/([,，]) ?[,，]/g, '$1')
    .replace(/^[\s,，的]+|[\s,，]+$/g, '');
}

interface Found {
  from: number | null;
  to: number | null;
  start: number;
  end: number;
}

function rangeIn(folded: string): Found | null {
  for (const found of folded.matchAll(range)) {
    const [, a = '', unitA, halfA, coinA, b = '', unitB, halfB, coinB] = found;
    if (!isMoney([unitA, unitB], [coinA, coinB], [a, b], true)) continue;
    const high = dong(b, unitB, halfB);
    // `từ 5 đến 10 triệu`: the unit holds for both.
    const low = dong(a, unitA ?? (coinA ? undefined : unitB), halfA);
    const end = found.index + found[0].length;
    return { start: found.index, end, from: Math.min(low, high), to: Math.max(low, high) };
  }
  return null;
}

function singleIn(folded: string, text: string): Found | null {
  for (const found of folded.matchAll(single)) {
    const [whole, most, least, near, a = '', unitA, halfA, coin, below, above, nearby] = found;
    const value = dong(a, unitA, halfA);
    const compared = most ?? least ?? near ?? below ?? above ?? nearby;
    if (!isMoney([unitA], [coin], [a], compared !== undefined) || value < leastPrice) continue;
    const end = found.index + whole.length;
    const said = { start: found.index, end };
    if (isOtherWord(text.slice(said.start, end), least ?? near))
      return { start: found.index + whole.indexOf(a), end, ...nearlyTo(value) };
    if (most !== undefined || below !== undefined) return { ...said, from: null, to: value };
    if (least !== undefined || above !== undefined) return { ...said, from: value, to: null };
    return { ...said, ...nearlyTo(value) };
  }
  return null;
}

function nearlyTo(value: number): { from: number; to: number } {
  return { from: Math.round(value * (1 - around)), to: Math.round(value * (1 + around)) };
}

/** A unit of money, or its name, or a sum so large that nothing is so long. */
function isMoney(
  units: readonly (string | undefined)[],
  coins: readonly (string | undefined)[],
  figures: readonly string[],
  compared: boolean,
): boolean {
  if (units.some((each) => each !== undefined) || coins.some((each) => each !== undefined)) return true;
  return compared && figures.every((each) => dong(each) >= 100_000);
}

function isOtherWord(said: string, sign: string | undefined): boolean {
  const meant = sign === undefined ? undefined : accents[sign];
  return meant !== undefined && !said.includes(meant);
}

const worth: readonly [RegExp, number][] = [
  [/^(?:ty|billion)/, 1_000_000_000],
  [/^(?:tr|mil|mln|百万)/, 1_000_000],
  [/^(?:nghin|ngan|k|thousand)/, 1000],
  [/^亿/, 100_000_000],
  [/^千万/, 10_000_000],
  [/^[万萬]/, 10_000],
];

function dong(written: string, named?: string, rest?: string): number {
  const each = named === undefined ? 1 : (worth.find(([name]) => name.test(named))?.[1] ?? 1);
  const part = rest === undefined ? 0 : Number(`0.${/ruoi/.test(rest) ? 5 : rest.trim()}`);
  const whole = /[一二两三四五六七八九十百千]/.test(written) ? chineseNumber(written) : figureOf(written, each);
  return Math.round((whole + part) * each);
}

/** `1.500.000` and `1,000万` are thousands; `1,5 triệu` and `1.5 million` are fractions. */
function figureOf(written: string, each: number): number {
  const groups = written.split(/[.,]/);
  const thousands = groups.slice(1).every(({ length }) => length === 3) && (groups.length > 2 || each < 1_000_000);
  return Number(thousands ? groups.join('') : groups.join('.'));
}

const digits = '零一二三四五六七八九';
const places: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

function chineseNumber(written: string): number {
  let total = 0;
  let now = 0;
  for (const sign of written.replace('两', '二')) {
    const place = places[sign];
    if (place === undefined) now = /\d/.test(sign) ? now * 10 + Number(sign) : digits.indexOf(sign);
    else {
      total += (now || 1) * place;
      now = 0;
    }
  }
  return total + now;
}

/** As chosen prices are shown: in words, and the sum as everywhere. */
export function priceLabels(
  { from, to }: { from: number | null; to: number | null },
  locale: Locale,
): { name: 'priceFrom' | 'priceTo'; label: string }[] {
  const figures = new Intl.NumberFormat(locale);
  const sum = (value: number) => (locale === 'vi' ? `${figures.format(value)} ₫` : `₫${figures.format(value)}`);
  return [
    ...(from ? [{ name: 'priceFrom' as const, label: limitWords[locale].from(sum(from)) }] : []),
    ...(to ? [{ name: 'priceTo' as const, label: limitWords[locale].to(sum(to)) }] : []),
  ];
}

type InWords = (sum: string) => string;
const limitWords: Record<Locale, { from: InWords; to: InWords }> = {
  zh: { from: (sum) => `${sum} 以上`, to: (sum) => `${sum} 以内` },
  en: { from: (sum) => `from ${sum}`, to: (sum) => `up to ${sum}` },
  vi: { from: (sum) => `từ ${sum}`, to: (sum) => `đến ${sum}` },
};
