import { z } from 'zod';
import { entryHead, pictureField, positionField, shownPicture } from '#features/foundation/texts/entry-fields.ts';
import { lineField, linkField } from '#features/foundation/texts/text-fields.ts';

export const partnerForm = z.strictObject({
  position: positionField,
  name: lineField(1, 120),
  url: linkField.nullable(),
  logo: pictureField,
  shown: z.boolean(),
});
export type PartnerForm = z.infer<typeof partnerForm>;

export const partnerEntry = z.object({
  ...entryHead,
  position: z.number().int(),
  name: z.string(),
  url: z.string().nullable(),
  logo: z.string().nullable(),
  shown: z.boolean(),
  pictures: z.object({ logo: shownPicture }),
});
