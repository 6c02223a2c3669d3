import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { locales } from '#lib/locale.ts';
import { addressLine, type AddressForm } from './address.ts';
import { findProvinces, findWards, formerPlaces, resolveAddress } from './addresses.server.ts';
import { bareName, foldedName } from './place-names.ts';
import { formerProvinces, places } from './places.server.ts';

const faultOf = (form: AddressForm) => {
  try {
    return resolveAddress(form);
  } catch (error) {
    return error instanceof AppError ? error.faults[0]!.field : error;
  }
};

describe('G1: Vietnamese addresses', () => {
  test('34 provinces, 3,321 wards, every former ward became one that exists', () => {
    const { provinces, wards } = places();
    const former = formerProvinces();
    expect([provinces.length, wards.size, former.length]).toEqual([34, 3321, 63]);
    const old = former.flatMap(({ below }) => below.flatMap((district) => district.below));
    expect(old.length).toBe(10_811);
    expect(old.filter(({ becomes }) => becomes.length === 0)).toEqual([]);
    expect(old.reduce((sum, { becomes }) => sum + becomes.length, 0)).toBeGreaterThan(10_800);
  });

  test('searchable without accents, in any case, by the beginnings of words', () => {
    expect(findProvinces('vi', 'ho chi').map(({ code }) => code)).toEqual(['79']);
    expect(findProvinces('vi', 'ĐÀ nẵng').map(({ code }) => code)).toEqual(['48']);
    expect(findProvinces('vi')).toHaveLength(34);
    expect(findWards('vi', '79', 'binh thanh')[0]).toMatchObject({
      name: 'Phường Bình Thạnh',
      province: { code: '79' },
      formerly: null,
    });
    expect(findWards('vi', undefined, 'hoi an da nang').map(({ name }) => name)).toContain('Phường Hội An');
    expect(findWards('vi', '79').length).toBe(168);
    expect(findWards('vi', '79', 'qqq')).toEqual([]);
    expect(findWards('vi', '00')).toEqual([]);
  });

  test('a reader sees provinces in their language and finds them by it; an envelope stays Vietnamese', () => {
    const called = (code: string) =>
      locales.map((locale) => findProvinces(locale).find((province) => province.code === code)?.name);
    expect(called('79')).toEqual(['胡志明市', 'Ho Chi Minh City', 'Thành phố Hồ Chí Minh']);
    expect(called('66')).toEqual(['多乐省', 'Dak Lak', 'Đắk Lắk']);
    for (const { code, name } of findProvinces('vi')) {
      const [zh, en] = called(code);
      expect(zh, name).toMatch(/^\p{Script=Han}+[省市]$/u);
      const same = [
        foldedName(en ?? ''),
        foldedName(en ?? '')
          .replace('hanoi', 'ha noi')
          .replace(/ city$/, ''),
      ];
      expect(same, name).toContain(bareName(foldedName(name)));
    }
    expect(findProvinces('en', 'hanoi').map(({ code }) => code)).toEqual(['01']);
    expect(findWards('zh', '79', 'an hoi tay')[0]?.province.name).toBe('胡志明市');
    const saved = resolveAddress({ province: '79', ward: '26882', detail: '12 Lê Lợi' });
    expect(saved.province.name).toBe('Thành phố Hồ Chí Minh');
    expect(addressLine(saved, 'zh')).toBe('12 Lê Lợi, Phường An Hội Tây, 胡志明市');
  });

  test('in Chinese: districts by number and by name, with their city or without', () => {
    const former = (words: string) => findWards('zh', '79', words).map(({ formerly }) => formerly?.split(', ')[1]);
    for (const words of ['第七郡', '7郡', '胡志明市第七郡', '第七郡 ']) {
      expect(former(words).length, words).toBeGreaterThan(0);
      expect(new Set(former(words)), words).toEqual(new Set(['Quận 7']));
    }
    expect(new Set(former('第十二郡'))).toEqual(new Set(['Quận 12']));
    expect(findWards('zh', '79', '平盛郡')[0]?.name).toBe('Phường Bình Thạnh');
    expect(findWards('zh', '01', '河内还剑郡')[0]?.name).toBe('Phường Hoàn Kiếm');
    expect(findProvinces('zh', '胡志明').map(({ code }) => code)).toEqual(['79']);
    expect(findProvinces('zh', '岘港市').map(({ code }) => code)).toEqual(['48']);
  });

  test('words no place is called by find nothing, in whatever letters', () => {
    for (const words of ['朝阳区', '第七郡朝阳', 'Москва', '🛋', '…', '胡志明市'])
      expect(findWards('zh', '79', words), words).toEqual([]);
    expect(findProvinces('zh', '北京')).toEqual([]);
  });

  test('found by what it was called before', () => {
    const found = findWards('vi', '79', 'phuong 24 binh thanh');
    expect(found.map(({ name, formerly }) => [name, formerly])).toContainEqual([
      'Phường Bình Thạnh',
      'Phường 24, Quận Bình Thạnh',
    ]);
  });

  test('two levels: by codes, the ward of another province refused by name', () => {
    const [ward] = findWards('vi', '79', 'an hoi tay');
    const saved = resolveAddress({ province: '79', ward: ward!.code, detail: '12 Lê Lợi' });
    expect(saved).toMatchObject({
      form: 'two',
      province: { name: 'Thành phố Hồ Chí Minh' },
      ward: { name: 'Phường An Hội Tây' },
      written: null,
    });
    expect(addressLine(saved)).toBe('12 Lê Lợi, Phường An Hội Tây, Thành phố Hồ Chí Minh');
    expect(faultOf({ province: '01', ward: ward!.code, detail: 'x y z' })).toBe('address.ward');
    expect(faultOf({ province: '99', ward: ward!.code, detail: 'x y z' })).toBe('address.province');
  });

  test('three levels: accepted by any usual spelling, mapped, and kept as written', () => {
    for (const city of ['Quận Gò Vấp', 'go vap', 'Q. Gò Vấp']) {
      const saved = resolveAddress({ province: 'TP. Hồ Chí Minh', city, district: 'P.12', detail: '5 hẻm 3' });
      expect(saved).toMatchObject({
        form: 'three',
        ward: { name: 'Phường An Hội Tây' },
        written: { province: 'Thành phố Hồ Chí Minh', city: 'Quận Gò Vấp', district: 'Phường 12' },
      });
      expect(addressLine(saved)).toBe('5 hẻm 3, Phường 12, Quận Gò Vấp, Thành phố Hồ Chí Minh');
    }
    expect(faultOf({ province: 'Nowhere', city: 'x', district: 'y', detail: 'abc' })).toBe('address.province');
    expect(faultOf({ province: 'Hà Nội', city: 'Quận Gò Vấp', district: 'Phường 12', detail: 'abc' })).toBe(
      'address.city',
    );
    expect(faultOf({ province: 'Hồ Chí Minh', city: 'Gò Vấp', district: 'Phường 99', detail: 'abc' })).toBe(
      'address.district',
    );
  });

  test('a former ward that became several asks which', () => {
    const split = formerProvinces()
      .flatMap((province) => province.below.flatMap((district) => district.below))
      .find(({ becomes }) => becomes.length > 1)!;
    const form = { province: split.province, city: split.district, district: split.name, detail: 'abc' };
    expect(faultOf(form)).toBe('address.ward');
    expect(resolveAddress({ ...form, ward: split.becomes[1]!.code }).ward.code).toBe(split.becomes[1]!.code);
    expect(
      formerPlaces('vi', split.province, split.district).find(({ name }) => name === split.name)!.becomes.length,
    ).toBe(split.becomes.length);
  });

  test('the former form can be walked level by level', () => {
    expect(formerPlaces('vi')).toHaveLength(63);
    expect(formerPlaces('vi', 'Hồ Chí Minh').map(({ name }) => name)).toContain('Quận Gò Vấp');
    expect(
      formerPlaces('vi', 'Hồ Chí Minh', 'Quận Gò Vấp')
        .find(({ name }) => name === 'Phường 12')!
        .becomes.map(({ name }) => name),
    ).toEqual(['Phường An Hội Tây']);
  });
});
