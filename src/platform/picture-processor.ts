import type { PictureFormat, PictureWidth, StoredPicture } from '#lib/picture.ts';

/** A picture from outside, drawn anew: upright, bounded, without anything but its pixels. */
export interface PreparedPicture extends Omit<StoredPicture, 'hash'> {
  bytes: Uint8Array;
}

/**
 * Where pictures are decoded and drawn, off the event loop and few at a time. Whoever comes when the line is long is
 * asked to come again.
 */
export interface PictureProcessor {
  prepare(file: Uint8Array): Promise<PreparedPicture>;
  scale(picture: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Uint8Array>;
  /** How bright it is in each cell of a grid laid over the whole of it, row by row, 0 to 255. */
  brightness(picture: Uint8Array, columns: number, rows: number): Promise<Uint8Array>;
  /** Two who ask for the same wait for one work. */
  once<T>(name: string, work: () => Promise<T>): Promise<T>;
}
