import { AppError } from '#lib/errors.ts';
import { workerFile } from '#lib/worker-file.ts';
import type {
  CommandRun,
  DesignKeeper,
  DesignRead,
  FinishedRun,
  LoadStored,
  ReadDesign,
} from '#platform/threads/design-keeper.ts';
import { createJobThread, JobTooHeavy, type ThreadLimits } from '#platform/threads/job-thread.server.ts';
import { createQueue, createQueues } from '#platform/threads/queue.ts';
import type { KeeperAnswer, KeeperJob } from './design-worker.ts';
import type { Behind } from './thread/open-designs.ts';

/**
 * The thread ends a run by itself between two commands; this is for one command, or one design, that takes the thread
 * away from everyone. On a busy machine it may take its time.
 */
const usualLimits: ThreadLimits = { milliseconds: 10_000, megabytes: 768, atOnce: 1, waiting: 400 };
/**
 * Transactions at once, of the ten connections a process has; and those that may wait for them. Of one person one at a
 * time: commands that take long hold up whoever sent them, not everyone.
 */
const turns = { atOnce: 4, waiting: 300 };
const mostThrough = 1000;

/** `threads`: the folder its thread's file is looked for from. */
export function createDesignKeeper(
  limits: ThreadLimits = usualLimits,
  threads: string = import.meta.dirname,
): DesignKeeper {
  const thread = createJobThread<KeeperJob, KeeperAnswer>(
    workerFile(threads, 'design-worker.js', 'design-worker.ts'),
    limits,
  );

  const ofEach = createQueues(1, turns.waiting);
  const ofAll = createQueue(turns.atOnce, turns.waiting);
  const through = new Map<string, number>();

  /** What is through, told with the next thing asked about the design: a message of its own would cost as much. */
  function takeKept(design: string): number | undefined {
    const ticket = through.get(design);
    through.delete(design);
    return ticket;
  }

  /** Asks once; where the thread is behind it is told what it needs, and asked again. */
  async function asked<Answer>(wanted: { run: CommandRun } | { read: DesignRead }, load: LoadStored): Promise<Answer> {
    const { design } = 'run' in wanted ? wanted.run : wanted.read;
    const job: KeeperJob = { ...wanted, stored: null, kept: takeKept(design) };
    const first = await thread.run(job);
    if (!isBehind(first)) return first as Answer;
    const second = await thread.run({ ...job, stored: await load(first.behind) });
    if (!isBehind(second)) return second as Answer;
    const third = await thread.run({ ...job, stored: await load(null) });
    if (isBehind(third)) throw new Error('the stored design does not reach the number of its last command');
    return third as Answer;
  }

  async function run(given: CommandRun, load: LoadStored): Promise<FinishedRun> {
    try {
      return await asked<FinishedRun>({ run: given }, load);
    } catch (error) {
      if (!(error instanceof JobTooHeavy)) throw error;
      const [first, ...rest] = given.commands;
      if (!first || given.restore) throw new AppError('unavailable');
      // Whichever it is: alone it is refused by name, and what comes after it is not lost.
      if (rest.length > 0) return run({ ...given, commands: [first] }, load);
      const nothing = await run({ ...given, commands: [] }, load);
      return { ...nothing, outcomes: [{ id: first.id, refused: { reason: 'too_slow', path: '' } }] };
    }
  }

  return {
    inTurn: (person, work) => ofEach(person, () => ofAll(work)),
    run,
    keep: (design, ticket) => {
      through.delete(design);
      through.set(design, ticket);
      // One that is forgotten is read from the database the next time.
      for (const oldest of through.keys()) {
        if (through.size <= mostThrough) break;
        through.delete(oldest);
      }
    },
    read: async (given, load) => {
      try {
        return await asked<ReadDesign>({ read: given }, load);
      } catch (error) {
        throw error instanceof JobTooHeavy ? new AppError('unavailable') : error;
      }
    },
    close: () => thread.close(),
  };
}

function isBehind(answer: KeeperAnswer): answer is Behind {
  return 'behind' in answer;
}
