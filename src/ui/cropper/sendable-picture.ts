import { pictureLimits } from '#lib/picture.ts';
import { uploadLimitBytes } from '#lib/upload-limit.ts';
import { startCrop } from './crop.ts';
import { isRefusal, openPicture, type Refusal } from './open-picture.ts';
import { renderCrop } from './render-crop.ts';

/**
 * A chosen file as it can be sent: itself, or drawn smaller where it is too large. Nothing is lost by it: no more than
 * `storedSide` is kept of any picture.
 */
export async function sendablePicture(file: File): Promise<Blob | Refusal> {
  const opened = await openPicture(file, { anySize: true });
  if (isRefusal(opened)) return opened;
  const { width, height } = opened.size;
  try {
    return isSendable(file.size, width * height)
      ? file
      : await renderCrop(opened.element, startCrop(opened.size, null));
  } finally {
    opened.close();
  }
}

/** An AVIF takes the server most: it is sent as it is only when small. */
export function isSendable(bytes: number, pixels: number): boolean {
  return bytes <= uploadLimitBytes && pixels <= pictureLimits.mostPixelsAvif;
}
