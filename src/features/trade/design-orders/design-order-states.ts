import { transitions, type Transition } from '#lib/transitions.ts';

/**
 * The states of a conversation between a buyer and a designer (docs/decisions/0043): a question, or an order of a
 * design. Pure: one table, and who may take which step.
 */
export const designOrderStates = [
  'ASKED',
  'SENT',
  'ACCEPTED',
  'IN_PROGRESS',
  'DELIVERED',
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
  'CLOSED',
] as const;
export type DesignOrderState = (typeof designOrderStates)[number];

export const sides = ['buyer', 'designer'] as const;
export type Side = (typeof sides)[number];

/** Who made an entry; automatic ones are the clock's. */
export const actors = [...sides, 'clock'] as const;
export type Actor = (typeof actors)[number];

interface Step extends Transition<DesignOrderState, Actor> {
  to: DesignOrderState;
  /** Who must say why. */ because?: readonly Side[];
}

/**
 * *Consult now* begins at ASKED, an order at SENT; a question becomes an order by `order`. The designer accepts with a
 * price, may change it until the buyer agrees with `begin`, and from then on it is fixed.
 */
const designOrderSteps = {
  order: { from: ['ASKED'], to: 'SENT', by: ['buyer'] },
  accept: { from: ['SENT', 'ACCEPTED'], to: 'ACCEPTED', by: ['designer'] },
  begin: { from: ['ACCEPTED'], to: 'IN_PROGRESS', by: ['buyer'] },
  deliver: { from: ['IN_PROGRESS'], to: 'DELIVERED', by: ['designer'] },
  rework: { from: ['DELIVERED'], to: 'IN_PROGRESS', by: ['buyer'], because: ['buyer'] },
  complete: { from: ['DELIVERED'], to: 'COMPLETED', by: ['buyer', 'clock'] },
  decline: { from: ['SENT', 'ACCEPTED'], to: 'DECLINED', by: ['designer'], because: ['designer'] },
  cancel: { from: ['SENT', 'ACCEPTED', 'IN_PROGRESS'], to: 'CANCELLED', by: ['buyer'] },
  /** The designer cannot fulfil what was agreed. */
  withdraw: { from: ['IN_PROGRESS'], to: 'CANCELLED', by: ['designer'], because: ['designer'] },
  close: { from: ['ASKED'], to: 'CLOSED', by: ['buyer', 'designer'] },
} as const satisfies Record<string, Step>;
export type DesignOrderStep = keyof typeof designOrderSteps;

/** `stepsFor` is asked for buttons; the server asks the same table. */
export const {
  names: designOrderStepNames,
  stepOf,
  stepsFor,
  isOver,
} = transitions<DesignOrderStep, Step>({
  states: designOrderStates,
  start: ['ASKED', 'SENT'],
  ends: ['COMPLETED', 'DECLINED', 'CANCELLED', 'CLOSED'],
  steps: designOrderSteps,
});

/** After completion one may still ask questions; after the other final states not. */
export function mayMessage(state: DesignOrderState): boolean {
  return !isOver(state) || state === 'COMPLETED';
}
