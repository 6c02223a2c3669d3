import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until there is a value; limited by the test's own timeout. */
export async function until<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== undefined && seen !== false) return seen;
    await sleep(20);
  }
}
