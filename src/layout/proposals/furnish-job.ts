import type { Design } from '#design/document.ts';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import type { FurnishStep, FurnishWish, Proposal, Supply } from '#layout/proposals/proposal.ts';
import { proposalPicture, type ProposalPicture } from '#layout/proposals/proposal-picture.ts';
import { propose } from '#layout/proposals/propose.ts';

/** What the browser's worker is asked: it knows nothing but this. */
export interface FurnishJob {
  readonly design: Design;
  readonly wish: FurnishWish;
  readonly supply: Supply;
}

export interface PicturedProposal extends Proposal {
  readonly picture: ProposalPicture | null;
}

export type JobStep =
  | Exclude<FurnishStep, { kind: 'proposal' }>
  | { readonly kind: 'proposal'; readonly proposal: PicturedProposal };

/** The proposals with a picture each. */
export function* furnishSteps({ design, wish, supply }: FurnishJob): Generator<JobStep> {
  const symbols = librarySymbols();
  const rooms = wish.rooms.map(({ room }) => room);
  for (const step of propose(design, wish, supply))
    yield step.kind === 'proposal'
      ? {
          kind: 'proposal',
          proposal: { ...step.proposal, picture: proposalPicture(design, step.proposal, rooms, symbols) },
        }
      : step;
}
