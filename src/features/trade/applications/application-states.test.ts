import { describe, expect, test } from 'vitest';
import {
  applicationStates,
  applicationSteps,
  mayStep,
  requireStep,
  type ApplicationState,
  type ApplicationStep,
} from './application-states.ts';

const steps = Object.keys(applicationSteps) as ApplicationStep[];

describe('H2: the states of an application', () => {
  test('from a draft every state can be reached, and only a passed one is the end', () => {
    const reached = new Set<ApplicationState>(['DRAFT']);
    for (let size = 0; size < reached.size;) {
      size = reached.size;
      for (const state of reached)
        for (const step of steps)
          if (mayStep(state, step)) for (const next of applicationSteps[step].to) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual([...applicationStates].toSorted());
    expect(applicationStates.filter((state) => steps.every((step) => !mayStep(state, step)))).toEqual(['PASSED']);
  });

  test.each([
    ['AWAITING_REMITTANCE', 'submit'],
    ['AUDITING', 'submit'],
    ['PASSED', 'submit'],
    ['AUDITING', 'keep'],
    ['PASSED', 'keep'],
    ['DRAFT', 'approve'],
    ['REJECTED', 'approve'],
    ['PASSED', 'reject'],
    ['REJECTED', 'reject'],
    ['AUDITING', 'remit'],
    ['AUDITING', 'reopen'],
    ['AWAITING_REMITTANCE', 'withdraw'],
    ['PASSED', 'withdraw'],
    ['PASSED', 'decline'],
  ] as const)('%s: %s is refused with the state as it is', (state, step) => {
    expect(() => requireStep(state, step)).toThrow(
      expect.objectContaining({ key: 'application_state', state, status: 409 }),
    );
  });
});
