import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesFolder } from '#demo/pictures/picture-folder.ts';

/** A piece in the main picture of a home: what it is and where it is seen, in thousandths from the upper left. */
export interface SeenPiece {
  item: string;
  model: string;
  finishes: Readonly<Record<string, string>>;
  /** The slots its form has. */
  wears: readonly string[];
  x: number;
  y: number;
}

/** Written by `npm run demo:pictures -- --pieces`, the largest first. */
export function seenPieces(): Readonly<Record<string, readonly SeenPiece[]>> {
  return JSON.parse(readFileSync(join(picturesFolder(), 'seen-pieces.json'), 'utf8')) as Record<string, SeenPiece[]>;
}
