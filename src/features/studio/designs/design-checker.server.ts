import { AppError } from '#lib/errors.ts';
import { workerFile } from '#lib/worker-file.ts';
import type { DesignChecker, DesignFacts, DesignVerdict } from '#platform/threads/design-checker.ts';
import { createJobThread, JobTooHeavy, type ThreadLimits } from '#platform/threads/job-thread.server.ts';
import type { DesignJob } from './design-worker.ts';

/** The largest design that is allowed takes two seconds of a quiet core; on a busy machine it may take its time. */
const usualLimits: ThreadLimits = { milliseconds: 20_000, megabytes: 512, atOnce: 1, waiting: 20 };
/** Facts remembered, least recently used first out; those of a villa are some ten kilobytes. */
const mostRemembered = 200;

/** `threads`: the folder its thread's file is looked for from. */
export function createDesignChecker(
  limits: ThreadLimits = usualLimits,
  threads: string = import.meta.dirname,
): DesignChecker {
  const thread = createJobThread<DesignJob, DesignVerdict | DesignFacts>(
    workerFile(threads, 'design-worker.js', 'design-worker.ts'),
    limits,
  );
  const remembered = new Map<string, Promise<DesignFacts>>();

  async function check(file: Uint8Array): Promise<DesignVerdict> {
    try {
      return (await thread.run({ check: file })) as DesignVerdict;
    } catch (error) {
      if (error instanceof JobTooHeavy) return { ok: false, reason: 'too_slow', path: '' };
      throw error;
    }
  }

  async function planNow(given: object | (() => Promise<object>)): Promise<DesignFacts> {
    const document = typeof given === 'function' ? await (given as () => Promise<object>)() : given;
    try {
      return (await thread.run({ plan: document })) as DesignFacts;
    } catch (error) {
      throw error instanceof JobTooHeavy ? new AppError('unavailable') : error;
    }
  }

  return {
    check,
    plan(name, document) {
      const facts = remembered.get(name) ?? planNow(document);
      remembered.delete(name);
      remembered.set(name, facts);
      for (const oldest of remembered.keys()) {
        if (remembered.size <= mostRemembered) break;
        remembered.delete(oldest);
      }
      facts.catch(() => remembered.delete(name));
      return facts;
    },
    close: () => thread.close(),
  };
}
