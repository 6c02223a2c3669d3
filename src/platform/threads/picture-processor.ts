import type { PictureFormat, PictureWidth, StoredPicture } from '#lib/picture.ts';

/** A picture from outside, re-encoded: upright, bounded, without anything but its pixels. */
export interface PreparedPicture extends Omit<StoredPicture, 'hash'> {
  bytes: Uint8Array;
}

/** Whoever a work is for: it waits for their own. What nobody waits for any more (`gone`) is not begun. */
export interface PictureSender {
  whose: string;
  gone?: AbortSignal;
}

/** Decodes and encodes pictures, off the event loop. */
export interface Painter {
  /** `record`: to be read, not looked at; its brightness is kept as exactly, the edges of its colours are not. */
  prepare(file: Uint8Array, how?: { record: boolean }): Promise<PreparedPicture>;
  scale(picture: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Uint8Array>;
  /** Brightness in each cell of a grid laid over the whole of it, row by row, 0 to 255. */
  brightness(picture: Uint8Array, columns: number, rows: number): Promise<Uint8Array>;
}

/**
 * The same, few at a time: in turns by person, and what is brought never before what is only shown. With a long queue,
 * callers are asked to retry.
 */
export interface PictureProcessor {
  /** To take in what somebody brought. */
  bringing(sender: PictureSender): Pick<Painter, 'prepare' | 'brightness'>;
  /** To show what is there. */
  showing(sender: PictureSender): {
    /**
     * Those whose turn comes while one of this name is made share it. Each waits for their own turn before: in the turn of
     * whoever asked first, all would stand in the line of a flood.
     */
    once<T>(name: string, make: (scale: Painter['scale']) => Promise<T>): Promise<T>;
  };
  /** Concurrent callers with the same name share one execution: the windows of one person. */
  once<T>(name: string, work: () => Promise<T>): Promise<T>;
}
