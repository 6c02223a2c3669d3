import type { Design } from '#design/document.ts';
import { propose } from '#layout/proposals/propose.ts';
import type { FurnishWish, Supply } from '#layout/proposals/proposal.ts';
import { answerJobs } from '#platform/threads/answer-jobs.ts';
import type { FurnishAnswer } from '#platform/threads/furnisher.ts';

export interface FurnishThreadJob {
  text: string;
  wish: FurnishWish;
  supply: Supply;
}

/** The thread rooms are furnished on. */
answerJobs(({ text, wish, supply }: FurnishThreadJob): FurnishAnswer => {
  const answer: FurnishAnswer = { proposals: [], refused: [] };
  // The keeper's own document: it was checked when it was stored.
  for (const step of propose(JSON.parse(text) as Design, wish, supply)) {
    if (step.kind === 'refused') answer.refused = [...step.refused];
    if (step.kind === 'proposal') {
      const { refused: _, deliveries: __, added, kept, ...proposal } = step.proposal;
      answer.proposals.push({ ...proposal, added: [...added], kept: [...kept] });
    }
  }
  return answer;
});
