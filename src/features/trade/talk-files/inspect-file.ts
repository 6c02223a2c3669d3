import { isArchive } from '#features/foundation/media/archive.ts';
import { AppError } from '#lib/errors.ts';
import { activeContent } from './active-pdf.ts';
import { endingOf, fileEndings, kindByName, type FileKind } from './file-kinds.ts';

/** Beginnings of what a browser would take for a page, were it to sniff. */
const pageSigns = /<(?:script|html|head|body|!doctype|iframe|svg[\s>]|\?php)/i;
/** As far as browsers look when they sniff, and readers when they search for the header. */
const near = 1024;

/**
 * The kind of a file, by its own bytes, and whether it is that alone (PRODUCT, hostile files: refused with the reason).
 * Designs and models are checked further by their own code.
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

/** Readers accept a PDF that begins after something else, we do not: the data before it could be another format. */
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
  const found = activeContent(bytes);
  if (found !== null) throw refused(found === 'active' ? 'file_active' : 'file_hidden');
}

type FileRefusal = 'file_kind' | 'file_mislabelled' | 'file_disguised' | 'file_broken' | 'file_active' | 'file_hidden';

function refused(key: FileRefusal): AppError {
  return new AppError(key, { field: 'file' });
}
