import { isArchive } from '../archive.ts';
import type { Outline } from './outline.ts';

/** Beginnings of what a browser or a reader would run, were the file taken for something else. */
const signs = /<(?:script|html|!doctype|iframe|svg[\s>]|\?php)|%pdf-|javascript:/i;

/**
 * A picture that is also a page, a script, a document or an archive. What we store is re-encoded, but nobody sends such
 * a file by accident.
 */
export function isDisguised(bytes: Buffer, outline: Outline, mayGoOn: boolean): boolean {
  const trailer = bytes.subarray(outline.end);
  if (trailer.length > 0 && !mayGoOn) return true;
  return opensAsScript(bytes) || isArchive(bytes) || [...outline.asides, trailer].some(hasSigns);
}

function hasSigns(part: Buffer): boolean {
  return part.length > 0 && signs.test(part.toString('latin1'));
}

/** The length of a JPEG's first part, read as text, opens a comment of JavaScript. */
function opensAsScript(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes.toString('latin1', 4, 6) === '/*';
}
