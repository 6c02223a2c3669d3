import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import { columnTypes } from './column-types.ts';
import { createPreparer } from './prepared.ts';

export interface PoolOptions {
  max?: number;
  /** Milliseconds a statement may take; a job that needs longer sets its own. */
  statementTimeout?: number;
  /** Milliseconds one waits for a free connection, and a statement for a lock. */
  longestWait?: number;
  /** Milliseconds it tries to connect, and waits for an answer; without it, as long as a database needs to start again. */
  impatience?: number;
  /** Called for connections that broke while idle. */
  onError?: (error: Error) => void;
}

/** A pool that outlives its server: broken connections are dropped, new ones are tried for while it starts again. */
export function openPool(
  connectionString: string,
  { max = 10, statementTimeout = 30_000, longestWait = 10_000, impatience, onError = () => {} }: PoolOptions = {},
): Pool {
  const pool = new (impatience === undefined ? RetryingPool : Pool)({
    connectionString,
    max,
    types: columnTypes,
    application_name: 'hien',
    connectionTimeoutMillis: impatience ?? longestWait,
    ...(impatience === undefined ? {} : { query_timeout: impatience }),
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeout,
    lock_timeout: longestWait,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  // The pool does not watch a connection that is in use: broken between two statements, it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('connect', createPreparer());
  return pool;
}

const connectTimeoutMs = 10_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Retries connecting. Nothing has been sent when a connection cannot be made, so trying again is always safe. */
class RetryingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    const connected = this.#connectPatiently(Date.now() + connectTimeoutMs);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (release) => client.release(release as Error | boolean)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #connectPatiently(deadline: number): Promise<PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (!isTransientError(error) || Date.now() > deadline || this.ending) throw error;
        await sleep(50);
      }
    }
  }
}

/** Codes of a server that is starting, stopping, or not there yet. */
const transientCodes = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']);

export function isTransientError(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return transientCodes.has(code) || message === 'Connection terminated unexpectedly';
}
