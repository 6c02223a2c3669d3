import type { ErrorKey, ErrorValues } from '#lib/errors.ts';
import { acceptedTypes, pictureLimits } from '#lib/picture.ts';
import { uploadLimitBytes, uploadLimitMegabytes } from '#lib/upload-limit.ts';
import type { Size } from './crop.ts';

export interface OpenPicture {
  element: HTMLImageElement;
  size: Size;
  close(): void;
}
export interface Refusal {
  key: ErrorKey;
  values: ErrorValues;
}

/**
 * Opens a chosen file in the browser, or gives the reason why not, with the server's error keys. The server checks
 * again. `anySize`: it is drawn smaller before it is sent.
 */
export async function openPicture(file: File, { anySize = false } = {}): Promise<OpenPicture | Refusal> {
  if (!anySize && file.size > uploadLimitBytes) return refusal('upload_too_large', { limit: uploadLimitMegabytes });
  if (/hei[cf]/i.test(`${file.type} ${file.name}`)) return refusal('picture_heic');
  if (!acceptedTypes.some((type) => type === file.type)) return refusal('picture_format');
  const address = URL.createObjectURL(file);
  const element = new Image();
  const close = () => URL.revokeObjectURL(address);
  const refused = await judged(element, address, anySize).catch(() => refusal('picture_broken'));
  if (refused === null) return { element, size: { width: element.naturalWidth, height: element.naturalHeight }, close };
  close();
  return refused;
}

/** By the sides its head names, before a pixel of it is decoded: a small file can be a picture of many gigabytes. */
async function judged(element: HTMLImageElement, address: string, anySize: boolean): Promise<Refusal | null> {
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', reject);
    element.src = address;
  });
  const refused = sizeRefusal(element, anySize);
  if (refused === null) await element.decode();
  return refused;
}

export function isRefusal(opened: OpenPicture | Refusal): opened is Refusal {
  return 'key' in opened;
}

function sizeRefusal(
  { naturalWidth: width, naturalHeight: height }: HTMLImageElement,
  anySize: boolean,
): Refusal | null {
  const { leastSide, mostPixels } = pictureLimits;
  if (Math.min(width, height) < leastSide) return refusal('picture_small', { least: leastSide });
  return !anySize && width * height > mostPixels
    ? refusal('picture_pixels', { width, height, most: mostPixels / 1_000_000 })
    : null;
}

function refusal(key: ErrorKey, values: ErrorValues = {}): Refusal {
  return { key, values };
}
