import type { Locks } from './ports.ts';

/**
 * Locks that end with their window (Web Locks). A page without TLS has none; then every lock is given, and a living
 * window's outbox may be sent by two. That is harmless, the server applies an id once; never sending it would not be.
 */
export function createWebLocks(manager: LockManager | undefined): Locks {
  return {
    tryHold: (name) =>
      new Promise((resolve) => {
        if (!manager) return resolve(() => undefined);
        manager
          .request(
            name,
            { ifAvailable: true },
            (lock) =>
              new Promise<void>((release) => {
                resolve(lock ? () => release() : null);
                if (!lock) release();
              }),
          )
          .catch(() => resolve(null));
      }),
  };
}
