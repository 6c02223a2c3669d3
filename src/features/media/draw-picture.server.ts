import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import { AppError } from '#lib/errors.ts';
import { pictureLimits, type PictureFormat, type PictureWidth } from '#lib/picture.ts';
import type { PreparedPicture } from '#platform/picture-works.ts';

const placeholderSize = 200;
const seconds = 20;
/** Damage is refused; an oddity that every browser shows is not. */
const careful: SharpOptions = { limitInputPixels: pictureLimits.mostPixels, failOn: 'error', pages: 1, autoOrient: true };

/** Once for the process: no loader but these four can be reached, no cache of pixels grows beside us, one thread a picture. */
export function tameSharp(): void {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadHeifBuffer'] });
}

/** Turned as its camera held it, brought into sRGB, bounded. Nothing but pixels survives: no place, no camera, no thumbnail of what was cut away. */
export async function drawPrepared(file: Uint8Array): Promise<PreparedPicture> {
  const { storedSide } = pictureLimits;
  const picture = sharp(file, careful).resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb');
  const { data, info } = await drawn(picture.webp({ quality: 90, effort: 4, smartSubsample: true }));
  return { bytes: data, width: info.width, height: info.height, placeholder: await drawPlaceholder(data) };
}

export async function drawScaled(picture: Uint8Array, width: PictureWidth, format: PictureFormat): Promise<Uint8Array> {
  const scaled = sharp(picture, careful).resize({ width, withoutEnlargement: true });
  return (await drawn(encoded(scaled, format))).data;
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif': return picture.avif({ quality: 56, effort: 3, chromaSubsampling: '4:2:0' });
    case 'webp': return picture.webp({ quality: 78, effort: 4 });
    case 'jpg': return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
  }
}

/** Small enough to stand in the page itself; the browser's own smoothing is the blur. */
async function drawPlaceholder(picture: Uint8Array): Promise<string> {
  for (const side of [16, 12, 8, 4]) {
    const small = sharp(picture, careful).resize({ width: side, height: side, fit: 'inside' }).flatten({ background: '#e9e8df' });
    const text = (await drawn(small.webp({ quality: 30, effort: 6 }))).data.toString('base64');
    if (text.length <= placeholderSize) return text;
  }
  return '';
}

async function drawn(picture: Sharp): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await picture.timeout({ seconds }).toBuffer({ resolveWithObject: true });
  } catch {
    // What a decoder complains about is the file's fault; its words are for nobody.
    throw new AppError('picture_broken', { field: 'file' });
  }
}
