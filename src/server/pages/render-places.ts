import { createQueue, type Queue } from '#platform/threads/queue.ts';

export interface RenderLimits {
  /** Pages made at the same time for one address, or one signed-in person. */
  atOnce: number;
  /** Requests that may wait for their turn. */
  waiting: number;
}

/**
 * A page takes some 20 ms of the one thread that serves everyone: few at a time leave room between them for others.
 * Whole offices share an address; so requests wait rather than are refused, and who is signed in has a place of their
 * own.
 */
export const usualRenderLimits: RenderLimits = { atOnce: 2, waiting: 40 };

export type RenderPlaces = <T>(whose: string, render: () => Promise<T>) => Promise<T>;

/** Makes pages in turns, counted by whose they are; beyond the limits 429. Nothing is kept of who has none in it. */
export function createRenderPlaces({ atOnce, waiting }: RenderLimits = usualRenderLimits): RenderPlaces {
  const lines = new Map<string, { take: Queue; inside: number }>();
  return async (whose, render) => {
    const line = lines.get(whose) ?? { take: createQueue(atOnce, waiting, 'too_many_requests'), inside: 0 };
    lines.set(whose, line);
    line.inside++;
    try {
      return await line.take(render);
    } finally {
      line.inside--;
      if (line.inside === 0) lines.delete(whose);
    }
  };
}
