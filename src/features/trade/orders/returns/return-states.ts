import type { Actor } from '../order-states.ts';

/**
 * The states of a return (docs/decisions/0045): requested by the buyer once the order is complete, agreed or declined
 * by the seller, sent by the buyer, over when received; not sent, it lapses. Pure.
 */
export const returnStates = ['ASKED', 'AGREED', 'SENT', 'DECLINED', 'WITHDRAWN', 'RECEIVED', 'LAPSED'] as const;
export type ReturnState = (typeof returnStates)[number];

interface Step {
  from: readonly ReturnState[];
  to: ReturnState;
  by: readonly Actor[];
}

/** An admin may act for a seller who does not answer. */
export const returnSteps = {
  agree: { from: ['ASKED'], to: 'AGREED', by: ['seller', 'admin'] },
  decline: { from: ['ASKED'], to: 'DECLINED', by: ['seller', 'admin'] },
  send: { from: ['AGREED'], to: 'SENT', by: ['buyer'] },
  /** Also where the buyer brought it without entering a carrier. */
  receive: { from: ['AGREED', 'SENT'], to: 'RECEIVED', by: ['seller', 'admin'] },
  withdraw: { from: ['ASKED', 'AGREED'], to: 'WITHDRAWN', by: ['buyer'] },
  /** What is on its way does not lapse: it is the seller's turn, or an admin's for a silent seller. */
  lapse: { from: ['AGREED'], to: 'LAPSED', by: ['clock'] },
} as const satisfies Record<string, Step>;
export type ReturnStep = keyof typeof returnSteps;

export function returnStepOf(name: ReturnStep): Step {
  return returnSteps[name];
}

/** The steps this actor may take now, for buttons; the server uses the same table. */
export function returnStepsFor(actor: Actor, state: ReturnState): ReturnStep[] {
  return (Object.keys(returnSteps) as ReturnStep[]).filter(
    (name) => returnStepOf(name).from.includes(state) && returnStepOf(name).by.includes(actor),
  );
}

/** Days after receipt within which it may be returned. */
export const returnWithinDays = 7;

/** Until when; null for what never arrived. */
export function returnUntil(completedAt: Date | null): Date | null {
  return completedAt === null ? null : new Date(completedAt.getTime() + returnWithinDays * 86_400_000);
}

/** Agreed, and neither sent nor received after so many days: the sale is final. */
export const sendBackWithinDays = 14;

export function sendBackUntil(agreedAt: Date): Date {
  return new Date(agreedAt.getTime() + sendBackWithinDays * 86_400_000);
}
