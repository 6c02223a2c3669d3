import { AppError } from '#lib/errors.ts';

/** What the walk through a file's parts found; nothing of it was decoded. */
export interface Outline {
  width: number;
  height: number;
  animated: boolean;
  /** Everything that is no pixel: comments, metadata, parts nobody knows. */
  asides: Buffer[];
  /** Where the picture ends. Only JPEG may go on after it, as phones have it. */
  end: number;
}

/** A file that breaks off or contradicts itself. */
export function broken(): AppError {
  return new AppError('picture_broken', { field: 'file' });
}
