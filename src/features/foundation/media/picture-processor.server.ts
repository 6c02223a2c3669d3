import { AppError } from '#lib/errors.ts';
import { createFairQueue, createQueue, type FairQueue } from '#platform/threads/queue.ts';
import type { Painter, PictureProcessor, PictureSender } from '#platform/threads/picture-processor.ts';
import { createPainter } from './draw-picture.server.ts';

/**
 * Each may hold the pixels of one picture, at worst a quarter of a gigabyte. Of one person one at a time: the other
 * place is for everybody else.
 */
const brought = { atOnce: 2, waiting: 120, ofOne: { atOnce: 1, waiting: 40 } };
/** Of our own stored size, and a page asks for many at once. */
const shown = { atOnce: 2, waiting: 240, ofOne: { atOnce: 2, waiting: 120 } };
/** Of the four threads that also read and write files one is never taken, and one never by what is brought. */
const threads = 3;

export function createPictureProcessor(): PictureProcessor {
  const painter = createPainter();
  const bringInLine = createFairQueue(brought.atOnce, brought.waiting, brought.ofOne);
  const showInLine = createFairQueue(shown.atOnce, shown.waiting, shown.ofOne);
  const onThread = createQueue(threads, brought.atOnce + shown.atOnce);
  const underWay = new Map<string, Promise<unknown>>();

  function inTurn<T>(line: FairQueue, { whose, gone }: PictureSender, work: () => Promise<T>): Promise<T> {
    return line(whose, async () => {
      if (gone?.aborted) throw new AppError('unavailable');
      return work();
    });
  }

  function once<T>(name: string, work: () => Promise<T>): Promise<T> {
    const now = underWay.get(name) ?? work().finally(() => underWay.delete(name));
    underWay.set(name, now);
    return now as Promise<T>;
  }

  return {
    bringing: (sender) => ({
      prepare: (file, how) => inTurn(bringInLine, sender, () => onThread(() => painter.prepare(file, how))),
      brightness: (picture, columns, rows) =>
        inTurn(bringInLine, sender, () => onThread(() => painter.brightness(picture, columns, rows))),
    }),
    showing: (sender) => ({
      async once<T>(name: string, make: (scale: Painter['scale']) => Promise<T>) {
        const { made } = await inTurn(showInLine, sender, async () => {
          const others = underWay.has(name);
          const made = once(name, () => make((...picture) => onThread(() => painter.scale(...picture))));
          // What others make is waited for outside the line: the place is for who has something to draw.
          if (!others) await made;
          return { made };
        });
        return made;
      },
    }),
    once,
  };
}
