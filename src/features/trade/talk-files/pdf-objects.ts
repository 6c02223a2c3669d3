/** Five letters, each in code, and the stroke before them. */
const mostOfName = 16;
/** Objects, and names in them that are looked at: many times what a plan of a hundred pages has. */
const most = { objects: 100_000, names: 100_000 };
/** Names that are looked for begin so, as they are or with a code. */
const beginnings = ['JS', 'AA', 'XF', 'Fi', 'J#', 'A#', 'X#', 'F#'].map((two) => Buffer.from(two).readUInt16BE());

/** Bytes that end a word: blanks, and signs that stand for themselves. */
const ends = Uint8Array.from({ length: 256 }, (_, byte) =>
  /[\s\0()<>[\]{}/%]/.test(String.fromCharCode(byte)) ? 1 : 0,
);
const [open, close, backslash, smaller, larger, slash, percent, code] = Buffer.from('()\\<>/%#');
const [bracket, closedBracket, lastOfObj] = Buffer.from('[]j');

interface FoundObjects {
  /** Those that may be names of actions. */
  names: string[];
  /** Where the streams of objects begin, with such names of each object. */
  streams: { start: number; names: string[] }[];
}

/**
 * The objects of a PDF; null where they are more than can be read. A reader goes where the table at the end of the file
 * points, also into the middle of a stream, and a comment or a text may look like the beginning of one. So each object is
 * read as a reader would, wherever it begins; byte by byte, for the thread that does it serves everyone.
 */
export function readObjects(bytes: Buffer): FoundObjects | null {
  const found: FoundObjects = { names: [], streams: [] };
  // One after the other they are as long as the file; only those made for it lie within each other.
  let left = 2 * bytes.length;
  let objects = 0;
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (isLetter(bytes[at - 1]) || ends[bytes[at + 3] ?? 0] === 0) continue;
    const { end, names, stream } = readObject(bytes, at + 3, left);
    left -= end - at;
    objects += 1;
    for (const name of names) found.names.push(name);
    if (left < 0 || objects > most.objects || found.names.length >= most.names) return null;
    if (stream && names.length > 0) found.streams.push({ start: behindBreak(bytes, end), names });
  }
  return found;
}

interface ReadObject {
  end: number;
  names: string[];
  stream: boolean;
}

/**
 * Up to its stream or the next object, whatever ends before: readers forgive much. Not further than `furthest` by more
 * than one text.
 */
function readObject(bytes: Buffer, start: number, furthest: number): ReadObject {
  const names: string[] = [];
  let [at, dictionaries, arrays] = [start, 0, 0];
  while (at < bytes.length && at - start <= furthest && names.length < most.names) {
    const byte = bytes[at] ?? 0;
    const twice = bytes[at + 1] === byte;
    if (byte === open) at = behindText(bytes, at);
    else if (byte === percent) at = behindLine(bytes, at);
    else if (byte === smaller && !twice) at = behind(bytes, larger, at);
    else if (byte !== slash && ends[byte] === 1) {
      if (byte === smaller) dictionaries += 1;
      if (byte === larger && twice) dictionaries = Math.max(0, dictionaries - 1);
      if (byte === bracket) arrays += 1;
      if (byte === closedBracket) arrays = Math.max(0, arrays - 1);
      at += twice && (byte === smaller || byte === larger) ? 2 : 1;
    } else {
      const end = endOfWord(bytes, at + 1);
      if (byte === slash && mayBeWanted(bytes, at + 1, end)) names.push(bytes.toString('latin1', at, end));
      const isStream = byte !== slash && dictionaries + arrays === 0 && isWord(bytes, at, end, 'stream');
      if (isStream || (byte !== slash && beginsObject(bytes, at, end))) return { end, names, stream: isStream };
      at = end;
    }
  }
  return { end: at, names, stream: false };
}

function mayBeWanted(bytes: Buffer, from: number, end: number): boolean {
  if (end - from < 2 || end - from > mostOfName) return false;
  return bytes[from] === code || beginnings.includes(bytes.readUInt16BE(from));
}

function isWord(bytes: Buffer, from: number, end: number, word: string): boolean {
  return end - from === word.length && bytes.toString('latin1', from, end) === word;
}

/** Its number may stand before it without a blank. */
function beginsObject(bytes: Buffer, from: number, end: number): boolean {
  return (
    bytes[end - 1] === lastOfObj && isWord(bytes, Math.max(from, end - 3), end, 'obj') && !isLetter(bytes[end - 4])
  );
}

function behindBreak(bytes: Buffer, at: number): number {
  if (bytes[at] === 13) return bytes[at + 1] === 10 ? at + 2 : at + 1;
  return bytes[at] === 10 ? at + 1 : at;
}

function endOfWord(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && ends[bytes[at] ?? 0] === 0) at += 1;
  return at;
}

/** Behind the bracket that closes a text; brackets in it come in pairs, or with a stroke before them. */
function behindText(bytes: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close && --depth === 0) return at + 1;
  }
  return bytes.length;
}

function behindLine(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

function behind(bytes: Buffer, wanted: number | undefined, start: number): number {
  const found = bytes.indexOf(wanted ?? 0, start);
  return found < 0 ? bytes.length : found + 1;
}

function isLetter(byte = 0): boolean {
  return (byte | 32) >= 97 && (byte | 32) <= 122;
}
