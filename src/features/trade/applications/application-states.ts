import { AppError } from '#lib/errors.ts';

/** PRODUCT H2: the states of an application. */
export const applicationStates = ['DRAFT', 'AWAITING_REMITTANCE', 'AUDITING', 'PASSED', 'REJECTED'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/**
 * Its steps, and by whom: `keep` to `reopen` by its owner, `remit` by the receipt of its bill, the last two by a
 * reviewer.
 */
export const applicationSteps = {
  keep: { from: ['DRAFT', 'REJECTED'], to: ['DRAFT', 'REJECTED'] },
  submit: { from: ['DRAFT', 'REJECTED'], to: ['AWAITING_REMITTANCE', 'AUDITING'] },
  reopen: { from: ['AWAITING_REMITTANCE'], to: ['DRAFT'] },
  remit: { from: ['AWAITING_REMITTANCE'], to: ['AUDITING'] },
  approve: { from: ['AUDITING'], to: ['PASSED'] },
  reject: { from: ['AUDITING'], to: ['REJECTED'] },
} as const satisfies Record<string, { from: readonly ApplicationState[]; to: readonly ApplicationState[] }>;
export type ApplicationStep = keyof typeof applicationSteps;

export function mayStep(state: ApplicationState, step: ApplicationStep): boolean {
  return (applicationSteps[step].from as readonly ApplicationState[]).includes(state);
}

/** Refuses an illegal step with the current state. */
export function requireStep(state: ApplicationState, step: ApplicationStep): void {
  if (!mayStep(state, step)) throw stateError(state);
}

export function stateError(state: ApplicationState): AppError {
  return new AppError('application_state', { state, values: { state } });
}
