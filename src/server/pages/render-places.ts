import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';
import { createQueue, type Queue } from '#platform/threads/queue.ts';

export interface RenderLimits {
  /** Pages made at the same time for one address, or one signed-in person. */
  atOnce: number;
  /** Requests that may wait for their turn. */
  waiting: number;
  /** With more than so many inside, a place rests after each page. */
  crowd: number;
}

/**
 * A page takes some 20 ms of the one thread that serves everyone: few at a time leave room between them for others.
 * Whole offices share an address; so requests wait rather than are refused, and who is signed in has a place of their
 * own.
 */
export const usualRenderLimits: RenderLimits = { atOnce: 2, waiting: 40, crowd: 6 };

/** Seconds after which a refused one may come back: a full line takes about that long. */
const comeBackAfter = 3;

export type RenderPlaces = <T>(whose: string, render: () => Promise<T>) => Promise<T>;

/** Makes pages in turns, counted by whose they are; beyond the limits 429. Nothing is kept of who has none in it. */
export function createRenderPlaces(
  { atOnce, waiting, crowd }: RenderLimits = usualRenderLimits,
  rest: (milliseconds: number) => Promise<unknown> = pause,
): RenderPlaces {
  const lines = new Map<string, { take: Queue; inside: number }>();
  return async <T>(whose: string, render: () => Promise<T>) => {
    const line = lines.get(whose) ?? { take: createQueue(atOnce, waiting, 'too_many_requests'), inside: 0 };
    lines.set(whose, line);
    line.inside++;
    const made = Promise.withResolvers<T>();
    line
      .take(async () => {
        const began = performance.now();
        await render().then(made.resolve, made.reject);
        // Answered already; the place stays taken as long again, or a flood would leave nobody else the thread.
        if (line.inside > crowd) await rest(2 * (performance.now() - began));
      })
      .catch(() => made.reject(new AppError('too_many_requests', { values: { seconds: comeBackAfter } })))
      .finally(() => {
        line.inside--;
        if (line.inside === 0) lines.delete(whose);
      });
    return made.promise;
  };
}
