import { proposalLimits, type ProposalRefusal } from './proposal.ts';

export interface Steps {
  readonly count: number;
  take(): void;
}

/** Thrown where the work grows beyond what a person waits for. */
export class ProposalStopped extends Error {
  readonly reason: ProposalRefusal;

  constructor(reason: ProposalRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export function countSteps(): Steps {
  let count = 0;
  return {
    get count() {
      return count;
    },
    take() {
      if (++count > proposalLimits.steps) throw new ProposalStopped('too_many_lines');
    },
  };
}
