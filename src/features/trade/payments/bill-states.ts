/**
 * The states of a bill (PRODUCT, bill). `SUBMITTED` waits for an admin; a rejected receipt may be followed by another.
 */
export const billStates = ['OPEN', 'SUBMITTED', 'PAID', 'REJECTED', 'CANCELLED'] as const;
export type BillState = (typeof billStates)[number];

const steps: Record<BillState, readonly BillState[]> = {
  OPEN: ['SUBMITTED', 'CANCELLED'],
  SUBMITTED: ['PAID', 'REJECTED', 'CANCELLED'],
  REJECTED: ['SUBMITTED', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
};

/** The states from which a bill may come into this one. */
export function statesBefore(state: BillState): BillState[] {
  return billStates.filter((from) => steps[from].includes(state));
}

/** Whether the payer may send a receipt now. */
export function takesReceipt(state: BillState): boolean {
  return steps[state].includes('SUBMITTED');
}
