import { describe, expect, test } from 'vitest';
import {
  designOrderStates,
  designOrderStepNames,
  isOver,
  mayMessage,
  stepOf,
  stepsFor,
  type DesignOrderState,
  type DesignOrderStep,
} from './design-order-states.ts';

const next = (state: DesignOrderState) =>
  designOrderStepNames.filter((name) => stepOf(name).from.includes(state)).map((name) => stepOf(name).to);

describe('G3: the states of a design order', () => {
  test('every state is reached, and from every state an end', () => {
    const reached = new Set<DesignOrderState>(['ASKED']);
    for (const state of reached) for (const to of next(state)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...designOrderStates].toSorted());
    expect(designOrderStates.filter(isOver).toSorted()).toEqual(['CANCELLED', 'CLOSED', 'COMPLETED', 'DECLINED']);
    const endsFrom = (state: DesignOrderState, seen: DesignOrderState[] = []): boolean =>
      isOver(state) || next(state).some((to) => !seen.includes(to) && endsFrom(to, [...seen, state]));
    for (const state of designOrderStates) expect(endsFrom(state), state).toBe(true);
  });

  test('the whole way: asked, ordered, accepted, agreed, delivered, changed once, completed', () => {
    const way: DesignOrderStep[] = ['order', 'accept', 'accept', 'begin', 'deliver', 'rework', 'deliver', 'complete'];
    let state: DesignOrderState = 'ASKED';
    for (const name of way) {
      expect(stepOf(name).from).toContain(state);
      state = stepOf(name).to;
    }
    expect(state).toBe('COMPLETED');
  });

  test('each side has its own steps; nobody can agree to their own price', () => {
    expect(stepsFor('buyer', 'ACCEPTED')).toEqual(['begin', 'cancel']);
    expect(stepsFor('designer', 'ACCEPTED')).toEqual(['accept', 'decline']);
    expect(stepsFor('designer', 'SENT')).toEqual(['accept', 'decline']);
    expect(stepsFor('buyer', 'DELIVERED')).toEqual(['rework', 'complete']);
    expect(stepsFor('designer', 'DELIVERED')).toEqual([]);
    expect(designOrderStates.filter((state) => !mayMessage(state))).toEqual(['DECLINED', 'CANCELLED', 'CLOSED']);
  });
});
