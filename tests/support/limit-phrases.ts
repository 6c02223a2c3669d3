import type { Locale } from '#lib/locale.ts';

/** Numbers people write as words, as far as our texts do. One is left out: "one picture" is grammar, not a limit. */
const numberWords: Record<Locale, Record<string, number>> = {
  en: {
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
  },
  zh: {
    两: 2,
    二: 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    七: 7,
    八: 8,
    九: 9,
    十: 10,
    十二: 12,
    十三: 13,
    十四: 14,
    十五: 15,
    二十: 20,
    三十: 30,
    六十: 60,
  },
  vi: {
    hai: 2,
    ba: 3,
    bốn: 4,
    năm: 5,
    sáu: 6,
    bảy: 7,
    tám: 8,
    chín: 9,
    mười: 10,
    'mười hai': 12,
    'mười ba': 13,
    'mười bốn': 14,
    'mười lăm': 15,
    'hai mươi': 20,
    'ba mươi': 30,
    'sáu mươi': 60,
  },
};

const units: Record<Locale, string> = {
  en: '(?:working )?days?|hours?|minutes?|seconds?|months?|weeks?|years?|[KMG]B|characters?|letters?|digits?|pixels?|pictures?|photos?|files?',
  zh: '个?工作日|个?小时|天|分钟|秒|个月|年|个?星期|周内|[KMG]B|个?字符?|张|位|像素|个文件',
  vi: 'ngày|giờ|phút|giây|tháng|năm|tuần|[KMG]B|ký tự|chữ số|chữ|ảnh|hình|tệp|điểm ảnh|pixel',
};

const between: Record<Locale, string> = { en: '–|-| to | and ', zh: '–|-| ?到 ?|至', vi: '–|-| đến ' };

/**
 * The numbers of a text that stand before a unit, as `24 hours`, `三个工作日` or `6 đến 16 ký tự`: both ends of a
 * range, each number once, in order.
 */
export function limitNumbers(text: string, locale: Locale): number[] {
  const words = Object.keys(numberWords[locale]).toSorted((a, b) => b.length - a.length);
  const number = `\\d[\\d.,]*|(?<!\\p{L})(?:${words.join('|')})${locale === 'zh' ? '' : '(?!\\p{L})'}`;
  const anywhere = locale === 'zh' ? number.replace('(?<!\\p{L})', '') : number;
  const end = locale === 'zh' ? '' : '(?!\\p{L})';
  const phrase = new RegExp(
    `(?:(${anywhere})(?:${between[locale]}))?(${anywhere})[ -]?(?:${units[locale]})${end}`,
    'giu',
  );
  const found = [...text.matchAll(phrase)].flatMap(([, first, last]) => [first, last]);
  const values = found.flatMap((written) => (written === undefined ? [] : [valueOf(written, locale)]));
  return [...new Set(values)].filter((value) => value > 1 && !isYear(value)).toSorted((a, b) => a - b);
}

/** Every figure of a text, whatever stands behind it. */
export function allNumbers(text: string): number[] {
  return [...new Set([...text.matchAll(/(?<!=)\d[\d.,]*/g)].map(([written]) => figure(written)))].toSorted(
    (a, b) => a - b,
  );
}

function valueOf(written: string, locale: Locale): number {
  return numberWords[locale][written.toLowerCase()] ?? figure(written);
}

function figure(written: string): number {
  return Number(written.replace(/[.,]$/, '').replace(/[.,](?=\d{3})/g, ''));
}

function isYear(value: number): boolean {
  return value > 2000 && value < 2100;
}
