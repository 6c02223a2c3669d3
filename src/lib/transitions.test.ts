import { describe, expect, test } from 'vitest';
import { transitions, type Transition } from './transitions.ts';

type State = 'draft' | 'sent' | 'done' | 'dropped';
type Step = Transition<State, 'author' | 'reader'>;

const states: State[] = ['draft', 'sent', 'done', 'dropped'];
const steps = {
  send: { from: ['draft'], to: 'sent', by: ['author'] },
  return: { from: ['sent'], to: 'draft', by: ['reader'] },
  finish: { from: ['sent'], to: 'done', by: ['reader'] },
  drop: { from: ['draft', 'sent'], to: 'dropped', by: ['author', 'reader'] },
} as const satisfies Record<string, Step>;
type Name = keyof typeof steps;
const ends: State[] = ['done', 'dropped'];

describe('a table of transitions', () => {
  const table = transitions<Name, Step>({ states, start: ['draft'], ends, steps });

  test('says what may happen, and by whom', () => {
    expect(table.names).toEqual(['send', 'return', 'finish', 'drop']);
    expect(table.stepOf('finish')).toEqual({ from: ['sent'], to: 'done', by: ['reader'] });
    expect(states.filter((state) => table.mayStep(state, 'drop'))).toEqual(['draft', 'sent']);
    expect(table.stepsFor('author', 'draft')).toEqual(['send', 'drop']);
    expect(table.stepsFor('reader', 'draft')).toEqual(['drop']);
    expect(table.stepsFor('author', 'done')).toEqual([]);
  });

  test('knows the states before one, in the order of the states', () => {
    expect(Object.fromEntries(states.map((state) => [state, table.statesBefore(state)]))).toEqual({
      draft: ['sent'],
      sent: ['draft'],
      done: ['sent'],
      dropped: ['draft', 'sent'],
    });
    expect(states.filter(table.isOver)).toEqual(ends);
  });

  test('a step may lead to one of several states', () => {
    const either = transitions<'leave', Step>({
      states: ['draft', 'done', 'dropped'],
      start: ['draft'],
      ends,
      steps: { leave: { from: ['draft'], to: ['done', 'dropped'], by: ['author'] } },
    });
    expect(either.statesBefore('dropped')).toEqual(['draft']);
  });
});

describe('a table that cannot work is refused where it is made', () => {
  const make = (changed: Partial<Record<string, Step>>, given: { start?: State[]; ends?: State[] } = {}) =>
    transitions<string, Step>({ states, start: ['draft'], ends, ...given, steps: { ...steps, ...changed } as never });

  test.each<[string, () => unknown]>([
    ['nothing leads to done', () => make({ finish: { ...steps.finish, to: 'dropped' } })],
    ['nothing leads to draft', () => make({ return: { ...steps.return, to: 'done' } }, { start: ['sent'] })],
    ['no end can be reached from sent', () => transitions<string, Step>({ ...trap, start: ['draft'], ends })],
    ['done is an end, and a step leads out of it', () => make({ reopen: { ...steps.finish, from: ['done'] } })],
    ['no end can be reached from done', () => make({}, { ends: ['dropped'] })],
    ['nobody may take the step finish', () => make({ finish: { ...steps.finish, by: [] } })],
  ])('%s', (fault, making) => {
    expect(making).toThrow(new Error(fault));
  });

  /** `sent` is left only for itself. */
  const trap = {
    states,
    steps: {
      send: steps.send,
      again: { from: ['sent'], to: 'sent', by: ['author'] },
      finish: { from: ['draft'], to: 'done', by: ['reader'] },
      drop: { from: ['draft'], to: 'dropped', by: ['author'] },
    } satisfies Record<string, Step>,
  };
});
