import { transitions, type Transition } from '#lib/transitions.ts';

/**
 * The states of a bill (PRODUCT, bill). `SUBMITTED` waits for an admin; a rejected receipt may be followed by another.
 */
export const billStates = ['OPEN', 'SUBMITTED', 'PAID', 'REJECTED', 'CANCELLED'] as const;
export type BillState = (typeof billStates)[number];

interface Step extends Transition<BillState, 'payer' | 'reviewer' | 'subject'> {
  to: BillState;
}

/**
 * What a bill is for (its subject) cancels it: the orders that are given up, the plan nobody paid in time. Where it is
 * given up in part, what has arrived may cover the rest: then it is paid. A receipt below the amount leaves it open for
 * the rest.
 */
const billSteps = {
  submit: { from: ['OPEN', 'REJECTED'], to: 'SUBMITTED', by: ['payer'] },
  confirm: { from: ['OPEN', 'SUBMITTED', 'REJECTED'], to: 'PAID', by: ['reviewer', 'subject'] },
  confirmPart: { from: ['SUBMITTED', 'REJECTED'], to: 'OPEN', by: ['reviewer'] },
  reject: { from: ['SUBMITTED'], to: 'REJECTED', by: ['reviewer'] },
  cancel: { from: ['OPEN', 'SUBMITTED', 'REJECTED'], to: 'CANCELLED', by: ['subject'] },
} as const satisfies Record<string, Step>;

const { mayStep, statesBefore } = transitions<keyof typeof billSteps, Step>({
  states: billStates,
  start: ['OPEN'],
  ends: ['PAID', 'CANCELLED'],
  steps: billSteps,
});
export { statesBefore };

/** Whether the payer may send a receipt now. */
export function takesReceipt(state: BillState): boolean {
  return mayStep(state, 'submit');
}
