import { transitions, type Transition } from '#lib/transitions.ts';

/**
 * The states of a product order (PRODUCT, product order states; docs/decisions/0039). Pure: one table, and who may take
 * which step.
 */
export const orderStates = [
  'PENDING_PAYMENT',
  'RECEIPT_SUBMITTED',
  'RECEIPT_REJECTED',
  'PAID',
  'SHIPPED',
  'COMPLETED',
  'CANCELLED',
  'REFUND_DUE',
  'REFUNDED',
] as const;
export type OrderState = (typeof orderStates)[number];

export type Actor = 'buyer' | 'seller' | 'admin' | 'clock';

interface Step extends Transition<OrderState, Actor> {
  to: OrderState;
}

/**
 * `abandon` and `withdraw` are both *cancel*: before money was sent, and after. Sent money is refunded, so that order
 * waits for its refund.
 */
export const orderSteps = {
  submit: { from: ['PENDING_PAYMENT', 'RECEIPT_REJECTED'], to: 'RECEIPT_SUBMITTED', by: ['buyer'] },
  confirm: { from: ['PENDING_PAYMENT', 'RECEIPT_SUBMITTED', 'RECEIPT_REJECTED'], to: 'PAID', by: ['admin'] },
  /** Only a part of the bill has arrived: the rest is to be paid. */
  confirmPart: { from: ['RECEIPT_SUBMITTED', 'RECEIPT_REJECTED'], to: 'PENDING_PAYMENT', by: ['admin'] },
  reject: { from: ['RECEIPT_SUBMITTED'], to: 'RECEIPT_REJECTED', by: ['admin'] },
  ship: { from: ['PAID'], to: 'SHIPPED', by: ['seller'] },
  complete: { from: ['SHIPPED'], to: 'COMPLETED', by: ['buyer', 'clock'] },
  abandon: { from: ['PENDING_PAYMENT', 'RECEIPT_REJECTED'], to: 'CANCELLED', by: ['buyer', 'seller', 'clock'] },
  withdraw: { from: ['RECEIPT_SUBMITTED', 'PAID'], to: 'REFUND_DUE', by: ['buyer', 'seller'] },
  /** All of it was returned after completion. */
  takeBack: { from: ['COMPLETED'], to: 'REFUND_DUE', by: ['seller', 'admin'] },
  refund: { from: ['REFUND_DUE'], to: 'REFUNDED', by: ['admin'] },
  /** The receipt was never followed by money: there is nothing to refund. */
  close: { from: ['REFUND_DUE'], to: 'CANCELLED', by: ['admin'] },
} as const satisfies Record<string, Step>;
export type OrderStep = keyof typeof orderSteps;

const table = transitions<OrderStep, Step>({
  states: orderStates,
  start: ['PENDING_PAYMENT'],
  ends: ['CANCELLED', 'REFUNDED'],
  steps: orderSteps,
});

/** `stepsFor` is asked for buttons; the server asks the same table. */
export const { stepOf, stepsFor, isOver } = table;

export const cancelSteps = ['abandon', 'withdraw'] as const satisfies readonly OrderStep[];
export type CancelStep = (typeof cancelSteps)[number];

/** Which cancellation it is, by the order's state; null where it can no longer be cancelled. */
export function cancelStep(state: OrderState): CancelStep | null {
  return cancelSteps.find((name) => table.mayStep(state, name)) ?? null;
}

/** Placed, and no money has arrived yet. */
export const unpaidStates = [
  'PENDING_PAYMENT',
  'RECEIPT_SUBMITTED',
  'RECEIPT_REJECTED',
] as const satisfies readonly OrderState[];

export function isUnpaid(state: OrderState): boolean {
  return (unpaidStates as readonly OrderState[]).includes(state);
}
