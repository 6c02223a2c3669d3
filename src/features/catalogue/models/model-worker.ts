import { answerJobs } from '#platform/threads/answer-jobs.ts';
import { createFileMaker } from './make-file.ts';

/** The studio's thread. */
answerJobs(createFileMaker(), (bytes) => [bytes.buffer as ArrayBuffer]);
