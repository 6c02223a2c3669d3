import { isArchive } from '#features/foundation/media/archive.ts';
import { AppError } from '#lib/errors.ts';
import { endingOf, fileEndings, kindByName, type FileKind } from './file-kinds.ts';

/** Beginnings of what a browser would take for a page, were it ever to guess. */
const pageSigns = /<(?:script|html|head|body|!doctype|iframe|svg[\s>]|\?php)/i;
/**
 * What makes a reader run something or unpack something. Hidden in a compressed part it is not seen here; what is
 * offered openly is not taken.
 */
const activeSigns = /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia)\b/;
/** As far as browsers look when they guess, and readers when they search for the header. */
const near = 1024;

/**
 * What a file is, by its own bytes, and whether it is that alone (PRODUCT, hostile files: refused with the reason).
 * Designs and models are opened further by those who know them.
 */
export function inspectFile(file: Uint8Array, name: string): FileKind {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = kindOf(bytes);
  if (kind === null) {
    if (hasHeader(bytes)) throw refused('file_disguised');
    throw refused(kindByName(name) === null ? 'file_kind' : 'file_mislabelled');
  }
  const ending = endingOf(name);
  if (ending !== null && ending !== fileEndings[kind]) throw refused('file_mislabelled');
  if (kind === 'pdf') inspectPdf(bytes);
  return kind;
}

function kindOf(bytes: Buffer): FileKind | null {
  const head = bytes.toString('latin1', 0, 64);
  if (/^%PDF-\d\.\d/.test(head)) return 'pdf';
  if (head.startsWith('glTF')) return 'glb';
  return /^(?:\xef\xbb\xbf)?[\s]*[{[]/.test(head) ? 'design' : null;
}

/**
 * A PDF that begins behind something else, which readers accept and we do not: what stands before it is meant for
 * somebody.
 */
function hasHeader(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, near).includes('%PDF-');
}

function inspectPdf(bytes: Buffer): void {
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1 || !bytes.toString('latin1', Math.max(0, end - near), end).includes('startxref'))
    throw refused('file_broken');
  const behind = bytes.subarray(end + 5);
  if (behind.length > near || /[^\s\0]/.test(behind.toString('latin1'))) throw refused('file_disguised');
  if (pageSigns.test(bytes.toString('latin1', 0, near)) || isArchive(bytes)) throw refused('file_disguised');
  if (activeSigns.test(bytes.toString('latin1'))) throw refused('file_active');
}

function refused(key: 'file_kind' | 'file_mislabelled' | 'file_disguised' | 'file_broken' | 'file_active'): AppError {
  return new AppError(key, { field: 'file' });
}
