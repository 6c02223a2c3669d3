import type { Design } from '#design/document.ts';
import { answerJobs } from '#platform/threads/answer-jobs.ts';
import type { DesignFacts, DesignVerdict } from '#platform/threads/design-checker.ts';
import type { CommandRun, DesignRead, FinishedRun, ReadDesign, StoredState } from '#platform/threads/design-keeper.ts';
import { checkDesign, planDesign } from './checked-design.ts';
import { createOpenDesigns, type Behind } from './thread/open-designs.ts';
import { openLimits } from './design-limits.ts';

export type DesignJob = { check: Uint8Array } | { plan: object };
export type KeeperJob =
  | { run: CommandRun; stored: StoredState | null; kept: number | undefined }
  | { read: DesignRead; stored: StoredState | null; kept: number | undefined };
export type KeeperAnswer = FinishedRun | ReadDesign | Behind;

const openDesigns = createOpenDesigns(openLimits);

/**
 * The threads designs are worked on. One checks and plans what comes from outside, another has designs open: a file
 * that takes seconds must not hold up what people draw.
 */
answerJobs((job: DesignJob | KeeperJob): DesignVerdict | DesignFacts | KeeperAnswer => {
  if ('check' in job) return checkDesign(job.check);
  if ('plan' in job) return planDesign(job.plan as Design);
  const { design } = 'run' in job ? job.run : job.read;
  if (job.kept !== undefined) openDesigns.keep(design, job.kept);
  return 'run' in job ? openDesigns.run(job.run, job.stored) : openDesigns.read(job.read, job.stored);
});
