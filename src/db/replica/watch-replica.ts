import type { Pool } from 'pg';
import { walPosition } from './wal-position.ts';

export interface ReplicaState {
  /** How far the replica is at least; null while it is lost. */
  replayed: bigint | null;
  /** How far it has to be for pages made for many; null until that is known. */
  needed: bigint | null;
  /** Milliseconds since the primary was where the replica is now. */
  lag: number;
}

interface ReplicaWatch {
  state(): ReplicaState;
  /** Where the primary's log ends now. */
  position(): Promise<string>;
  changed(): void;
  /** A connection to it broke. It may come back with less than it had. */
  lost(): void;
  stop(): Promise<void>;
}

interface WatchParts {
  primary: Pool;
  replica: Pool;
  log(message: string): void;
}

/** Milliseconds between two looks: while it has all that is needed, and while it has not. */
const calmly = 500;
const eagerly = 20;
/** Of a replica that is lost for days. */
const mostMarks = 1000;

/**
 * Asks both servers where they are. What was asked of the replica only grows, so that an old answer errs on the safe
 * side; until the primary has been asked after a change, the replica counts as too old.
 */
export function watchReplica({ primary, replica, log }: WatchParts): ReplicaWatch {
  let replayed: bigint | null = null;
  let needed: bigint | null = null;
  /** Where the primary was when, as far as the replica has not come there. */
  let ahead: { position: bigint; at: number }[] = [];
  let changes = 0;
  let losses = 0;
  let asking = false;
  let toldLost = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const lagNow = () => (ahead[0] === undefined ? 0 : performance.now() - ahead[0].at);
  const isBehind = () => replayed === null || needed === null || replayed < needed;

  async function position(): Promise<string> {
    const { rows } = await primary.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at');
    return rows[0]?.at ?? '';
  }

  async function look(): Promise<void> {
    const [there, here] = await Promise.allSettled([
      position(),
      replayed === null ? foundAgain() : replayedBy(replica),
    ]);
    const end = there.status === 'fulfilled' ? walPosition(there.value) : null;
    if (end !== null && ahead.length < mostMarks && end > (ahead.at(-1)?.position ?? replayed ?? 0n))
      ahead.push({ position: end, at: performance.now() });
    tell(here);
  }

  /** Another database's log says nothing about ours. */
  async function foundAgain(): Promise<bigint | null> {
    const [ours, its] = await Promise.all([clusterOf(primary), clusterOf(replica)]);
    if (ours !== its) throw new Error('it is a replica of another database');
    return replayedBy(replica);
  }

  function tell(answer: PromiseSettledResult<bigint | null>): void {
    replayed = answer.status === 'fulfilled' ? answer.value : null;
    const reached = replayed;
    if (reached !== null) ahead = ahead.filter(({ position: each }) => each > reached);
    if ((reached === null) === toldLost) return;
    toldLost = reached === null;
    log(toldLost ? `The replica cannot be read: ${reasonOf(answer)}` : 'The replica can be read.');
  }

  async function again(): Promise<void> {
    const before = losses;
    await look();
    if (losses !== before) replayed = null;
    if (!stopped) timer = setTimeout(next, isBehind() && replayed !== null ? eagerly : calmly).unref();
  }

  function next(): void {
    timer = undefined;
    looking = again();
  }

  function hasten(): void {
    if (timer === undefined || stopped) return;
    clearTimeout(timer);
    next();
  }

  /** All changes until now are before the end of the log as it is asked for now. */
  async function learnNeeded(): Promise<void> {
    if (asking) return;
    asking = true;
    const until = changes;
    const end = await position().catch(() => '');
    asking = false;
    if (until === changes) needed = walPosition(end);
    if (needed !== null) return hasten();
    if (stopped) return;
    setTimeout(() => void learnNeeded(), until === changes ? calmly : 0).unref();
  }

  function changed(): void {
    changes += 1;
    needed = null;
    void learnNeeded();
  }

  changed();
  next();
  return {
    state: () => ({ replayed, needed, lag: lagNow() }),
    position,
    changed,
    lost() {
      losses += 1;
      replayed = null;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

async function clusterOf(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>('select system_identifier::text as id from pg_control_system()');
  return rows[0]?.id;
}

/** Null for a server that is none: a replica that was made the primary goes its own way. */
async function replayedBy(replica: Pool): Promise<bigint | null> {
  const { rows } = await replica.query<{ at: string | null }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at`,
  );
  return walPosition(rows[0]?.at ?? undefined);
}

function reasonOf(answer: PromiseSettledResult<unknown>): string {
  return answer.status === 'rejected' ? (answer.reason as Error).message : 'it is no replica';
}
