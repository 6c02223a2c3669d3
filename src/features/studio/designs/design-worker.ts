import type { Design } from '#design/document.ts';
import { answerJobs } from '#platform/threads/answer-jobs.ts';
import type { DesignFacts, DesignVerdict } from '#platform/threads/design-checker.ts';
import { checkDesign, planDesign } from './checked-design.ts';

export type DesignJob = { check: Uint8Array } | { plan: object };

/** The thread designs are opened, checked and planned on. */
answerJobs((job: DesignJob): DesignVerdict | DesignFacts =>
  'check' in job ? checkDesign(job.check) : planDesign(job.plan as Design),
);
