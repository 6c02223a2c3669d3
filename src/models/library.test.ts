import { describe, expect, test } from 'vitest';
import { chance } from '#lib/random.ts';
import { inspect } from '#models/inspect.ts';
import { families, findModel } from '#models/library.ts';
import { findFinish } from '#models/materials/library.ts';
import { choiceAt, familyCount, idOf, written } from '#models/model-id.ts';

/** `npm run bench -- models-check` does the same for ten thousand. */
const each = Math.max(6, Math.ceil(500 / families.length));
const details = ['near', 'middle', 'far'] as const;

describe.each(families)('$code', (family) => {
  test('its slots offer finishes that exist', () => {
    const offered = Object.values(family.slots).flatMap((slot) => [...slot.finishes, ...Object.values(slot.byStyle ?? {})]);
    expect(offered.filter((id) => !findFinish(id))).toEqual([]);
  });

  test(`${each} of its models are sound, themselves and no other`, () => {
    const luck = chance(family.code.length * 7919);
    const count = familyCount(family);
    const shapes = new Map<string, string>();
    for (let i = 0; i < Math.min(each, count); i++) {
      const number = Math.floor(luck.next() * count);
      const id = written(family, number);
      const choice = choiceAt(family, number)!;
      expect(idOf(family, choice)).toBe(id);
      expect(findModel(id)?.choice).toEqual(choice);
      const { faults, shape } = inspect(family, choice, details[i % 3]!);
      expect({ id, choice, faults }).toEqual({ id, choice, faults: [] });
      expect(shapes.get(shape) ?? id).toBe(id);
      shapes.set(shape, id);
    }
  });
});

test('ids that are none are none', () => {
  const [family] = families;
  for (const id of ['', '-', family!.code, `${family!.code}-`, `${family!.code}-zzzzzzzz`, `${family!.code}-0`, `${family!.code}-00000`, `${family!.code}-000G`, 'nothing-0000', `${family!.code}--001`]) expect(findModel(id)).toBeNull();
});
