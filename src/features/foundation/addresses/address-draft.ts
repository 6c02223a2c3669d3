import { z } from 'zod';
import type { AddressForm, Province, SavedAddress } from './address.ts';

/** An address being entered. In two levels `province` is a code, in three a name, as the calls take them. */
export const addressDraft = z.object({
  form: z.enum(['two', 'three']),
  province: z.string(),
  ward: z.object({ code: z.string(), name: z.string() }).nullable(),
  city: z.string(),
  district: z.string(),
  detail: z.string(),
  /** In three levels: the province it is in today, once known; delivery depends on it. */
  today: z.string().nullable(),
});
export type AddressDraft = z.infer<typeof addressDraft>;

export const emptyDraft: AddressDraft = {
  form: 'two',
  province: '',
  ward: null,
  city: '',
  district: '',
  detail: '',
  today: null,
};

/** The names of the empty fields, in display order. */
export function missingIn({
  form,
  province,
  ward,
  city,
  district,
  detail,
}: AddressDraft): ('province' | 'city' | 'district' | 'ward' | 'detail')[] {
  const parts =
    form === 'two'
      ? { province, ward: ward?.code ?? '' }
      : { province, city, district, ward: district === '' ? '-' : (ward?.code ?? '') };
  const empty = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => parts[name] === '');
  return detail.trim().length < 3 ? [...empty, 'detail'] : empty;
}

export function formOfDraft({ form, province, ward, city, district, detail }: AddressDraft): AddressForm {
  const where = { province, ...(ward ? { ward: ward.code } : {}), detail: detail.trim() };
  return form === 'two' ? where : { ...where, city, district };
}

export function draftOf({ form, province, ward, detail, written }: SavedAddress): AddressDraft {
  if (form === 'two' || written === null) return { ...emptyDraft, province: province.code, ward, detail };
  return {
    form: 'three',
    province: written.province,
    city: written.city,
    district: written.district,
    ward,
    detail,
    today: province.code,
  };
}

/** Its province today, as far as known: delivery costs depend on it. */
export function provinceOfDraft({ form, province, today }: AddressDraft): string | null {
  const code = form === 'two' ? province : today;
  return code === '' ? null : code;
}

export type Provinces = readonly Province[];
