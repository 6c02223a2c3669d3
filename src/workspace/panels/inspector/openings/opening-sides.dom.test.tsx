import { flushSync } from 'react-dom';
import { describe, expect, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { choicesIn, inspect, studioWithout } from '../../../../../tests/support/workspace/inspect.tsx';

const hinges = 'Hinges, seen from the side it opens to';

describe('J3 where a door or a window opens to is said by what is there', () => {
  test('by the rooms on its sides, and outside', () => {
    inspect(studio(), 'op_entrance');
    expect(choicesIn('Opens to')).toEqual(['Studio', 'Outside']);
  });

  test('between two rooms by both names', () => {
    inspect(studio(), 'op_bath');
    expect(choicesIn('Opens to')).toEqual(['Studio', 'Bathroom']);
  });

  test('a window likewise, in every language', () => {
    inspect(studio(), 'op_east', 'vi');
    expect(choicesIn('Mở về').toSorted()).toEqual(['Bên ngoài', 'Studio']);
  });

  test('a kind without a name is a name; a room without either is the room, or the other one', () => {
    inspect(studioWithout(['Studio'], 'kitchen'), 'op_entrance');
    expect(choicesIn('Opens to')).toEqual(['Kitchen', 'Outside']);
    document.body.replaceChildren();
    inspect(studioWithout(['Studio']), 'op_entrance');
    expect(choicesIn('Opens to')).toEqual(['The room', 'Outside']);
    document.body.replaceChildren();
    inspect(studioWithout(['Studio']), 'op_bath');
    expect(choicesIn('Opens to')).toEqual(['The other room', 'Bathroom']);
  });

  test('two rooms without names are told apart by where they are in the plan', () => {
    inspect(studioWithout(['Studio', 'Bathroom']), 'op_bath');
    expect(choicesIn('Opens to')).toEqual(['Left side', 'Right side']);
  });
});

describe('J3 the hinges are left or right of who stands where the door opens to', () => {
  test('inside and outside see them on different hands; what is stored stays', () => {
    // Its wall runs to the right in the plan and the room is above it: from there `a` is on the right hand.
    const { driver, button } = inspect(studio(), 'op_entrance');
    expect(choicesIn(hinges)).toEqual(['Right', 'Left']);
    flushSync(() => button('Outside')?.click());
    expect(driver.design.openings.op_entrance).toMatchObject({ side: 'right', hinge: 'a' });
    expect(choicesIn(hinges)).toEqual(['Left', 'Right']);
    flushSync(() => button('Right')?.click());
    expect(driver.design.openings.op_entrance).toMatchObject({ side: 'right', hinge: 'b' });
  });

  test('a window that becomes a door hangs on the jamb nearer to a corner', () => {
    const { driver, choose } = inspect(studio(), 'op_air');
    const before = driver.design.openings.op_air;
    choose('Type', 'door');
    // 1000 of 2200 from the lower end of its wall, which is `a`.
    expect([before?.kind, driver.design.openings.op_air]).toMatchObject(['window', { kind: 'door', hinge: 'a' }]);
  });
});
