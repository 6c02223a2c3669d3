import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

type Photograph = { name: string; mimeType: string; buffer: Buffer };

/** A photograph of two halves, red at the left and blue at the right, to check crops. */
export async function halves(width = 1200, height = 800): Promise<Photograph> {
  const blue = {
    input: { create: { width: width / 2, height, channels: 3 as const, background: '#2040c0' } },
    left: width / 2,
    top: 0,
  };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#c02040' } })
    .composite([blue])
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'halves.jpg', mimeType: 'image/jpeg', buffer };
}

/** A photograph unlike every other one, as of a receipt never sent before: random squares of grey. */
export async function unseen(): Promise<Photograph> {
  const buffer = await sharp(randomBytes(64), { raw: { width: 8, height: 8, channels: 1 } })
    .resize(800, 800, { kernel: 'nearest' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: 'unseen.jpg', mimeType: 'image/jpeg', buffer };
}

/** How red and how blue a picture is, from 0 to 1. */
export async function colourOf(picture: Buffer): Promise<{ red: number; blue: number; width: number; height: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  let red = 0;
  let blue = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data[at]! > data[at + 2]!) red++;
    else blue++;
  }
  return { red: red / pixels, blue: blue / pixels, width: info.width, height: info.height };
}
