import { z } from 'zod';
import { pictureShape } from '#features/foundation/search/found.ts';
import { locales } from '#lib/locale.ts';
import { limitedText } from '#platform/limited-text.ts';

/** The version an editor has seen: a change from another version is refused, with the current one (409). */
export const versionField = z.number().int().min(0).max(2_000_000_000);

/** What every row of editorial content has beside its form. */
export const entryHead = {
  id: z.string(),
  version: z.number().int(),
  updatedAt: z.string(),
  /** Languages it is not, or not completely, written in. */
  missing: z.array(z.enum(locales)),
};

export const shownPicture = pictureShape.nullable();
export const positionField = z.number().int().min(0).max(9_999);
export const pictureField = limitedText(64).nullable();
export const momentField = limitedText(40)
  .check(z.iso.datetime({ offset: true }))
  .nullable();
