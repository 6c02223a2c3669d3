import { AppError } from '#lib/errors.ts';
import { transitions, type Transition } from '#lib/transitions.ts';

/** PRODUCT H2: the states of an application. */
export const applicationStates = ['DRAFT', 'AWAITING_REMITTANCE', 'AUDITING', 'PASSED', 'REJECTED'] as const;
export type ApplicationState = (typeof applicationStates)[number];

type Step = Transition<ApplicationState, 'owner' | 'receipt' | 'reviewer'>;

/** Its steps, and by whom: `receipt` is the receipt of its bill. */
export const applicationSteps = {
  keep: { from: ['DRAFT', 'REJECTED'], to: ['DRAFT', 'REJECTED'], by: ['owner'] },
  submit: { from: ['DRAFT', 'REJECTED'], to: ['AWAITING_REMITTANCE', 'AUDITING'], by: ['owner'] },
  reopen: { from: ['AWAITING_REMITTANCE'], to: ['DRAFT'], by: ['owner'] },
  /** Not wanted any more: what has arrived goes back, at once or once its receipt was looked at. */
  withdraw: { from: ['DRAFT', 'AUDITING', 'REJECTED'], to: ['DRAFT', 'AUDITING'], by: ['owner'] },
  remit: { from: ['AWAITING_REMITTANCE'], to: ['AUDITING'], by: ['receipt'] },
  /** Part of the money has arrived: the rest is awaited. */
  short: { from: ['AUDITING'], to: ['AWAITING_REMITTANCE'], by: ['reviewer'] },
  approve: { from: ['AUDITING'], to: ['PASSED'], by: ['reviewer'] },
  reject: { from: ['AUDITING'], to: ['REJECTED'], by: ['reviewer'] },
  /** For good: it takes effect with what was seen in the account, a minute later. */
  decline: { from: ['AUDITING', 'REJECTED'], to: ['AUDITING'], by: ['reviewer'] },
  /** Declining was taken back. */
  resume: { from: ['AUDITING'], to: ['AUDITING', 'REJECTED'], by: ['reviewer'] },
  /** Declined or withdrawn, and the money on its way back. */
  end: { from: ['AUDITING'], to: ['DRAFT', 'REJECTED'], by: ['reviewer'] },
} as const satisfies Record<string, Step>;
export type ApplicationStep = keyof typeof applicationSteps;

export const { stepOf, mayStep } = transitions<ApplicationStep, Step>({
  states: applicationStates,
  start: ['DRAFT'],
  ends: ['PASSED'],
  steps: applicationSteps,
});

/** Refuses an illegal step with the current state. */
export function requireStep(state: ApplicationState, step: ApplicationStep): void {
  if (!mayStep(state, step)) throw stateError(state);
}

export function stateError(state: ApplicationState): AppError {
  return new AppError('application_state', { state, values: { state } });
}
