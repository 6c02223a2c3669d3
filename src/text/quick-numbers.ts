/*
 * The first number format a browser makes takes 25 to 40 ms, and every page shows a number while it comes alive. Whole numbers, tenths and
 * percentages in our three languages need only their marks; whatever else there is, `null` leaves to the browser. Held against Intl by a test.
 */
export function quickNumber(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string | null {
  const asked = JSON.stringify(options);
  if (asked === '{}') return isWhole(value) ? grouped(locale, value) : null;
  if (asked === tenth) return tenths(locale, value);
  if (asked === percent) return percents(locale, value);
  return null;
}

/** Chinese and Vietnamese have one form, English has two. */
export function quickPlural(locale: string, value: number): 'one' | 'other' {
  return locale.startsWith('en') && Math.abs(value) === 1 ? 'one' : 'other';
}

const tenth = JSON.stringify({ minimumFractionDigits: 1 });
const percent = JSON.stringify({ style: 'percent', maximumFractionDigits: 0 });

function tenths(locale: string, value: number): string | null {
  const all = Math.round(value * 10);
  if (value <= 0 || all / 10 !== value || !Number.isSafeInteger(all)) return null;
  return `${grouped(locale, Math.floor(all / 10))}${locale.startsWith('vi') ? ',' : '.'}${all % 10}`;
}

/** Not where it is a matter of rounding. */
function percents(locale: string, value: number): string | null {
  const hundred = value * 100;
  const whole = Math.round(hundred);
  return isWhole(whole) && Math.abs(hundred - whole) < 0.499 ? `${grouped(locale, whole)}%` : null;
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function grouped(locale: string, whole: number): string {
  return String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, locale.startsWith('vi') ? '.' : ',');
}
