/*
 * The first number format a browser makes takes 25 to 40 ms, and every page shows a number while it hydrates. Whole
 * numbers, a few decimals and percentages in our three languages need only their separators; `null` leaves anything
 * else to the browser. A test compares it with Intl.
 */
export function quickNumber(locale: string, value: number, options: Intl.NumberFormatOptions = {}): string | null {
  const asked = JSON.stringify(options);
  if (asked === '{}') return isWhole(value) ? grouped(locale, value) : decimal(locale, value, 0);
  if (asked === tenth) return decimal(locale, value, 1);
  if (asked === percent) return percents(locale, value);
  return null;
}

/** Chinese and Vietnamese have one form, English has two. */
export function quickPlural(locale: string, value: number): 'one' | 'other' {
  return locale.startsWith('en') && Math.abs(value) === 1 ? 'one' : 'other';
}

const tenth = JSON.stringify({ minimumFractionDigits: 1 });
const percent = JSON.stringify({ style: 'percent', maximumFractionDigits: 0 });

/** Up to three decimals, as many as it has and at least some. */
function decimal(locale: string, value: number, least: number): string | null {
  const thousandths = Math.round(value * 1000);
  if (value <= 0 || thousandths / 1000 !== value || !Number.isSafeInteger(thousandths)) return null;
  const rest = String(thousandths % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return `${grouped(locale, Math.floor(thousandths / 1000))}${locale.startsWith('vi') ? ',' : '.'}${rest}`;
}

/** Null where rounding would matter. */
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
