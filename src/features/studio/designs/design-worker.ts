import type { Design } from '#design/document.ts';
import { answerJobs } from '#platform/threads/answer-jobs.ts';
import type { DesignFacts, DesignVerdict } from '#platform/threads/design-checker.ts';
import type { CommandRun, DesignRead, FinishedRun, ReadDesign, StoredState } from '#platform/threads/design-keeper.ts';
import { checkDesign, planDesign } from './checked-design.ts';
import { createOpenDesigns, type Behind } from './thread/open-designs.ts';
import { openLimits } from './design-limits.ts';

export type DesignJob = { check: Uint8Array } | { plan: object };
export type KeeperJob =
  | { run: CommandRun; stored: StoredState | null }
  | { read: DesignRead; stored: StoredState | null }
  | { keep: { design: string; ticket: number } };
export type KeeperAnswer = FinishedRun | ReadDesign | Behind | null;

const openDesigns = createOpenDesigns(openLimits);

/**
 * The threads designs are worked on. One checks and plans what comes from outside, another has designs open: a file
 * that takes seconds must not hold up what people draw.
 */
answerJobs((job: DesignJob | KeeperJob): DesignVerdict | DesignFacts | KeeperAnswer => {
  if ('check' in job) return checkDesign(job.check);
  if ('plan' in job) return planDesign(job.plan as Design);
  if ('run' in job) return openDesigns.run(job.run, job.stored);
  if ('read' in job) return openDesigns.read(job.read, job.stored);
  openDesigns.keep(job.keep.design, job.keep.ticket);
  return null;
});
