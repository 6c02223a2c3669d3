import { AppError } from '#lib/errors.ts';
import { writeAddress, type ModelAddress } from './model-address.ts';

/** The position in a list: an offset, bound to its query. */
export function cursorAt(offset: number, address: ModelAddress): string {
  return `${offset.toString(36)}.${questionOf(address)}`;
}

/** A cursor of another query is refused: its pages would not fit together. */
export function offsetOf(cursor: string, address: ModelAddress): number {
  const found = /^([0-9a-z]{1,6})\.([0-9a-z]{1,7})$/.exec(cursor);
  if (!found || found[2] !== questionOf(address)) throw new AppError('invalid_form', { field: 'cursor' });
  return Number.parseInt(found[1]!, 36);
}

function questionOf({ words, filters }: ModelAddress): string {
  let hash = 0x811c9dc5;
  for (const letter of writeAddress({ words, filters }).toString())
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
