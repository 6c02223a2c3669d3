import { dxfLimits } from './dxf-limits.ts';
import { DxfRefusal } from './dxf-refusal.ts';

/** The value of a group, still in the file's bytes: most are never looked at. Valid only during the call. */
export interface GroupValue {
  bytes(): Uint8Array;
  /** NaN for what is no number. */
  number(): number;
  /** Letters of ASCII; any other is a question mark. */
  ascii(): string;
}

interface GroupReader {
  push(chunk: Uint8Array): void;
  /** Groups read so far. */
  end(): number;
}

const lineFeed = 10;
const carriageReturn = 13;

/**
 * A DXF file is a list of groups, two lines each: a number that says what it is, and its value. Read in pieces of any
 * length, with one line of memory.
 */
export function groupReader(on: (code: number, value: GroupValue) => void): GroupReader {
  const line = new Uint8Array(dxfLimits.lineBytes);
  let length = 0;
  let code: number | null = null;
  let lines = 0;
  let groups = 0;
  let afterReturn = false;

  const value: GroupValue = {
    bytes: () => line.subarray(0, length),
    number: () => numberIn(line, length),
    ascii: () => asciiIn(line, length),
  };

  function endLine(): void {
    lines++;
    if (code === null) {
      code = codeIn(line, length);
      if (code === null) throw new DxfRefusal(groups === 0 ? 'not_dxf' : 'broken', lines);
    } else {
      groups++;
      on(code, value);
      code = null;
    }
    length = 0;
  }

  return {
    push(chunk) {
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at] ?? 0;
        if (byte === lineFeed || byte === carriageReturn) {
          const second = byte === lineFeed && afterReturn;
          afterReturn = byte === carriageReturn;
          if (!second) endLine();
          continue;
        }
        afterReturn = false;
        if (length < line.length) line[length++] = byte;
      }
    },
    end() {
      // A last value may lack its line end; half a code is the end of a file that was cut.
      if (length > 0 && code !== null) endLine();
      return groups;
    },
  };
}

/** Null for what is none. By hand, as the numbers below: a file has tens of millions of them. */
function codeIn(line: Uint8Array, length: number): number | null {
  let at = 0;
  let end = length;
  while (at < end && isBlank(line[at])) at++;
  while (end > at && isBlank(line[end - 1])) end--;
  const negative = line[at] === minus;
  if (negative) at++;
  if (end === at || end - at > 5) return null;
  let code = 0;
  for (; at < end; at++) {
    const digit = (line[at] ?? 0) - zero;
    if (digit < 0 || digit > 9) return null;
    code = code * 10 + digit;
  }
  return negative ? -code : code;
}

const zero = 48;
const minus = 45;
const dot = 46;

function isBlank(byte: number | undefined): boolean {
  return byte === 32 || byte === 9;
}

/** Up to 15 digits and a point are exact in a number and a division; anything else is read as text. */
function numberIn(line: Uint8Array, length: number): number {
  let at = 0;
  let end = length;
  while (at < end && isBlank(line[at])) at++;
  while (end > at && isBlank(line[end - 1])) end--;
  const start = at;
  const negative = line[at] === minus;
  if (negative) at++;
  let digits = 0;
  let after = -1;
  let mantissa = 0;
  for (; at < end; at++) {
    const byte = line[at] ?? 0;
    if (byte === dot && after < 0) after = 0;
    else if (byte >= zero && byte <= zero + 9 && digits < 15) {
      mantissa = mantissa * 10 + byte - zero;
      digits++;
      if (after >= 0) after++;
    } else return numberInText(asciiIn(line.subarray(start), Math.min(end - start, 64)));
  }
  if (digits === 0) return NaN;
  const value = mantissa / (powers[Math.max(after, 0)] ?? 1);
  return negative ? -value : value;
}

const powers = Array.from({ length: 16 }, (_, power) => 10 ** power);

function numberInText(text: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)([eEdD][+-]?\d+)?$/.test(text) ? Number(text.replace(/[dD]/, 'e')) : NaN;
}

function asciiIn(line: Uint8Array, length: number): string {
  let text = '';
  for (let at = 0; at < length; at++) {
    const byte = line[at] ?? 0;
    text += byte < 128 ? String.fromCharCode(byte) : '?';
  }
  return text;
}
