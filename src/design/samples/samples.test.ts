import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#design/canonical-json.ts';
import { openDesign } from '#design/open-design.ts';
import { allRooms } from '#design/rooms-with-shapes.ts';
import { studio } from '#design/samples/studio.ts';
import { tubeHouse } from '#design/samples/tube-house.ts';
import { twoBedroomFlat } from '#design/samples/two-bedroom-flat.ts';

describe.each([
  ['studio', studio, 2],
  ['flat', twoBedroomFlat, 5],
  ['tube house', tubeHouse, 12],
] as const)('%s', (_, build, rooms) => {
  it('has its rooms, all of them named', () => {
    const found = allRooms(build());
    expect(found).toHaveLength(rooms);
    expect(found.filter(({ record }) => record.name === '')).toEqual([]);
  });

  it('opens again as it was saved', () => {
    const design = build();
    const opened = openDesign(canonicalJson(design));
    expect(opened.ok && canonicalJson(opened.design)).toBe(canonicalJson(design));
  });
});
