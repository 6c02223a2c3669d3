/**
 * One word of a query, or one Chinese character: Chinese is written without spaces, so each character may begin a word.
 */
export interface Token {
  text: string;
  /** Without accents: what is looked up. */
  folded: string;
  /** The accents alone, in a fixed order (so `hoà` and `hòa` are alike); empty where none were typed. */
  marks: string;
  start: number;
  end: number;
}

/** Longer texts are cut, which bounds the cost of any input. */
const longest = 200;

/** A normalised query: one case, one width, one script of Chinese, no control characters, one space between words. */
export function clean(text: string): string {
  const readable = text
    .slice(0, longest * 2)
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/(\d) ?(?:''|’’|′′)/g, '$1" ')
    .replace(/(\d)(?:'|’|′) ?(?=\d|$|[ x×"])/g, '$1 ft ')
    .replace(/['’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return simplified(readable).slice(0, longest).trimEnd();
}

/** The same text without accents, letter for letter, so that places in one are places in the other. */
export function foldText(text: string): string {
  return text.replace(accented, foldLetter);
}

/** What may carry an accent: neither plain Latin nor Chinese. */
const accented = /[\u0080-\u2e7f]/g;

const word = /\p{Script=Han}|\d+|(?:(?!\p{Script=Han})\p{L})+/gu;

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(word), (match) => tokenOf(match[0], match.index));
}

function tokenOf(text: string, start: number): Token {
  return { text, folded: foldText(text), marks: marksOf(text), start, end: start + text.length };
}

function foldLetter(letter: string): string {
  if (letter === 'đ') return 'd';
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return base.length === letter.length ? base : letter;
}

function marksOf(text: string): string {
  if (!/[\u0080-\u2e7f]/.test(text)) return '';
  return [...text.normalize('NFD')]
    .filter((sign) => sign === 'đ' || /\p{M}/u.test(sign))
    .sort()
    .join('');
}

/** The traditional characters of furniture and rooms. */
const traditional: Record<string, string> = Object.fromEntries(
  pairs(
    '發发櫃柜燈灯書书鏡镜簾帘畫画廚厨衛卫臥卧兒儿陽阳電电視视機机圓圆寬宽長长單单雙双層层頭头辦办學学習习間间廳厅關关門门皮皮絨绒棉棉麻麻鐵铁銅铜鋼钢紅红黃黄綠绿藍蓝黑黑' +
      '圖图邊边檯台臺台餐餐籃篮馬马飾饰牆墙懸悬擱搁鞋鞋傢家俱具壁壁龍龙頂顶體体軟软紡纺織织產产樣样製制質质條条腳脚與与組组單单實实淺浅無无處处過过於于',
  ),
);

function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => traditional[sign] ?? sign);
}

function pairs(text: string): [string, string][] {
  return (text.match(/../gu) ?? []).map((pair) => [pair[0]!, pair[1]!]);
}
