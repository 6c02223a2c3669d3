import { Worker, type ResourceLimits } from 'node:worker_threads';
import { pictureLibrary } from '#platform/threads/picture-library.ts';
import { createQueue, createQueues } from '#platform/threads/queue.ts';
import type { JobAnswer } from '#platform/threads/answer-jobs.ts';

export interface ThreadLimits {
  /** Of the clock, for one job from the moment the thread has it. */
  milliseconds: number;
  /** Of the thread's own heap. */
  megabytes: number;
  /** Jobs the thread has at the same time. With one, a job that hangs takes no other with it. */
  atOnce: number;
  /** Jobs that may wait; further callers are asked to come again. */
  waiting: number;
  /** Jobs one person may have waiting. Of theirs one at a time stands in the line of all: nobody's flood fills it. */
  ofOne?: number;
  /** Its jobs make pictures: the library's settings are made by the main thread, which keeps it in memory. */
  pictures?: true;
}

/** A job that took longer than its deadline, or more memory than the thread has. */
export class JobTooHeavy extends Error {}

/**
 * One thread for jobs of one kind (`answerJobs` is its side): started with the first of them, ended when idle, replaced
 * when it crashed or was stopped at a deadline.
 */
interface JobThread<Job, Result> {
  /** `whose`: of the person whose other jobs wait for this one. */
  run(job: Job, whose?: string): Promise<Result>;
  close(): Promise<void>;
}

interface Pending<Result> {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** A thread that has nothing to do holds a hundred megabytes. */
const idleMs = 30_000;

export function createJobThread<Job, Result>(file: string, limits: ThreadLimits): JobThread<Job, Result> {
  const inLine = createQueue(limits.atOnce, limits.waiting);
  const inOwnLine = createQueues(1, limits.ofOne ?? limits.waiting);
  const pending = new Map<number, Pending<Result>>();
  let worker: Worker | null = null;
  let rest: NodeJS.Timeout | null = null;
  let last = 0;

  function hired(): Worker {
    if (rest) clearTimeout(rest);
    if (worker) return worker;
    // Nothing of our surroundings: what it opens comes from outside.
    const begun = new Worker(file, { env: {}, resourceLimits: heapOf(limits.megabytes) });
    begun.unref();
    begun.on('message', settle);
    begun.on('error', (error: Error & { code?: string }) =>
      dismiss(begun, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new JobTooHeavy(error.message) : error),
    );
    begun.on('exit', () => dismiss(begun, new Error('the thread ended without a word')));
    worker = begun;
    return begun;
  }

  function settle(answer: JobAnswer<Result>): void {
    const asked = pending.get(answer.number);
    pending.delete(answer.number);
    if ('fault' in answer) asked?.reject(new Error(answer.fault));
    else asked?.resolve(answer.result);
    if (pending.size === 0) rest = setTimeout(() => void close(), idleMs).unref();
  }

  /** Ends a thread with the jobs it has; the next job gets a new one. */
  function dismiss(which: Worker, error: Error): void {
    if (worker !== which) return;
    worker = null;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    void which.terminate();
  }

  async function close(): Promise<void> {
    if (rest) clearTimeout(rest);
    if (worker === null) return;
    const leaving = worker;
    dismiss(leaving, new Error('the thread was closed'));
    await leaving.terminate();
  }

  function runNow(job: Job): Promise<Result> {
    const at = hired();
    const number = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const timer = setTimeout(() => dismiss(at, new JobTooHeavy('it took too long')), limits.milliseconds).unref();
    pending.set(number, { resolve, reject });
    at.postMessage({ number, job }, []);
    return promise.finally(() => clearTimeout(timer));
  }

  async function ready(): Promise<void> {
    if (limits.pictures) await pictureLibrary();
  }

  const runInLine = (job: Job) => inLine(() => ready().then(() => runNow(job)));
  return {
    run: (job, whose) => (whose === undefined ? runInLine(job) : inOwnLine(whose, () => runInLine(job))),
    close,
  };
}

function heapOf(megabytes: number): ResourceLimits {
  return { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 };
}
