import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
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

  test('J3 its length is told along its middle, and of each face as one measures it between walls', () => {
    const room = drive(newDesign());
    room.use('room').type('2900x2400').press('Enter').press('Escape');
    const [wall = ''] = Object.keys(room.design.walls);
    inspect(room.design, wall);
    const facts = [...document.querySelectorAll('.ws-fact')].map((fact) =>
      [...fact.children].map((each) => each.textContent),
    );
    const { value } = document.querySelector<HTMLInputElement>('.insp-fields input') ?? {};
    expect(document.querySelector('.insp-fields label')?.textContent).toBe('Length along its middle');
    expect([value, facts]).toEqual([
      '3 000',
      [
        ['Its face, The room', '2 900 mm'],
        ['Its face, Outside', '3 100 mm'],
      ],
    ]);
  });

  test('the finish goes to the side that is named', () => {
    const { driver } = inspect(studio(), 'wl_f');
    const [, bathroom] = document.querySelectorAll('.insp-swatches');
    flushSync(() => bathroom?.querySelector<HTMLButtonElement>('[aria-pressed=false]')?.click());
    expect(driver.design.walls.wl_f).toMatchObject({ right: { material: expect.any(String) } });
    expect(driver.design.walls.wl_f).not.toHaveProperty('left');
  });
});
