import { AppError } from '#lib/errors.ts';

/** What the pass over a file's parts found; nothing of it was decoded. */
export interface Outline {
  width: number;
  height: number;
  animated: boolean;
  /** Everything but pixels: comments, metadata, unknown parts. */
  asides: Buffer[];
  /** Where the picture ends. Only JPEG may have data after it, as phones write it. */
  end: number;
}

/** A truncated or inconsistent file. */
export function broken(): AppError {
  return new AppError('picture_broken', { field: 'file' });
}
