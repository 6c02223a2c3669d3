import { z } from 'zod';
import type { Locale } from '#lib/locale.ts';
import { limitedText, lineText } from '#platform/limited-text.ts';
import { provinceName } from './province-names.ts';

/**
 * Shapes of the calls about Vietnamese addresses (PRODUCT, decision table): two levels since July 2025, the former
 * three still accepted.
 */

export const provinceData = z.object({ code: z.string(), name: z.string() });
export type Province = z.infer<typeof provinceData>;

export const wardData = z.object({
  code: z.string(),
  name: z.string(),
  province: provinceData,
  /** The former ward that matched, where the search named one that no longer exists. */
  formerly: z.string().nullable(),
});
export type Ward = z.infer<typeof wardData>;

/**
 * One level of the former form: provinces, the districts of one, the wards of one; for wards what they have become part
 * of.
 */
export const formerPlaceData = z.object({ name: z.string(), becomes: z.array(wardData) });
export type FormerPlace = z.infer<typeof formerPlaceData>;

const name = lineText(80).min(1);
const code = limitedText(5).regex(/^\d{2,5}$/);
const detailField = lineText(200).min(3);

/**
 * An address as it is sent. Two levels: `province` and `ward` are codes. The former three, in the seed's terms:
 * `province`, `city` (district) and `district` (ward) are names; `ward` then says which of several the former ward
 * became, where there are several.
 */
export const addressBody = z.strictObject({
  province: name,
  city: name.optional(),
  district: name.optional(),
  ward: code.optional(),
  detail: detailField,
});
export type AddressForm = z.infer<typeof addressBody>;

/** An address as stored: in the form it was written in, and where that is today. */
export const savedAddress = z.object({
  form: z.enum(['two', 'three']),
  province: provinceData,
  ward: z.object({ code: z.string(), name: z.string() }),
  detail: z.string(),
  written: z.object({ province: z.string(), city: z.string(), district: z.string() }).nullable(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

/**
 * In the order Vietnamese envelopes are written in, as the sender wrote it. For who only reads it the province is in
 * their language; who sends something there needs the envelope's (`vi`).
 */
export function addressLine(address: SavedAddress, locale: Locale = 'vi'): string {
  const { detail, ward, province, written } = address;
  const places = written
    ? [written.district, written.city, written.province]
    : [ward.name, provinceName(province, locale)];
  return [detail, ...places].join(', ');
}
