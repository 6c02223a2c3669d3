import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { choicesIn, inspect, studioWithout } from '../../../../tests/support/workspace/inspect.tsx';

/** What is said above the finishes of the wall's left and right side, without the finish in use. */
const finishLegends = () =>
  [...document.querySelectorAll('.insp-swatches')].map(
    (swatches) => swatches.parentElement?.querySelector('legend')?.textContent?.split(':')[0] ?? '',
  );

describe('J3 the sides of a wall are said by what is there', () => {
  test('by the rooms along it, and outside', () => {
    inspect(studio(), 'wl_a');
    expect(finishLegends()).toEqual(['Studio, Bathroom', 'Outside']);
    expect(choicesIn('Fixed side')).toEqual(['Middle', 'Studio, Bathroom', 'Outside']);
  });

  test('between two rooms by both, in the reader’s language', () => {
    inspect(studio(), 'wl_f', 'vi');
    expect(finishLegends()).toEqual(['Studio', 'Phòng tắm']);
    document.body.replaceChildren();
    inspect(studioWithout(['Studio']), 'wl_f', 'vi');
    expect(finishLegends()).toEqual(['Phòng bên kia', 'Phòng tắm']);
  });

  test('one that stands free in a room, or between rooms without names, by where its sides are in the plan', () => {
    inspect(studio(), 'wl_column');
    expect(finishLegends()).toEqual(['Upper side', 'Lower side']);
    document.body.replaceChildren();
    inspect(studioWithout(['Studio', 'Bathroom']), 'wl_f');
    expect(finishLegends()).toEqual(['Left side', 'Right side']);
  });

  test('the finish goes to the side that is named', () => {
    const { driver } = inspect(studio(), 'wl_f');
    const [, bathroom] = document.querySelectorAll('.insp-swatches');
    flushSync(() => bathroom?.querySelector<HTMLButtonElement>('[aria-pressed=false]')?.click());
    expect(driver.design.walls.wl_f).toMatchObject({ right: { material: expect.any(String) } });
    expect(driver.design.walls.wl_f).not.toHaveProperty('left');
  });
});
