import { z } from 'zod';
import { bannerPlaces } from '#features/catalogue/content/site-texts.ts';
import {
  entryHead,
  momentField,
  pictureField,
  positionField,
  shownPicture,
} from '#features/foundation/texts/entry-fields.ts';
import { linkField, textsField, textsShape } from '#features/foundation/texts/text-fields.ts';

export const bannerForm = z.strictObject({
  place: z.enum(bannerPlaces),
  position: positionField,
  title: textsField({ most: 120 }),
  text: textsField({ most: 400, needed: false }),
  picture: pictureField,
  picturePhone: pictureField,
  link: linkField.nullable(),
  startsAt: momentField,
  endsAt: momentField,
  shown: z.boolean(),
});
export type BannerForm = z.infer<typeof bannerForm>;

export const bannerEntry = z.object({
  ...entryHead,
  place: z.string(),
  position: z.number().int(),
  title: textsShape,
  text: textsShape,
  picture: z.string().nullable(),
  picturePhone: z.string().nullable(),
  link: z.string().nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  shown: z.boolean(),
  pictures: z.object({ picture: shownPicture, picturePhone: shownPicture }),
});
export type BannerEntry = z.infer<typeof bannerEntry>;
