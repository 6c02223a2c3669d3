import { endingOf, fileEndings, type FileKind } from './file-kinds.ts';

const longest = 80;
/**
 * Control signs and half characters, signs that hide or turn the text around them, and what a file system reads as more
 * than a name.
 */
const unsafe = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu;

/**
 * A name from outside, for a page and for a disk: no path, nothing hidden, not endless, and always with the ending of
 * what the file is.
 */
export function cleanFileName(given: string, kind: FileKind): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1)!;
  const plain = last
    .replace(unsafe, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const stem = endingOf(plain) === fileEndings[kind] ? plain.slice(0, -fileEndings[kind].length - 1) : plain;
  const short = [...stem]
    .slice(0, longest)
    .join('')
    .replace(/[.\s]+$/, '');
  return `${short || 'file'}.${fileEndings[kind]}`;
}
