import { fromHalves, pieceRect, sentChannels } from '#platform/threads/render-piece.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';
import type { SheetOfPieces } from '#platform/threads/developer.ts';
import { dodged } from '#render/picture/dodge.ts';
import { raiseLocalContrast } from '#render/picture/local-contrast.ts';
import { developed } from '#render/picture/view-transform.ts';
import { airChannel, channels } from '#render/trace/tile.ts';

/** Pixels a growing picture is wide. */
const grownWidth = 960;

/** Light, colour and air as they were sent: light, dodged. */
export function toned(sent: Float32Array, stride: number, air: number, meter: MeterReading): Float32Array {
  const count = sent.length / stride;
  const light = new Float32Array(count * 3);
  const guides = new Float32Array(count * channels);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      light[i * 3 + k] = sent[i * stride + k]!;
      guides[i * channels + 3 + k] = sent[i * stride + 3 + k]!;
    }
    guides[i * channels + airChannel] = sent[i * stride + air]!;
  }
  return dodged(light, guides, meter);
}

/** Of part of a picture three bytes a pixel; `sheet` is the whole. */
function developedPixels(
  sent: Float32Array,
  stride: number,
  air: number,
  meter: MeterReading,
  rect: Rect,
  sheet: Size,
): Uint8Array {
  const light = toned(sent, stride, air, meter);
  const { width, height } = sheet;
  if (meter.tones)
    raiseLocalContrast(
      light,
      meter.tones,
      { width, height, x: rect.x, y: rect.y, across: rect.width },
      meter.view.gain,
    );
  return developed(light, meter.view);
}

interface PieceToDevelop {
  sheet: SheetOfPieces;
  n: number;
  bytes: Uint8Array;
  meter: MeterReading;
  /** It was developed when it came, and is a picture already. */
  ready: boolean;
  /** The row of the whole picture that `out` begins with. */
  top: number;
}

/** Puts a piece into rows of the picture. */
export async function developInto(
  out: Uint8Array,
  { sheet, n, bytes, meter, ready, top }: PieceToDevelop,
): Promise<void> {
  const rect = pieceRect(sheet, n);
  const pixels = ready ? await decoded(bytes) : developedPixels(fromHalves(bytes), sentChannels, 6, meter, rect, sheet);
  for (let y = 0; y < rect.height; y++)
    out.set(
      pixels.subarray(y * rect.width * 3, (y + 1) * rect.width * 3),
      ((rect.y - top + y) * sheet.width + rect.x) * 3,
    );
}

async function decoded(bytes: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).removeAlpha().raw().toBuffer();
}

/** A piece as a picture without loss: an eighth of its half floats. */
export async function developedPiece(
  sent: Float32Array,
  rect: Rect,
  meter: MeterReading,
  sheet: Size,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const pixels = developedPixels(sent, sentChannels, 6, meter, rect, sheet);
  const raw = { width: rect.width, height: rect.height, channels: 3 as const };
  return Uint8Array.from(await sharp(pixels, { raw }).png({ compressionLevel: 4 }).toBuffer());
}

interface Size {
  width: number;
  height: number;
}

interface Rect extends Size {
  x: number;
  y: number;
}

/** The same, so small that all pieces together are a picture for the page. */
export function developedSmall(
  sent: Float32Array,
  stride: number,
  air: number,
  part: Size | Rect,
  meter: MeterReading,
  sheet: Size = part,
): Uint8Array<ArrayBuffer> {
  const size = { x: 0, y: 0, ...part };
  const pixels = developedPixels(sent, stride, air, meter, size, sheet);
  const to = smallSize(size, sheet);
  const out = new Uint8Array(to.width * to.height * 3);
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      const left = Math.floor((x * size.width) / to.width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * size.width) / to.width));
      const top = Math.floor((y * size.height) / to.height);
      const bottom = Math.max(top + 1, Math.floor(((y + 1) * size.height) / to.height));
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let v = top; v < bottom; v++)
          for (let u = left; u < right; u++) sum += pixels[(v * size.width + u) * 3 + k]!;
        out[(y * to.width + x) * 3 + k] = Math.round(sum / ((right - left) * (bottom - top)));
      }
    }
  return out;
}

export function smallSize(size: Size, sheet: Size): Size {
  const by = Math.min(1, grownWidth / sheet.width);
  return { width: Math.max(1, Math.round(size.width * by)), height: Math.max(1, Math.round(size.height * by)) };
}
