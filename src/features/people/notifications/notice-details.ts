import type { Locale } from '#lib/locale.ts';
import { localizedText, trilingual, type Trilingual } from '#lib/trilingual.ts';
import type { Notice } from './notice.ts';

/** What a notice speaks of as it is stored; what somebody wrote in several languages stays so until it is read. */
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
