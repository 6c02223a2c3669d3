import { crc32 } from 'node:zlib';
import type { PersonPage, PersonPart } from '#platform/page-cache.ts';
import { writtenAs } from '#server/pages/person-words.ts';

/** The page with a person's words in their places. */
export function filledPage({ parts }: PersonPage, words: readonly string[]): Buffer {
  return Buffer.concat(parts.map((part) => bytesOf(part, words)));
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty block that says it is the last. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);

/**
 * The same as gzip (RFC 1952), without packing anything anew: what is the same for everyone is packed already, and what
 * names a person goes as it is. So its length tells nothing about whether it resembles the rest of the page.
 */
export function filledGzip({ parts }: PersonPage, words: readonly string[]): Buffer {
  const pieces: Buffer[] = [gzipHead];
  let sum = 0;
  let length = 0;
  for (const part of parts) {
    const bytes = bytesOf(part, words);
    sum = crc32(bytes, sum);
    length += bytes.length;
    if ('deflated' in part) pieces.push(part.deflated);
    else pieces.push(...asItIs(bytes));
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...pieces, lastBlock, tail]);
}

function bytesOf(part: PersonPart, words: readonly string[]): Buffer {
  if ('bytes' in part) return part.bytes;
  return Buffer.from(
    part.places
      .map((place) => (typeof place === 'string' ? place : writtenAs(words[place.word] ?? '', place.as)))
      .join(''),
  );
}

const longestBlock = 0xffff;

/** Stored blocks of deflate (RFC 1951). */
function asItIs(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += longestBlock) {
    const block = bytes.subarray(from, from + longestBlock);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    blocks.push(head, block);
  }
  return blocks;
}
