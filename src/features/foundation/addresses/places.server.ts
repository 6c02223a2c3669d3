import { once } from '#lib/once.ts';
import text from './data/places.txt?raw';
import { foldedName } from './place-names.ts';

export interface ProvincePlace {
  code: string;
  name: string;
  folded: string;
  wards: WardPlace[];
}
export interface WardPlace {
  code: string;
  name: string;
  folded: string;
  province: ProvincePlace;
  former: FormerWard[];
}
/** `searched`: with its district, as people name it. */
export interface FormerWard {
  name: string;
  folded: string;
  searched: string;
  district: string;
  province: string;
  becomes: WardPlace[];
}
interface FormerLevel<Below> {
  name: string;
  folded: string;
  below: Below[];
}
type FormerDistrict = FormerLevel<FormerWard>;
type FormerProvince = FormerLevel<FormerDistrict>;
export interface Places {
  provinces: ProvincePlace[];
  wards: Map<string, WardPlace>;
}

/** The 34 provinces and 3,321 wards, from the first part of `data/places.txt`; read on first use. */
export const places = once((): Places => {
  const found: Places = { provinces: [], wards: new Map() };
  for (const line of text.slice(0, formerBegin()).split('\n')) {
    const [head = '', tail = ''] = line.split('\t');
    if (head.startsWith('+'))
      found.provinces.push({ code: head.slice(1), name: tail, folded: foldedName(tail), wards: [] });
    else if (head !== '') readWard(found, head, tail);
  }
  return found;
});

/** What the ten thousand former wards became, three times as much data; from then on wards know their former names. */
export const formerProvinces = once((): FormerProvince[] => {
  const former = [] as FormerProvince[];
  const { wards } = places();
  for (const line of text.slice(formerBegin()).split('\n')) {
    const [head = '', tail = ''] = line.split('\t');
    if (head.startsWith('=')) former.push(level(head.slice(1)));
    else if (head.startsWith('-')) former.at(-1)!.below.push(level(head.slice(1)));
    else if (head !== '') readFormer(former, wards, head, tail);
  }
  return former;
});

function formerBegin(): number {
  return text.indexOf('\n=') + 1;
}

function level<Below>(name: string): FormerLevel<Below> {
  return { name, folded: foldedName(name), below: [] };
}

function readWard({ provinces, wards }: Places, code: string, name: string): void {
  const province = provinces.at(-1)!;
  const ward: WardPlace = { code, name, folded: foldedName(name), province, former: [] };
  province.wards.push(ward);
  wards.set(code, ward);
}

function readFormer(former: readonly FormerProvince[], wards: Places['wards'], name: string, codes: string): void {
  const province = former.at(-1)!;
  const district = province.below.at(-1)!;
  const becomes = codes.split(' ').flatMap((code) => wards.get(code) ?? []);
  const folded = foldedName(name);
  const ward: FormerWard = {
    name,
    folded,
    searched: `${folded} ${district.folded}`,
    district: district.name,
    province: province.name,
    becomes,
  };
  district.below.push(ward);
  for (const each of becomes) each.former.push(ward);
}
