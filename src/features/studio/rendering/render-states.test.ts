import { expect, test } from 'vitest';
import { liveStates, mayStep, renderStates, renderSteps, statesBefore } from './render-states.ts';

test('K1: every state is reached from waiting, and every one that is not an end leads to one', () => {
  const reached = new Set(['waiting']);
  for (const state of reached) for (const next of renderSteps[state as keyof typeof renderSteps]) reached.add(next);
  expect([...reached].toSorted()).toEqual(renderStates.toSorted());
  for (const state of liveStates) {
    const ends = new Set<string>([state]);
    for (const each of ends) for (const next of renderSteps[each as keyof typeof renderSteps]) ends.add(next);
    expect(
      ['done', 'cancelled', 'failed'].some((end) => ends.has(end)),
      state,
    ).toBe(true);
  }
});

test('what has ended stays so; what is being cancelled cannot become done', () => {
  for (const end of ['done', 'cancelled', 'failed'] as const) expect(renderSteps[end]).toEqual([]);
  expect(mayStep('cancelling', 'done')).toBe(false);
  expect(statesBefore('done')).toEqual(['finishing']);
});
