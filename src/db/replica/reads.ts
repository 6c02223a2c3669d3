import { Kysely, PostgresDialect } from 'kysely';
import { poolOf, type Database } from '#db/database.ts';
import { openPool } from '#db/pool.ts';
import type { Tables } from '#db/tables.ts';
import { isRefusal, readingPool } from './reading-pool.ts';
import { lastWalPosition, walPosition } from './wal-position.ts';
import { watchReplica, type ReplicaState } from './watch-replica.ts';

/** Where public lists and pages are read. */
export interface Reads {
  /**
   * The replica, if it has replayed what `seen` names and all this process was told of; else the primary. `seen` is what
   * `written` gave whoever asks when they last wrote.
   */
  from(seen?: string): Database;
  /** Whoever asks has written something the replica does not have yet: nothing made for others will do. */
  isBehind(seen: string | undefined): boolean;
  /** After a write, what the writer has `seen`; null where there is no replica to be behind. */
  written(): Promise<string | null>;
  /** Something that pages show has changed: what is made from now on shows it. */
  changed(): void;
  figures(): ReadFigures | null;
  close(): Promise<void>;
}

export interface ReadFigures {
  usable: boolean;
  lagSeconds: number;
  statements: { replica: number; primary: number; failed: number };
}

interface ReplicaOptions {
  url: string;
  max?: number;
  /** Milliseconds. One further behind is left alone until it has caught up. */
  mostLag?: number;
  log(message: string): void;
}

/** Without a replica. */
export function readsFrom(db: Database): Reads {
  return {
    from: () => db,
    isBehind: () => false,
    written: async () => null,
    changed: () => undefined,
    figures: () => null,
    close: async () => undefined,
  };
}

/** Milliseconds until a replica that does not answer counts as lost. */
const impatience = 3000;

export function readsWithReplica(primary: Database, { url, max, mostLag = 10_000, log }: ReplicaOptions): Reads {
  const statements = { replica: 0, primary: 0, failed: 0 };
  const replica = openPool(url, { max, impatience, statementTimeout: impatience, onError: () => watch.lost() });
  const watch = watchReplica({ primary: poolOf(primary), replica, log });
  const pool = readingPool({
    replica,
    primary: poolOf(primary),
    answered: (by) => {
      statements[by] += 1;
    },
    failed: (error) => {
      statements.failed += 1;
      if (!isRefusal(error)) watch.lost();
    },
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

  return {
    from: (seen) => (isUsable(watch.state(), mostLag) && hasReplayed(watch.state(), seen) ? db : primary),
    isBehind: (seen) => watch.state().replayed !== null && !hasReplayed(watch.state(), seen),
    // Where a write lies in the log could not be asked: behind all there is, for as long as that is remembered.
    written: () => watch.position().catch(() => lastWalPosition),
    changed: watch.changed,
    figures() {
      const state = watch.state();
      return { usable: isUsable(state, mostLag), lagSeconds: state.lag / 1000, statements: { ...statements } };
    },
    async close() {
      await watch.stop();
      await db.destroy();
      if (!replica.ending) await replica.end();
    },
  };
}

function isUsable({ replayed, needed, lag }: ReplicaState, mostLag: number): boolean {
  return replayed !== null && needed !== null && replayed >= needed && lag <= mostLag;
}

function hasReplayed({ replayed }: ReplicaState, seen: string | undefined): boolean {
  const position = walPosition(seen);
  return position === null || (replayed !== null && replayed >= position);
}
