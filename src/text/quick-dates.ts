import { timeZone } from '#lib/locale.ts';

/*
 * The browser's first date format costs as much as its first number format (`quick-numbers.ts`). Handles a day as the
 * site's pages write it, in the country's one time zone; `null` leaves anything else to the browser. A test compares it
 * with Intl.
 */
export function quickDate(locale: string, date: Date, style: 'medium' | 'long'): string | null {
  const local = new Date(date.getTime() + ahead);
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  const day = local.getUTCDate();
  if (!(year >= settled && year <= 9999)) return null;
  if (locale.startsWith('zh')) return `${year}年${month + 1}月${day}日`;
  if (locale.startsWith('vi')) return `${day} ${style === 'long' ? 'tháng' : 'thg'} ${month + 1}, ${year}`;
  const name = months[month] ?? '';
  return `${day} ${style === 'long' ? name : name.slice(0, month === 8 ? 4 : 3)} ${year}`;
}

/** The `dateTime` options, where they only ask for a day in our zone. */
export function dayStyle(options: { dateStyle?: string; timeZone?: string } | undefined): 'medium' | 'long' | null {
  const { dateStyle, timeZone: zone = timeZone, ...others } = options ?? {};
  return zone === timeZone && Object.keys(others).length === 0 && (dateStyle === 'medium' || dateStyle === 'long')
    ? dateStyle
    : null;
}

/** Việt Nam is seven hours ahead, all year, since 1975. */
const ahead = 7 * 3_600_000;
const settled = 1976;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
