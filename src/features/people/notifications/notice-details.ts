import type { Locale } from '#lib/locale.ts';
import { localizedText, trilingual, type Trilingual } from '#lib/trilingual.ts';
import type { Notice } from './notice.ts';

/** A notification's details as stored; multilingual texts stay so until they are displayed. */
export type NoticeDetails = Record<string, string | number | Trilingual>;

/** As one reader sees them. */
export function detailsIn(details: NoticeDetails, locale: Locale): Notice['details'] {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'object' ? localizedText(trilingual(value), locale) : value,
    ]),
  );
}

/** For the texts: what they may name and older notifications do not hold. */
export function textValues(details: Notice['details']): Notice['details'] {
  return { kind: 'none', thing: 'none', more: 0, ...details };
}
