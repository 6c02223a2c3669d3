import { expect, test } from 'vitest';
import { choiceAt, choiceOf, familyCount, idOf } from '#models/model-id.ts';
import { smallFamilies } from '../../../tests/support/library/small-library.ts';
import { modelName } from './model-name.ts';
import { neighboursOf } from './neighbours.ts';

test.each(smallFamilies.map((family) => [family.code, family] as const))(
  '%s: every value leads to a model that has it',
  (_, family) => {
    for (const number of [0, Math.floor(familyCount(family) / 2), familyCount(family) - 1]) {
      const choice = choiceAt(family, number)!;
      for (const key of ['style', ...Object.keys(family.parameters)]) {
        for (const { id, value, here, same } of neighboursOf(family, choice, key)) {
          const there = choiceOf(family, id)!;
          expect(there[key]).toBe(value);
          if (here) expect(id).toBe(idOf(family, choice));
          if (same)
            expect(Object.keys(choice).filter((each) => there[each] !== choice[each])).toEqual(here ? [] : [key]);
        }
      }
    }
  },
);

test('what a line lacks leads to the line that has it, as little changed as can be', () => {
  const sofa = smallFamilies.find((family) => family.code === 'sofa')!;
  const choice = { style: 'modern', width: 2200, depth: 900, height: 820, arms: 'track', legs: 'square' } as const;
  const rolled = neighboursOf(sofa, choice, 'arms').find(({ value }) => value === 'rolled')!;
  expect(rolled.same).toBe(false);
  expect(choiceOf(sofa, rolled.id)).toMatchObject({
    style: 'french',
    arms: 'rolled',
    width: 2100,
    depth: 900,
    legs: 'square',
  });
});

test('names read as each language says them', () => {
  const sofa = smallFamilies[0]!;
  const choice = choiceAt(sofa, 0)!;
  expect((['en', 'vi', 'zh'] as const).map((locale) => modelName(sofa, choice, locale))).toEqual([
    'Modern sofa',
    'Ghế sofa hiện đại',
    '现代沙发',
  ]);
  expect(modelName(sofa, { ...choice, style: 'japandi' }, 'vi')).toBe('Ghế sofa Japandi');
});
