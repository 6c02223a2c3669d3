import { endingOf, fileEndings, type FileKind } from './file-kinds.ts';

const longest = 80;
/**
 * Control characters and lone surrogates, characters that hide or reverse text, and what a file system reads as more
 * than a name.
 */
const unsafe = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu;

/**
 * A file name from outside, safe for a page and for a disk: no path, nothing hidden, bounded, and always with the
 * extension of its kind.
 */
export function cleanFileName(given: string, kind: FileKind): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
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
