import { createQueue } from '#platform/threads/queue.ts';
import type { PictureProcessor } from '#platform/threads/picture-processor.ts';
import { createPainter } from './draw-picture.server.ts';

/** Each may hold the pixels of one picture, at worst a quarter of a gigabyte. */
const atOnce = 2;
const mostWaiting = 120;

export function createPictureProcessor(): PictureProcessor {
  const painter = createPainter();
  const inLine = createQueue(atOnce, mostWaiting);
  const underWay = new Map<string, Promise<unknown>>();
  return {
    prepare: (file, how) => inLine(() => painter.prepare(file, how)),
    scale: (picture, width, format) => inLine(() => painter.scale(picture, width, format)),
    brightness: (picture, columns, rows) => inLine(() => painter.brightness(picture, columns, rows)),
    once<T>(name: string, work: () => Promise<T>) {
      const now = underWay.get(name) ?? work().finally(() => underWay.delete(name));
      underWay.set(name, now);
      return now as Promise<T>;
    },
  };
}
