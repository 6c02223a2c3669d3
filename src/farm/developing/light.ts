import type { Design } from '#design/document.ts';
import { lightPrint } from '#design/light-print.ts';
import { sunDirection } from '#design/sun.ts';
import { mostCells, type LightField } from '#models/light/light-field.ts';
import { writeHomeLight, type PlacedMeter } from '#models/light/light-file.ts';
import { normalise, subtract } from '#lib/vec.ts';
import type { JudgedPiece } from '#platform/threads/developer.ts';
import { unpackLightPiece, type LightPiece } from '#platform/threads/light-piece.ts';
import { fromHalves, meterChannels } from '#platform/threads/render-piece.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';
import { placedMeter } from '#render/light-cache/bake-light.ts';
import { smoothed } from '#render/light-cache/smoothed.ts';
import { standpointsOf } from '#render/light-cache/standpoints.ts';
import { luminance } from '#render/picture/luminance.ts';
import { sunlight } from '#render/sky/sun.ts';

/** Brighter than the brightest the meter saw by more than this, or darker than its darkest, is no light of the home. */
const furthest = 4;
/** Rooms that the meter did not see may be darker than what it did. */
const unseen = 50;

interface LightToJudge {
  bytes: Uint8Array;
  meter: MeterReading;
  meterPicture: Uint8Array;
}

/** A piece has sides from all over the home: the half of them cannot be brighter than anything the meter saw. */
export function judgeLight({ bytes, meter, meterPicture }: LightToJudge): JudgedPiece {
  const piece = unpackLightPiece(bytes);
  if (!piece || !isFrame(piece)) return { ok: false, why: 'size' };
  if (
    !piece.keys.every((key, i) => key >>> 3 < cellsOf(piece) && (key & 7) < 6 && (i === 0 || key > piece.keys[i - 1]!))
  )
    return { ok: false, why: 'size' };
  if (!piece.light.every((each) => Number.isFinite(each) && each >= 0)) return { ok: false, why: 'numbers' };
  if (!piece.pictures.every(({ picture }) => picture.every((each) => Number.isFinite(each) && each >= -1.01)))
    return { ok: false, why: 'numbers' };
  const falling = fallingOn(fromHalves(meterPicture));
  const brightness = Float32Array.from({ length: piece.keys.length }, (_, i) =>
    luminance(piece.light[i * 3]!, piece.light[i * 3 + 1]!, piece.light[i * 3 + 2]!),
  ).toSorted();
  const [dim, bright] = [falling[falling.length >> 5] ?? meter.key, falling.at(-1) ?? meter.key];
  const mean = brightness.reduce((sum, each) => sum + each, 0) / Math.max(1, brightness.length);
  const middle = brightness[brightness.length >> 1] ?? 0;
  if (middle > furthest * Math.max(bright, meter.key)) return { ok: false, why: 'brightness' };
  if (brightness.length > 0 && mean < Math.min(dim, meter.key) / furthest / unseen)
    return { ok: false, why: 'brightness' };
  return { ok: true, thumb: new Uint8Array(), developed: null };
}

function isFrame({ cell, low, counts }: LightPiece): boolean {
  return (
    cell >= 0.02 &&
    cell <= 10 &&
    low.every((each) => Math.abs(each) < 1e6) &&
    counts.every((each) => each > 0 && each < 65_536) &&
    counts[0] * counts[1] * counts[2] <= mostCells
  );
}

function cellsOf({ counts }: LightPiece): number {
  return counts[0] * counts[1] * counts[2];
}

/** What falls on the things in the meter's picture, the dimmest first. */
function fallingOn(picture: Float32Array): Float32Array {
  const out: number[] = [];
  for (let i = 0; i < picture.length; i += meterChannels) {
    const least = Math.min(picture[i + 3]!, picture[i + 4]!, picture[i + 5]!);
    if (least > 0.08) out.push(luminance(picture[i]!, picture[i + 1]!, picture[i + 2]!) / least);
  }
  return Float32Array.from(out).toSorted();
}

interface LightToFinish {
  text: string;
  hour: number;
  meter: MeterReading;
  pieces: readonly Uint8Array[];
}

/** The file of a home's light. Where the sun stands and which home it is we know ourselves. */
export async function finishLight({ text, hour, meter, pieces }: LightToFinish) {
  const own = JSON.parse(text) as Design;
  const design: Design = { ...own, settings: { ...own.settings, hour } };
  const read = pieces.map((bytes) => {
    const piece = unpackLightPiece(bytes);
    if (!piece) throw new Error('a piece of light cannot be read');
    return piece;
  });
  const standpoints = standpointsOf(design);
  const meters = read
    .flatMap(({ pictures }) => pictures)
    .toSorted((a, b) => a.standpoint - b.standpoint)
    .flatMap(({ standpoint, picture }) => {
      const from = standpoints[standpoint];
      return (from && placedMeter(from, picture, meter.night)) ?? [];
    });
  const sun = sunDirection(design.settings);
  const print = lightPrint(design);
  const file = await writeHomeLight({
    print,
    hour,
    night: meter.night,
    sun,
    sunlight: sunlight(Math.asin(Math.min(1, Math.max(-1, sun[2])))),
    meters: meters.length > 0 ? meters : [mainMeter(standpoints[0], meter)],
    field: smoothed(joined(read)),
  });
  return { file, print };
}

/** Where every standpoint was dark, the reading that the job began with. */
function mainMeter(from: ReturnType<typeof standpointsOf>[number] | undefined, meter: MeterReading): PlacedMeter {
  const { key, hold, outside, view } = meter;
  const at = from?.at ?? [0, 0, 0];
  const towards = from ? normalise(subtract(from.target, from.at)) : ([0, 0, 0] as const);
  return { at, towards, gain: view.gain, key, hold, outside };
}

/** All sides of all pieces; they must lie in one frame, or they were not made of one home. */
function joined(pieces: readonly LightPiece[]): LightField {
  const [first] = pieces;
  if (!first) throw new Error('light without pieces');
  const { cell, low, counts } = first;
  const frame = JSON.stringify([cell, low, counts]);
  const known = new Map<number, readonly [number, number, number]>();
  for (const piece of pieces) {
    if (JSON.stringify([piece.cell, piece.low, piece.counts]) !== frame) throw new Error('pieces of another home');
    piece.keys.forEach((key, i) =>
      known.set(key, [piece.light[i * 3]!, piece.light[i * 3 + 1]!, piece.light[i * 3 + 2]!]),
    );
  }
  const keys = Uint32Array.from(known.keys()).toSorted();
  const light = new Float32Array(keys.length * 3);
  keys.forEach((key, i) => light.set(known.get(key) ?? [], i * 3));
  return { cell, low, counts, keys, light };
}
