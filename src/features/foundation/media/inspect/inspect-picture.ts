import { AppError } from '#lib/errors.ts';
import { pictureLimits } from '#lib/picture.ts';
import { brandsOf, outlineAvif } from './avif.ts';
import { outlineJpeg } from './jpeg.ts';
import { broken, type Outline } from './outline.ts';
import { outlinePng } from './png.ts';
import { outlineWebp } from './webp.ts';
import { isArchive } from '../archive.ts';

/** Beginnings of what a browser or a reader would run, were the file taken for something else. */
const signs = /<(?:script|html|!doctype|iframe|svg[\s>]|\?php)|%pdf-|javascript:/i;

type FileKind = 'jpeg' | 'png' | 'webp' | 'avif';
/** What the sender claims the file is. */
export interface Claim {
  type: string;
  name: string;
}
interface PictureFacts {
  kind: FileKind;
  width: number;
  height: number;
}

const outlines: Record<FileKind, (bytes: Buffer) => Outline> = {
  jpeg: outlineJpeg,
  png: outlinePng,
  webp: outlineWebp,
  avif: outlineAvif,
};
const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/**
 * Checks a file by its own bytes before any decoder sees it: kind, size, consistency (PRODUCT D6). Costs one pass over
 * its parts, whatever size it claims.
 */
export function inspectPicture(file: Uint8Array, claim: Claim): PictureFacts {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const kind = kindOf(bytes);
  if (!agrees(claim, kind)) throw new AppError('picture_mislabelled', { field: 'file' });
  const outline = read(bytes, kind);
  const { width, height } = outline;
  if (width === 0 || height === 0) throw broken();
  if (isDisguised(bytes, outline, kind === 'jpeg')) throw new AppError('picture_disguised', { field: 'file' });
  if (outline.animated) throw new AppError('picture_animated', { field: 'file' });
  refuseSize(width, height, kind === 'avif' ? pictureLimits.mostPixelsAvif : pictureLimits.mostPixels);
  return { kind, width, height };
}

function read(bytes: Buffer, kind: FileKind): Outline {
  try {
    return outlines[kind](bytes);
  } catch (error) {
    // Reading past the end: the file claims more bytes than it has.
    throw error instanceof RangeError ? broken() : error;
  }
}

function kindOf(bytes: Buffer): FileKind {
  if (bytes.length >= 4 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (bytes.length >= 8 && bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (bytes.length >= 16 && bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'webp';
  const brands = brandsOf(bytes);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  throw new AppError(brands.some((brand) => heic.includes(brand)) ? 'picture_heic' : 'picture_format', {
    field: 'file',
  });
}

const typeNames: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};
const endings: Record<string, FileKind | null> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  pjpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: null,
  svg: null,
  html: null,
  htm: null,
  heic: null,
  heif: null,
  pdf: null,
  php: null,
  js: null,
  exe: null,
};

/** A claim without information (`application/octet-stream`, a name without an extension) agrees with anything. */
function agrees({ type, name }: Claim, kind: FileKind): boolean {
  const [bare = ''] = type.split(';');
  const said = bare.trim().toLowerCase().replace('image/jpg', 'image/jpeg').replace('image/pjpeg', 'image/jpeg');
  const ending = endings[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
  return ['', 'application/octet-stream', typeNames[kind]].includes(said) && (ending === undefined || ending === kind);
}

function refuseSize(width: number, height: number, mostPixels: number): void {
  const { leastSide, mostSide } = pictureLimits;
  if (Math.min(width, height) < leastSide)
    throw new AppError('picture_small', { field: 'file', values: { least: leastSide } });
  if (Math.max(width, height) > mostSide || width * height > mostPixels)
    throw new AppError('picture_pixels', { field: 'file', values: { width, height, most: mostPixels / 1_000_000 } });
}

/**
 * A picture that is also a page, a script, a document or an archive. What we store is re-encoded, but nobody sends such
 * a file by accident.
 */
function isDisguised(bytes: Buffer, outline: Outline, mayGoOn: boolean): boolean {
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
