import { transitions, type Transition } from '#lib/transitions.ts';
import { lastReturnMoment } from '#features/catalogue/offers/return-terms.ts';
import { answerReturnWithinDays, sendBackWithinDays } from '../order-limits.ts';
import { orderStates, type Actor, type OrderState } from '../order-states.ts';

/**
 * The states of a return (docs/decisions/0045, 0076): requested by the buyer once the order is complete, or while it is
 * on its way where something is damaged or missing; agreed or declined by the seller, sent by the buyer, over when
 * received; not sent, it lapses. Pure.
 */
export const returnStates = ['ASKED', 'AGREED', 'SENT', 'DECLINED', 'WITHDRAWN', 'RECEIVED', 'LAPSED'] as const;
export type ReturnState = (typeof returnStates)[number];
export const openReturnStates = ['ASKED', 'AGREED', 'SENT'] as const satisfies readonly ReturnState[];

export function isOpenReturn(state: ReturnState): boolean {
  return (openReturnStates as readonly ReturnState[]).includes(state);
}

/** Why: no longer wanted, something is wrong with it, or it never came. */
export const returnKinds = ['unwanted', 'faulty', 'missing'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/**
 * What may be asked for in which state of the order: before it has arrived nobody can have changed their mind, and who
 * has said that all of it is here does not miss it.
 */
export function kindsIn(state: OrderState, events: readonly { state: string; by: string }[]): readonly ReturnKind[] {
  if (state === 'SHIPPED') return ['faulty', 'missing'];
  if (state !== 'COMPLETED') return [];
  const arrived = events.some((event) => event.state === 'COMPLETED' && event.by === 'buyer');
  return returnKinds.filter((kind) => kind !== 'missing' || !arrived);
}

/** What the history of an order tells beside its own states: each step of a return, and a corrected shipment. */
export const orderEventStates = [
  ...orderStates,
  ...returnStates.map((state) => `RETURN_${state}` as const),
  'TRACKING',
] as const;
export type OrderEventState = (typeof orderEventStates)[number];

interface Step extends Transition<ReturnState, Actor> {
  to: ReturnState;
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

/** `returnStepsFor` is asked for buttons; the server asks the same table. */
export const { stepOf: returnStepOf, stepsFor: returnStepsFor } = transitions<ReturnStep, Step>({
  states: returnStates,
  start: ['ASKED'],
  ends: ['DECLINED', 'WITHDRAWN', 'RECEIVED', 'LAPSED'],
  steps: returnSteps,
});

/** Until when; null for what never arrived. */
export function returnUntil(completedAt: Date | null): Date | null {
  return completedAt === null ? null : lastReturnMoment(completedAt);
}

export function answerReturnUntil(askedAt: Date): Date {
  return new Date(askedAt.getTime() + answerReturnWithinDays * 86_400_000);
}

export function sendBackUntil(agreedAt: Date): Date {
  return new Date(agreedAt.getTime() + sendBackWithinDays * 86_400_000);
}
