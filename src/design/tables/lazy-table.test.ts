import { describe, expect, it } from 'vitest';
import { apply } from '#design/apply.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import { designHash } from '#design/design-hash.ts';
import { newDesign, recordOf } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { applyAll, pieces } from '#design/samples/sample-builders.ts';

const crowd = applyAll(
  newDesign(),
  pieces(
    'lv_1',
    Array.from({ length: 500 }, (_, i) => [`it_${i}`, 'sofa-0001', i, 0, 0] as const),
  ),
);

function moved(design: Design, id: string, x: number): Design {
  return applyAll(design, [{ kind: 'item.move', id, at: { x, y: 0, z: 0 } }]);
}

describe('a large table that is copied when it is read', () => {
  it('is a plain object to everyone, and the one before stays as it was', () => {
    const after = moved(crowd, 'it_7', 9999);
    expect(recordOf(after, 'items', 'it_7')!.at.x).toBe(9999);
    expect(recordOf(crowd, 'items', 'it_7')!.at.x).toBe(7);
    expect(after.items['it_7']).toBe(recordOf(after, 'items', 'it_7'));
    expect(after.items).toBe(after.items);
    expect(Object.keys(after.items)).toHaveLength(500);
    expect(crowd.items['it_7']!.at.x).toBe(7);
    expect(structuredClone(after)).toEqual(JSON.parse(JSON.stringify(after)));
  });

  it('follows hundreds of edits without being read, and is shared by designs that do not change it', () => {
    let design = crowd;
    for (let i = 0; i < 400; i++) design = moved(design, `it_${i % 90}`, 10_000 + i);
    const renamed = applyAll(design, [{ kind: 'design.rename', name: 'x' }]);
    expect(renamed.items).toBe(design.items);
    expect(design.items['it_39']!.at.x).toBe(10_399);
    expect(design.items['it_60']!.at.x).toBe(10_330);
    expect(design.items['it_499']!.at.x).toBe(499);
  });

  it('loses what is removed and gets it back', () => {
    const result = apply(crowd, { kind: 'things.remove', ids: ['it_3', 'it_4'] });
    if (!result.ok) throw new Error(result.reason);
    expect(recordOf(result.design, 'items', 'it_3')).toBeUndefined();
    expect('it_3' in result.design.items).toBe(false);
    const back = apply(result.design, result.inverse);
    expect(back.ok && canonicalJson(back.design)).toBe(canonicalJson(crowd));
  });
});

describe('D5: the hash of a design', () => {
  it('is the same in whatever order records were made, and however it came about', () => {
    const one = moved(moved(crowd, 'it_1', 5), 'it_2', 6);
    const other = moved(moved(crowd, 'it_2', 6), 'it_1', 5);
    const turned = { ...one, items: Object.fromEntries(Object.entries(one.items).toReversed()) };
    expect(designHash(one)).toBe(designHash(other));
    expect(designHash(turned)).toBe(designHash(one));
    expect(designHash(JSON.parse(JSON.stringify(one)) as Design)).toBe(designHash(one));
    expect(designHash(one)).not.toBe(designHash(crowd));
  });

  it('tells two pieces apart that changed places, and is what every engine finds', () => {
    const swapped = moved(moved(crowd, 'it_1', 2), 'it_2', 1);
    expect(designHash(swapped)).not.toBe(designHash(crowd));
    expect(designHash(newDesign())).toMatch(/^[0-9a-f]{32}$/);
  });
});
