import { fromHalves, meterChannels, meterWidth, pieceRect, sentChannels } from '#platform/threads/render-piece.ts';
import type { MeterReading } from '#platform/threads/render-task.ts';
import type { JudgedMeter, JudgedPiece, SheetOfPieces, WantedMeter } from '#platform/threads/developer.ts';
import { luminance } from '#render/picture/luminance.ts';
import { forBrightRoom } from '#render/picture/bright-room.ts';
import { metered } from '#render/picture/meter.ts';
import { airChannel } from '#render/trace/tile.ts';
import { toneGrid } from '#render/picture/local-contrast.ts';
import { developedPiece, developedSmall, toned } from './develop.ts';

/** Brighter or darker than the meter's picture by more than this is no picture of the same room. */
const furthest = 4;
/** Kilocandela a square metre: a room in which white paper is darker has no light. */
const darkestKey = 2e-5;

/** The reading is ours: of a worker we take only what it traced. */
export function judgeMeter({ bytes, width, height, night, as }: WantedMeter): JudgedMeter {
  if (bytes.byteLength !== width * height * meterChannels * 2) return { ok: false, why: 'size' };
  const picture = fromHalves(bytes);
  if (!isPlausible(picture)) return { ok: false, why: 'numbers' };
  const reading = forBrightRoom(picture, metered(picture, night));
  if (!(reading.key > darkestKey)) return { ok: false, why: 'dark' };
  const [red, green, blue] = reading.view.gain;
  const meter: MeterReading = { ...reading, view: { gain: [red, green, blue] } };
  const thumb = developedSmall(picture, meterChannels, airChannel, { width, height }, meter);
  return { ok: true, meter: as === 'film' ? meter : withTones(meter, picture, width, as === 'panorama'), thumb };
}

/** Pieces have no view of the whole: what local contrast needs of it comes from the meter's picture. */
function withTones(meter: MeterReading, picture: Float32Array, width: number, round: boolean): MeterReading {
  return { ...meter, tones: toneGrid(toned(picture, meterChannels, airChannel, meter), width, meter.view.gain, round) };
}

interface PieceToJudge {
  bytes: Uint8Array;
  n: number;
  sheet: SheetOfPieces;
  meter: MeterReading;
  meterPicture: Uint8Array;
  develop: boolean;
}

export async function judgePiece({
  bytes,
  n,
  sheet,
  meter,
  meterPicture,
  develop,
}: PieceToJudge): Promise<JudgedPiece> {
  const rect = pieceRect(sheet, n);
  const { width, height } = rect;
  if (bytes.byteLength !== width * height * sentChannels * 2) return { ok: false, why: 'size' };
  const piece = fromHalves(bytes);
  if (!isPlausible(piece)) return { ok: false, why: 'numbers' };
  const { least, most } = expected(n, sheet, meter, fromHalves(meterPicture));
  let sum = 0;
  for (let i = 0; i < piece.length; i += sentChannels) sum += luminance(piece[i]!, piece[i + 1]!, piece[i + 2]!);
  const mean = sum / (piece.length / sentChannels);
  // In the dark everything is many times something.
  const floor = meter.key / 50;
  if (mean > furthest * Math.max(most, floor) || (least > floor && mean < least / furthest))
    return { ok: false, why: 'brightness' };
  return {
    ok: true,
    thumb: developedSmall(piece, sentChannels, 6, rect, meter, sheet),
    developed: develop ? await developedPiece(piece, rect, meter, sheet) : null,
  };
}

function isPlausible(numbers: Float32Array): boolean {
  for (const each of numbers) if (!Number.isFinite(each) || each < -1.01) return false;
  return true;
}

/** How dark and how bright the meter's picture is where the piece lies, and a pixel around; its air held back alike. */
function expected(n: number, sheet: SheetOfPieces, { hold }: MeterReading, picture: Float32Array) {
  const rect = pieceRect(sheet, n);
  const small = { width: meterWidth, height: picture.length / meterChannels / meterWidth };
  const column = (x: number): number =>
    Math.min(small.width - 1, Math.max(0, Math.floor((x * small.width) / sheet.width)));
  const row = (y: number): number =>
    Math.min(small.height - 1, Math.max(0, Math.floor((y * small.height) / sheet.height)));
  let least = Infinity;
  let most = 0;
  for (let y = row(rect.y) - 1; y <= row(rect.y + rect.height) + 1; y++)
    for (let x = column(rect.x) - 1; x <= column(rect.x + rect.width) + 1; x++) {
      if (x < 0 || y < 0 || x >= small.width || y >= small.height) continue;
      const at = (y * small.width + x) * meterChannels;
      const air = picture[at + airChannel]!;
      const light = luminance(picture[at]!, picture[at + 1]!, picture[at + 2]!) * (1 - air + air * hold);
      least = Math.min(least, light);
      most = Math.max(most, light);
    }
  return { least, most };
}
