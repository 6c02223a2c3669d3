/**
 * The limits of a picture from outside, in pixels (PRODUCT G4, D6). An AVIF is decoded as a whole, 18 bytes a pixel;
 * the others row by row or already scaled.
 */
export const pictureLimits = {
  leastSide: 10,
  mostSide: 16_384,
  mostPixels: 40_000_000,
  mostPixelsAvif: 16_000_000,
  storedSide: 2000,
} as const;
/** Accepted content types; also what the browser's file dialog offers. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** The widths our layout uses, in pixels; a screen of any density finds one that fits. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** What browsers choose from, and `jpg` for link previews, which know nothing newer. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
export const pictureTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** A picture in our storage, as a page needs it. */
export interface StoredPicture {
  /** Hash of its bytes; the address contains it, so it may be cached for ever. */
  hash: string;
  width: number;
  height: number;
  /** A blurred WebP of a few pixels in base64, at most 200 characters. */
  placeholder: string;
}

/** Pixels of the finest screens for each of a page's, or of fine ones with letters twice as large. */
const mostDensity = 4;

export function pictureAddress(hash: string, width: PictureWidth, format: PictureFormat): string {
  return `/media/${hash}/${width}.${format}`;
}

/**
 * Every width that is smaller than the picture, and one that has all of it; of a picture in a box of `pixels` none that
 * is wider than a screen of any density shows there.
 */
export function srcSetOf({ hash, width }: StoredPicture, format: PictureFormat, pixels = Infinity): string {
  const most = Math.min(width, pixels * mostDensity);
  const smaller = pictureWidths.filter((each) => each < most);
  const whole = pictureWidths.find((each) => each >= most) ?? 2000;
  return [...smaller, whole]
    .map((each) => `${pictureAddress(hash, each, format)} ${Math.min(each, width)}w`)
    .join(', ');
}

export function placeholderAddress(placeholder: string): string {
  return `data:image/webp;base64,${placeholder}`;
}
