import { AppError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { AddressForm, FormerPlace, Province, SavedAddress, Ward } from './address.ts';
import { chineseInLetters } from './chinese-names.ts';
import { bareName, foldedName, matches } from './place-names.ts';
import { besideProvince, provinceName } from './province-names.ts';
import { formerProvinces, places, type FormerWard, type ProvincePlace, type WardPlace } from './places.server.ts';

/** At most this many wards per search; for more, type a longer word. */
const mostFound = 20;
/** A whole province without a search: the largest has 168 wards. */
const mostOfProvince = 200;

/** Named as the reader calls them; found by their names in all three languages. */
export function findProvinces(locale: Locale, words = ''): Province[] {
  const typed = words.trim();
  const asked = wordsOf(typed);
  const called = (place: ProvincePlace) => `${place.folded} ${foldedName(provinceName(place, 'en'))}`;
  return places()
    .provinces.filter((place) => matches(asked, called(place)) || provinceName(place, 'zh').startsWith(typed))
    .map((place) => provinceOf(place, locale));
}

/**
 * Wards of a province, or of all, by words without accents; also by what the place was called before (`quan 1`, `phuong
 * 24 binh thanh`).
 */
export function findWards(locale: Locale, province: string | undefined, words = ''): Ward[] {
  const asked = wordsOf(besideProvince(chineseInLetters(words)));
  const within = places()
    .provinces.filter(({ code }) => province === undefined || code === province)
    .flatMap(({ wards }) => wards);
  if (words.trim() === '')
    return province === undefined ? [] : within.slice(0, mostOfProvince).map((ward) => wardOf(ward, locale));
  if (asked.length === 0) return [];
  const named = within.filter((ward) => matches(asked, nameIn(ward, province))).map((ward) => wardOf(ward, locale));
  return [...named, ...byFormerNames(within, asked, locale)].slice(0, mostFound);
}

/** The former form, one level at a time. */
export function formerPlaces(locale: Locale, province?: string, district?: string): FormerPlace[] {
  if (province === undefined) return formerProvinces().map(({ name }) => ({ name, becomes: [] }));
  const found = placesNamed(formerProvinces(), province)[0];
  if (district === undefined) return (found?.below ?? []).map(({ name }) => ({ name, becomes: [] }));
  return placesNamed(found?.below ?? [], district)
    .flatMap(({ below }) => below)
    .map(({ name, becomes }) => ({ name, becomes: becomes.map((ward) => wardOf(ward, locale)) }));
}

/**
 * An address as stored. What does not exist is refused, naming the field; a former ward that became several needs
 * `ward`.
 */
export function resolveAddress(form: AddressForm): SavedAddress {
  return form.city === undefined && form.district === undefined ? twoLevels(form) : threeLevels(form);
}

export function isProvince(code: string): boolean {
  return places().provinces.some((province) => province.code === code);
}

function twoLevels({ province, ward = '', detail }: AddressForm): SavedAddress {
  if (!isProvince(province)) throw fieldError('province');
  const found = places().wards.get(ward);
  if (found?.province.code !== province) throw fieldError('ward');
  return { form: 'two', ...currentPlacesOf(found), detail, written: null };
}

function threeLevels({ province, city = '', district = '', ward, detail }: AddressForm): SavedAddress {
  const [oldProvince] = placesNamed(formerProvinces(), province);
  if (!oldProvince) throw fieldError('province');
  const districts = placesNamed(oldProvince.below, city);
  if (districts.length === 0) throw fieldError('city');
  const former = placesNamed(
    districts.flatMap(({ below }) => below),
    district,
  );
  const [named] = former;
  if (!named) throw fieldError('district');
  const today = [...new Set(former.flatMap(({ becomes }) => becomes))];
  const chosen = ward === undefined && today.length === 1 ? today[0] : today.find(({ code }) => code === ward);
  if (!chosen) throw fieldError('ward');
  return {
    form: 'three',
    ...currentPlacesOf(chosen),
    detail,
    written: { province: oldProvince.name, city: named.district, district: named.name },
  };
}

/** By its whole name, else by the name without its kind: `Gò Vấp` is `Quận Gò Vấp`. */
function placesNamed<Place extends { folded: string }>(among: readonly Place[], name: string): Place[] {
  const asked = foldedName(name);
  const whole = among.filter(({ folded }) => folded === asked);
  return whole.length > 0 ? whole : among.filter(({ folded }) => bareName(folded) === bareName(asked));
}

function byFormerNames(wards: readonly WardPlace[], asked: readonly string[], locale: Locale): Ward[] {
  formerProvinces();
  return wards.flatMap((ward) => {
    if (matches(asked, ward.folded)) return [];
    const former = ward.former.find((each) => matches(asked, each.searched));
    return former ? [wardOf(ward, locale, former)] : [];
  });
}

/** Within one province its name is not needed; over all of them it helps. */
function nameIn(ward: WardPlace, province: string | undefined): string {
  return province === undefined ? `${ward.folded} ${ward.province.folded}` : ward.folded;
}

/**
 * A kind and its number are one word: `quan 7` is not `phuong 7, quan 8`. In letters no name has, a word is kept as it
 * is: it finds nothing, instead of being overlooked.
 */
function wordsOf(words: string): string[] {
  const foreign = words.match(/[\p{L}--\p{Script=Latin}]+/gv) ?? [];
  const known = foldedName(words).match(/(?:quan|phuong) \d+|\S+/g) ?? [];
  return [...known, ...foreign].slice(0, 8);
}

function provinceOf(place: ProvincePlace, locale: Locale): Province {
  return { code: place.code, name: provinceName(place, locale) };
}

function wardOf(ward: WardPlace, locale: Locale, former?: FormerWard): Ward {
  return {
    code: ward.code,
    name: ward.name,
    province: provinceOf(ward.province, locale),
    formerly: former ? `${former.name}, ${former.district}` : null,
  };
}

/** Stored as an envelope is written. */
function currentPlacesOf(ward: WardPlace): Pick<SavedAddress, 'province' | 'ward'> {
  return { province: provinceOf(ward.province, 'vi'), ward: { code: ward.code, name: ward.name } };
}

function fieldError(field: string): AppError {
  return new AppError('address_unknown', { field: `address.${field}` });
}
