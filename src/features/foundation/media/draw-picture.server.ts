import type { OutputInfo, Sharp, SharpOptions } from 'sharp';
import { AppError } from '#lib/errors.ts';
import { pictureLimits, type PictureFormat } from '#lib/picture.ts';
import { isPictureFile, pictureLibrary } from '#platform/threads/picture-library.ts';
import type { Painter, PreparedPicture } from '#platform/threads/picture-processor.ts';

const placeholderSize = 200;
/** Wall-clock seconds: on a busy machine a valid picture may take long. */
const seconds = 60;
/** Damage is refused; an oddity that every browser shows is not. */
const inputOptions: SharpOptions = {
  limitInputPixels: pictureLimits.mostPixels,
  failOn: 'error',
  pages: 1,
  autoOrient: true,
};

type OpenImage = (bytes: Uint8Array) => Sharp;

/** Decodes and encodes. The library is loaded with the first picture: 21 MB and a tenth of a second saved at start. */
export function createPainter(): Painter {
  let opening: Promise<OpenImage> | null = null;
  const open = () => (opening ??= loadSharp());
  return {
    prepare: async (file, { record } = { record: false }) => drawPrepared(await open(), file, record),
    scale: async (picture, width, format) =>
      (await drawn(encoded((await open())(picture).resize({ width, withoutEnlargement: true }), format))).data,
    brightness: async (picture, columns, rows) =>
      (
        await drawn(
          (await open())(picture)
            .flatten({ background: '#ffffff' })
            .greyscale()
            .resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' })
            .raw(),
        )
      ).data,
  };
}

async function loadSharp(): Promise<OpenImage> {
  const sharp = await pictureLibrary();
  return (bytes) => {
    if (!isPictureFile(bytes)) throw new AppError('picture_broken', { field: 'file' });
    return sharp(bytes, inputOptions);
  };
}

/**
 * Rotated by its EXIF orientation, converted to sRGB, bounded. Nothing but pixels survives: no location, no camera, no
 * thumbnail of what was cropped. Fine edges of colours are three quarters of the work: a receipt does without. And it is
 * on white paper: what can be seen through would show one thing on a dark page, and another where it is compared.
 */
async function drawPrepared(open: OpenImage, file: Uint8Array, record: boolean): Promise<PreparedPicture> {
  const { storedSide } = pictureLimits;
  const picture = open(file)
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  if (record) picture.flatten({ background: '#ffffff' });
  const { data, info } = await drawn(picture.webp({ quality: 90, effort: 2, smartSubsample: !record }));
  return { bytes: data, width: info.width, height: info.height, placeholder: await drawPlaceholder(open, data) };
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 56, effort: 2, chromaSubsampling: '4:2:0' });
    case 'webp':
      return picture.webp({ quality: 78, effort: 4 });
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
  }
}

/** Small enough to be inlined in the page; the browser's own smoothing blurs it. */
async function drawPlaceholder(open: OpenImage, picture: Uint8Array): Promise<string> {
  for (const side of [16, 12, 8, 4]) {
    const small = open(picture).resize({ width: side, height: side, fit: 'inside' }).flatten({ background: '#e9e8df' });
    const text = (await drawn(small.webp({ quality: 30, effort: 6 }))).data.toString('base64');
    if (text.length <= placeholderSize) return text;
  }
  return '';
}

async function drawn(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await picture.timeout({ seconds }).toBuffer({ resolveWithObject: true });
  } catch (error) {
    // A timeout is our fault; a decoder's error is the file's, and its message is not shown.
    throw /timeout/i.test(String(error))
      ? new AppError('unavailable')
      : new AppError('picture_broken', { field: 'file' });
  }
}
