import { answerJobs } from '#platform/threads/answer-jobs.ts';
import { createExportMaker } from './make-export.server.ts';

/** The thread files of designs are made on. */
answerJobs(createExportMaker(), (made) => ('ok' in made && made.ok ? [made.bytes.buffer as ArrayBuffer] : []));
