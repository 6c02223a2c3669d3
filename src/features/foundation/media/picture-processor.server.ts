import { AppError } from '#lib/errors.ts';
import type { PictureProcessor } from '#platform/picture-processor.ts';
import { createPainter } from './draw-picture.server.ts';

/** Each may hold the pixels of one picture, at worst a quarter of a gigabyte. */
const atOnce = 2;
const mostWaiting = 120;

export function createPictureProcessor(): PictureProcessor {
  const painter = createPainter();
  const inLine = createQueue(atOnce, mostWaiting);
  const underWay = new Map<string, Promise<unknown>>();
  return {
    prepare: (file) => inLine(() => painter.prepare(file)),
    scale: (picture, width, format) => inLine(() => painter.scale(picture, width, format)),
    brightness: (picture, columns, rows) => inLine(() => painter.brightness(picture, columns, rows)),
    once<T>(name: string, work: () => Promise<T>) {
      const now = underWay.get(name) ?? work().finally(() => underWay.delete(name));
      underWay.set(name, now);
      return now as Promise<T>;
    },
  };
}

/** Runs a few tasks at a time, first come first served. */
export function createQueue(places: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (waiting.length >= mostWaiting) throw new AppError('unavailable');
    if (busy >= places) await new Promise<void>((go) => waiting.push(go));
    else busy++;
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that no other task can take it in between.
      const next = waiting.shift();
      if (next) next();
      else busy--;
    }
  };
}
