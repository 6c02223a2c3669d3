import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { createQueues } from '#platform/threads/queue.ts';

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

/** Makes pages, and answers that take as long (`fewAtOnce`), in turns, counted by whose they are; beyond the limits 429. */
export function createRenderPlaces(
  { atOnce, waiting, crowd }: RenderLimits = usualRenderLimits,
  rest: (milliseconds: number) => Promise<unknown> = pause,
): RenderPlaces {
  const take = createQueues(atOnce, waiting);
  return async <T>(whose: string, render: () => Promise<T>) => {
    const made = Promise.withResolvers<T>();
    take(whose, async (inside) => {
      const began = performance.now();
      await render().then(made.resolve, made.reject);
      // Answered already; the place stays taken as long again, or a flood would leave nobody else the thread.
      if (inside() > crowd) await rest(2 * (performance.now() - began));
    }).catch(() => made.reject(new AppError('too_many_requests', { values: { seconds: comeBackAfter } })));
    return made.promise;
  };
}

/** Whose turn it is when pages are made. */
export function placeOf({ session, address }: Pick<RequestContext, 'session' | 'address'>): string {
  return session ? `person ${session.userId}` : address;
}
