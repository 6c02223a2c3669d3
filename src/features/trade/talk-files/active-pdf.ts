import { inflateSync } from 'node:zlib';
import { readObjects } from './pdf-objects.ts';

/**
 * What makes a reader run or unpack something. Long enough to be looked for everywhere: by chance they are in no picture.
 * A document may say at which place it opens (`/OpenAction [`); anything else there is an action.
 */
const activeNames = new RegExp(
  `${anyOf('JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia')}|${named('OpenAction')}(?!\\s*\\[)`,
);
/** Two or three letters are in any large picture: looked for only where a reader looks for them. */
const shortActiveNames = new RegExp(anyOf('JS', 'AA', 'XFA'));
/** A stream that holds objects says so, or says where the first of them begins; that it may also say elsewhere. */
const objectStreamNames = new RegExp(`${named('ObjStm')}|${named('First')}\\s+\\d+(?!\\d|\\s+\\d+\\s+R)`, 'g');
const saysFirst = new RegExp(named('First'));
/** The rest of its description. A comment or a text could hide the true beginning, so there may be none. */
const restOfDescription = /[^%(]{0,2000}?>>\s*stream(?:\r\n|\n|\r)/y;

/** Bytes and pieces: far more than a plan of a hundred pages has, little enough to be looked through at once. */
const mostInflated = 16 * 1024 * 1024;
const mostObjectStreams = 2_000;

/**
 * Whether a PDF may run something when it is opened: `active`, `hidden` where parts of it cannot be looked into, or null.
 * Names may be written in codes (`/Java#53cript`) and objects lie in compressed streams; both are looked through.
 */
export function activeContent(bytes: Buffer): 'active' | 'hidden' | null {
  const text = bytes.toString('latin1');
  if (activeNames.test(text) || shortActiveNames.test(outsideStreams(text))) return 'active';
  const read = readObjects(bytes);
  if (read === null) return 'hidden';
  if (read.names.some((name) => shortActiveNames.test(name))) return 'active';
  const starts = read.streams
    .filter(({ names }) => names.some((name) => saysFirst.test(name)))
    .map(({ start }) => start);
  const objects = objectsInStreams(bytes, text, starts);
  if (objects === null) return 'hidden';
  return objects.some((each) => activeNames.test(each) || shortActiveNames.test(each)) ? 'active' : null;
}

/** The texts of all object streams, those at `known` among them; null where one cannot be read or they are too much. */
function objectsInStreams(bytes: Buffer, text: string, known: readonly number[]): string[] | null {
  const starts = new Set(known);
  for (const { index } of text.matchAll(objectStreamNames)) {
    restOfDescription.lastIndex = index;
    if (!restOfDescription.test(text)) return null;
    starts.add(restOfDescription.lastIndex);
    if (starts.size > mostObjectStreams) return null;
  }
  const found: string[] = [];
  let left = mostInflated;
  for (const start of starts) {
    const objects = inflated(bytes.subarray(start), left);
    if (objects === null || found.length >= mostObjectStreams) return null;
    left -= objects.length;
    found.push(objects);
  }
  return found;
}

/**
 * What is in an object stream. It begins with numbers; what does not is packed once more, encrypted or in another coding,
 * which no usual program writes.
 */
function inflated(bytes: Buffer, most: number): string | null {
  try {
    const text = inflateSync(bytes, { maxOutputLength: Math.max(1, most) }).toString('latin1');
    return /^\s*\d+\s+\d+\s/.test(text) ? text : null;
  } catch {
    return null;
  }
}

function outsideStreams(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { index } of text.matchAll(/>>\s*stream(?:\r\n|\n|\r)/g)) {
    if (index < at) continue;
    parts.push(text.slice(at, index));
    const end = text.indexOf('endstream', index);
    at = end === -1 ? text.length : end;
  }
  return [...parts, text.slice(at)].join('\n');
}

function anyOf(...names: string[]): string {
  return `(?:${names.map(named).join('|')})`;
}

/** A name, each letter as it is or as `#` and its code. */
function named(name: string): string {
  const letters = [...name].map((letter) => {
    const [high, low] = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${high}[${low}${low?.toUpperCase()}])`;
  });
  return `/${letters.join('')}(?![^\\s\\0()<>[\\]{}/%])`;
}
