import type { Outline } from './outline.ts';

/** Beginnings of what a browser or a reader would run, were the file ever taken for something else. */
const signs = /<(?:script|html|!doctype|iframe|svg[\s>]|\?php)|%pdf-|javascript:/i;

/** A picture that is also a page, a script, a document or an archive. What we store is drawn anew, but whoever sends such a file means no picture. */
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

/** A ZIP is found from its end: the last record says how long its own comment is. */
function isArchive(bytes: Buffer): boolean {
  const record = 22;
  const from = Math.max(0, bytes.length - 65_535 - record);
  for (let at = bytes.indexOf('PK\x05\x06', from, 'latin1'); at !== -1 && at + record <= bytes.length; at = bytes.indexOf('PK\x05\x06', at + 4, 'latin1')) {
    if (at + record + bytes.readUInt16LE(at + 20) === bytes.length) return true;
  }
  return false;
}
