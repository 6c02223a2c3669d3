import { readFileSync } from 'node:fs';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { denoiserModel, input, output } from '#render/denoise/network.ts';
import { toPerceptual, fromPerceptual } from '#render/denoise/transfer.ts';
import { readWeights } from '#render/denoise/weights.ts';
import { channels } from '#render/trace/tile.ts';

/** Removes the noise from a traced picture. `scale` brings its light to about 0.18 in the middle. */
export interface Denoiser {
  /**
   * Light, three numbers a pixel, from all channels of a picture. `onProgress`: parts done of parts. `round`: left and
   * right edge meet, as in a panorama.
   */
  clean(
    picture: Float32Array,
    width: number,
    height: number,
    scale: number,
    onProgress?: (done: number, all: number) => void,
    round?: boolean,
  ): Promise<Float32Array>;
  close(): Promise<void>;
}

/**
 * Done in tiles, each with this many pixels of its surroundings, so that a large picture needs no more memory than a
 * small one.
 */
const part = 512;
const tileOverlap = 64;
/** Input of the network: light, colour and normal. */
const inputChannels = 9;
/**
 * Colour is taken out of the light before and put back after, so that no grain of wood is smoothed away; not all of it,
 * for dark and shiny things.
 */
const least = 0.12;
const middling = 0.6;

/** `weights`: OIDN's file (third_party/oidn). */
export async function openDenoiser(weights: string | URL, threads = 0): Promise<Denoiser> {
  const model = denoiserModel(readWeights(readFileSync(weights)));
  const session = await InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  return {
    async clean(picture, width, height, scale, onProgress, round = false) {
      const out = new Float32Array(width * height * 3);
      const places = partsOf(width, height, round);
      const frame = { width, height, round };
      for (const [i, place] of places.entries()) {
        const result = await session.run({
          [input]: new Tensor('float32', inputOf(picture, frame, place, scale), [
            1,
            inputChannels,
            place.high,
            place.wide,
          ]),
        });
        keep(out, picture, width, place, result[output]!.data as Float32Array, scale);
        onProgress?.(i + 1, places.length);
      }
      return out;
    },
    close: () => session.release(),
  };
}

/**
 * The part that is kept (x, y, width, height) and the part the network sees: from left, top, with sides that are
 * multiples of sixteen.
 */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  left: number;
  top: number;
  wide: number;
  high: number;
}

interface Frame {
  width: number;
  height: number;
  round: boolean;
}

function partsOf(width: number, height: number, round: boolean): Place[] {
  const places: Place[] = [];
  for (let y = 0; y < height; y += part)
    for (let x = 0; x < width; x += part) {
      const left = round ? x - tileOverlap : Math.max(0, x - tileOverlap);
      const top = Math.max(0, y - tileOverlap);
      const right = round ? Math.min(width, x + part) + tileOverlap : Math.min(width, x + part + tileOverlap);
      const bottom = Math.min(height, y + part + tileOverlap);
      places.push({
        x,
        y,
        width: Math.min(part, width - x),
        height: Math.min(part, height - y),
        left,
        top,
        wide: Math.ceil((right - left) / 16) * 16,
        high: Math.ceil((bottom - top) / 16) * 16,
      });
    }
  return places;
}

/**
 * Light on a perceptual scale, colour and normal between 0 and 1; plane after plane. Beyond an edge the picture is
 * mirrored, or wraps around.
 */
function inputOf(
  picture: Float32Array,
  { width, height, round }: Frame,
  { left, top, wide, high }: Place,
  scale: number,
): Float32Array {
  const out = new Float32Array(inputChannels * wide * high);
  const plane = wide * high;
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const column = round ? (left + x + width) % width : mirrored(left + x, width);
      const from = (mirrored(top + y, height) * width + column) * channels;
      const to = y * wide + x;
      for (let k = 0; k < 3; k++) {
        out[k * plane + to] = toPerceptual(
          (Math.max(0, picture[from + k]!) * scale * middling) / colourOf(picture, from, k),
        );
        out[(3 + k) * plane + to] = Math.min(1, Math.max(0, picture[from + 3 + k]!));
        out[(6 + k) * plane + to] = Math.min(1, Math.max(-1, picture[from + 6 + k]!)) * 0.5 + 0.5;
      }
    }
  return out;
}

/** A repeated last pixel would be taken for a stripe. */
function mirrored(at: number, count: number): number {
  return at < count ? at : Math.max(0, 2 * count - 2 - at);
}

function keep(
  out: Float32Array,
  picture: Float32Array,
  width: number,
  place: Place,
  found: Float32Array,
  scale: number,
): void {
  const plane = place.wide * place.high;
  for (let y = 0; y < place.height; y++)
    for (let x = 0; x < place.width; x++) {
      const from = (y + place.y - place.top) * place.wide + x + place.x - place.left;
      const at = (y + place.y) * width + x + place.x;
      for (let k = 0; k < 3; k++)
        out[at * 3 + k] =
          (fromPerceptual(Math.min(1, Math.max(0, found[k * plane + from]!))) * colourOf(picture, at * channels, k)) /
          (scale * middling);
    }
}

function colourOf(picture: Float32Array, pixel: number, channel: number): number {
  return least + Math.min(1, Math.max(0, picture[pixel + 3 + channel]!));
}
