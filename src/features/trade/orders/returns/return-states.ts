import { transitions, type Transition } from '#lib/transitions.ts';
import { answerReturnWithinDays, mostNotCome, sendBackWithinDays } from '../order-limits.ts';
import { orderStates, type Actor, type OrderState } from '../order-states.ts';

/**
 * The states of a return (docs/decisions/0045, 0076): requested by the buyer once the order is complete, or while it is
 * on its way where something is damaged or missing; agreed or declined by the seller, sent by the buyer, over when
 * received; not sent, it lapses. A part that is missing is sent by the seller instead, and over when it came; one that
 * did not come is asked for again. Pure.
 */
export const returnStates = ['ASKED', 'AGREED', 'SENT', 'DECLINED', 'WITHDRAWN', 'RECEIVED', 'LAPSED'] as const;
export type ReturnState = (typeof returnStates)[number];
export const openReturnStates = ['ASKED', 'AGREED', 'SENT'] as const satisfies readonly ReturnState[];

export function isOpenReturn(state: ReturnState): boolean {
  return (openReturnStates as readonly ReturnState[]).includes(state);
}

/** Why: no longer wanted, a part of it is to be sent, something is wrong with it, or it never came. */
export const returnKinds = ['unwanted', 'part', 'faulty', 'missing'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/**
 * What may be asked for in which state of the order: before it has arrived nobody can have changed their mind, and who
 * has said that all of it is here does not miss it.
 */
export function kindsIn(state: OrderState, events: readonly { state: string; by: string }[]): readonly ReturnKind[] {
  if (state === 'SHIPPED') return ['part', 'faulty', 'missing'];
  if (state !== 'COMPLETED') return [];
  const arrived = events.some((event) => event.state === 'COMPLETED' && event.by === 'buyer');
  return returnKinds.filter((kind) => kind !== 'missing' || !arrived);
}

/** What the history of an order tells beside its own states: each step of a return, a part that did not come, and a corrected shipment. */
export const orderEventStates = [
  ...orderStates,
  ...returnStates.map((state) => `RETURN_${state}` as const),
  'RETURN_NOT_COME',
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
  /** A wrong carrier or number. */
  correct: { from: ['SENT'], to: 'SENT', by: ['buyer'] },
  /** Also where the buyer brought it without entering a carrier. */
  receive: { from: ['AGREED', 'SENT'], to: 'RECEIVED', by: ['seller', 'admin'] },
  withdraw: { from: ['ASKED', 'AGREED'], to: 'WITHDRAWN', by: ['buyer'] },
  /** Also said again, where carrier or number were wrong. */
  sendPart: { from: ['ASKED', 'SENT'], to: 'SENT', by: ['seller'] },
  notCome: { from: ['SENT'], to: 'ASKED', by: ['buyer'] },
  partCame: { from: ['SENT'], to: 'WITHDRAWN', by: ['buyer', 'clock'] },
  /** What is on its way does not lapse: it is the seller's turn, or an admin's for a silent seller. */
  lapse: { from: ['AGREED'], to: 'LAPSED', by: ['clock'] },
} as const satisfies Record<string, Step>;
export type ReturnStep = keyof typeof returnSteps;

const { stepOf, stepsFor } = transitions<ReturnStep, Step>({
  states: returnStates,
  start: ['ASKED'],
  ends: ['DECLINED', 'WITHDRAWN', 'RECEIVED', 'LAPSED'],
  steps: returnSteps,
});

export const returnStepOf = stepOf;

/** Asked for buttons; the server asks the same tables. */
export function returnStepsFor(
  actor: Actor,
  { state, ...report }: StandingReport & { state: ReturnState },
): ReturnStep[] {
  return stepsFor(actor, state).filter((name) => mayTake(name, report));
}

interface StandingReport {
  kind: ReturnKind;
  /** How often a part that was sent did not come. */ notCome: number;
}

/** A part goes to the buyer, and not for ever; everything else comes back. */
export function mayTake(name: ReturnStep, { kind, notCome }: StandingReport): boolean {
  if (name === 'sendPart' && notCome >= mostNotCome) return false;
  return !(kind === 'part' ? waysBack : waysOfPart).includes(name);
}
const waysBack: readonly ReturnStep[] = ['send', 'correct', 'receive'];
const waysOfPart: readonly ReturnStep[] = ['sendPart', 'notCome', 'partCame'];

/** Asked for, or asked for again, then. */
export function answerReturnUntil(since: Date): Date {
  return new Date(since.getTime() + answerReturnWithinDays * 86_400_000);
}

export function sendBackUntil(agreedAt: Date): Date {
  return new Date(agreedAt.getTime() + sendBackWithinDays * 86_400_000);
}
