import { setTimeout as sleep } from 'node:timers/promises';

/** Looks again and again until there is something to see; the test's own time limit is the end of it. */
export async function until<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== undefined && seen !== false) return seen;
    await sleep(20);
  }
}
