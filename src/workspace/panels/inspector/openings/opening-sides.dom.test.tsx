import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { applyAll } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import type { Design } from '#design/document.ts';
import type { Locale } from '#lib/locale.ts';
import { openPanel } from '../../../../../tests/support/workspace/open-panel.tsx';
import { SelectionPanel } from '../selection-panel.tsx';

function opened(design: Design, id: string, language: Locale = 'en') {
  const panel = openPanel(design, <SelectionPanel />, { language });
  flushSync(() => void panel.driver.select(id));
  return panel;
}

/** The words of the row, the chosen one first. */
function row(label: string): string[] {
  const found = [...document.querySelectorAll('fieldset.ws-field')].find(
    (each) => each.querySelector('legend')?.textContent === label,
  );
  return [...(found?.querySelectorAll('button') ?? [])]
    .toSorted((a, b) => Number(isPressed(b)) - Number(isPressed(a)))
    .map((each) => each.textContent ?? '');
}

const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';

function unnamed(...rooms: string[]): Design {
  const home = studio();
  return applyAll(
    home,
    Object.values(home.rooms)
      .filter(({ name }) => rooms.includes(name))
      .map(({ id, level, seed }) => ({ kind: 'room.describe', level, at: seed, room: id, name: '', type: 'other' })),
  );
}

const hinges = 'Hinges, seen from where it opens to';

describe('J3 where a door or a window opens to is said by what is there', () => {
  test('by the rooms on its sides, and outside', () => {
    opened(studio(), 'op_entrance');
    expect(row('Opens to')).toEqual(['Studio', 'Outside']);
  });

  test('between two rooms by both names', () => {
    opened(studio(), 'op_bath');
    expect(row('Opens to')).toEqual(['Studio', 'Bathroom']);
  });

  test('a window likewise, in every language', () => {
    opened(studio(), 'op_east', 'vi');
    expect(row('Mở về').toSorted()).toEqual(['Bên ngoài', 'Studio']);
  });

  test('a kind without a name is a name; a room without either is the room, or the other one', () => {
    opened(unnamed('Studio'), 'op_entrance');
    expect(row('Opens to')).toEqual(['The room', 'Outside']);
    document.body.replaceChildren();
    opened(unnamed('Studio'), 'op_bath');
    expect(row('Opens to')).toEqual(['The other room', 'Bathroom']);
  });

  test('two rooms without names are told apart by where they are in the plan', () => {
    opened(unnamed('Studio', 'Bathroom'), 'op_bath');
    expect(row('Opens to')).toEqual(['Left side', 'Right side']);
  });
});

describe('J3 the hinges are left or right of who stands where the door opens to', () => {
  test('inside and outside see them on different hands; what is stored stays', () => {
    // Its wall runs to the right in the plan and the room is above it: from there `a` is on the right hand.
    const { driver, button } = opened(studio(), 'op_entrance');
    expect(row(hinges)).toEqual(['Right', 'Left']);
    flushSync(() => button('Outside')?.click());
    expect(driver.design.openings.op_entrance).toMatchObject({ side: 'right', hinge: 'a' });
    expect(row(hinges)).toEqual(['Left', 'Right']);
    flushSync(() => button('Right')?.click());
    expect(driver.design.openings.op_entrance).toMatchObject({ side: 'right', hinge: 'b' });
  });

  test('a window that becomes a door hangs on the jamb nearer to a corner', () => {
    const { driver, choose } = opened(studio(), 'op_air');
    const before = driver.design.openings.op_air;
    choose('Type', 'door');
    // 1000 of 2200 from the lower end of its wall, which is `a`.
    expect([before?.kind, driver.design.openings.op_air]).toMatchObject(['window', { kind: 'door', hinge: 'a' }]);
  });
});
