import { describe, expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { addressLine, type AddressForm } from './address.ts';
import { findProvinces, findWards, formerPlaces, resolveAddress } from './addresses.server.ts';
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
    expect(findProvinces('ho chi').map(({ code }) => code)).toEqual(['79']);
    expect(findProvinces('ĐÀ nẵng').map(({ code }) => code)).toEqual(['48']);
    expect(findProvinces()).toHaveLength(34);
    expect(findWards('79', 'binh thanh')[0]).toMatchObject({
      name: 'Phường Bình Thạnh',
      province: { code: '79' },
      formerly: null,
    });
    expect(findWards(undefined, 'hoi an da nang').map(({ name }) => name)).toContain('Phường Hội An');
    expect(findWards('79').length).toBe(168);
    expect(findWards('79', 'qqq')).toEqual([]);
    expect(findWards('00')).toEqual([]);
  });

  test('found by what it was called before', () => {
    const found = findWards('79', 'phuong 24 binh thanh');
    expect(found.map(({ name, formerly }) => [name, formerly])).toContainEqual([
      'Phường Bình Thạnh',
      'Phường 24, Quận Bình Thạnh',
    ]);
  });

  test('two levels: by codes, the ward of another province refused by name', () => {
    const [ward] = findWards('79', 'an hoi tay');
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
    expect(formerPlaces(split.province, split.district).find(({ name }) => name === split.name)!.becomes.length).toBe(
      split.becomes.length,
    );
  });

  test('the former form can be walked level by level', () => {
    expect(formerPlaces()).toHaveLength(63);
    expect(formerPlaces('Hồ Chí Minh').map(({ name }) => name)).toContain('Quận Gò Vấp');
    expect(
      formerPlaces('Hồ Chí Minh', 'Quận Gò Vấp')
        .find(({ name }) => name === 'Phường 12')!
        .becomes.map(({ name }) => name),
    ).toEqual(['Phường An Hội Tây']);
  });
});
