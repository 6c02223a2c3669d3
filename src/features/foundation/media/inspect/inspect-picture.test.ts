import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#lib/errors.ts';
import { hostileFiles, jpegOf, paint, pngOf, type HostileFile } from '../../../../../tests/support/pictures.ts';
import { createPainter } from '../draw-picture.server.ts';
import { inspectPicture, type Claim } from './inspect-picture.ts';

const silent: Claim = { type: '', name: '' };
const { prepare: drawPrepared } = createPainter();
let hostile: HostileFile[];
beforeAll(async () => {
  hostile = await hostileFiles();
});

/** As the upload does it: judged by its parts, then drawn. */
async function judge(bytes: Buffer, claim: Claim): Promise<string> {
  try {
    inspectPicture(bytes, claim);
    await drawPrepared(bytes);
    return 'accepted';
  } catch (error) {
    if (error instanceof AppError) return error.key;
    throw error;
  }
}

describe('D6: what a picture is, by its own bytes', () => {
  test('the four kinds, with their sides', async () => {
    const picture = () => paint(123, 77);
    expect(
      inspectPicture(await picture().jpeg({ progressive: true }).toBuffer(), { type: 'image/jpeg', name: 'IMG_1.JPG' }),
    ).toEqual({ kind: 'jpeg', width: 123, height: 77 });
    expect(
      inspectPicture(await picture().png({ progressive: true }).toBuffer(), { type: 'image/png', name: 'a b.png' }),
    ).toEqual({ kind: 'png', width: 123, height: 77 });
    for (const lossless of [true, false])
      expect(inspectPicture(await picture().webp({ lossless }).toBuffer(), silent)).toEqual({
        kind: 'webp',
        width: 123,
        height: 77,
      });
    expect(inspectPicture(await picture().ensureAlpha(0.5).webp().toBuffer(), silent)).toEqual({
      kind: 'webp',
      width: 123,
      height: 77,
    });
    expect(
      inspectPicture(await picture().avif({ effort: 0 }).toBuffer(), {
        type: 'application/octet-stream',
        name: 'no-ending',
      }),
    ).toEqual({ kind: 'avif', width: 123, height: 77 });
  });

  test('a phone’s second picture behind the first is no disguise', async () => {
    const jpeg = await jpegOf();
    expect(inspectPicture(Buffer.concat([jpeg, jpeg]), silent)).toMatchObject({ kind: 'jpeg' });
  });

  test('metadata of a camera and of an editor is no disguise', async () => {
    const tagged = await paint(60, 60)
      .withExif({ IFD0: { Copyright: 'Hiên', ImageDescription: 'a <b>house</b>' } })
      .withXmp('<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"><a>b</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(inspectPicture(tagged, silent)).toMatchObject({ width: 60 });
  });
});

describe('D6: hostile files are refused with the reason', () => {
  test('each with its own', async () => {
    const answers: Record<string, string> = {};
    for (const { name, bytes, type, file } of hostile) answers[name] = await judge(bytes, { type, name: file });
    expect(answers).toEqual(Object.fromEntries(hostile.map(({ name, error }) => [name, error])));
    expect(hostile.length).toBeGreaterThan(35);
  });

  test('none but the damaged ones ever meets a decoder', () => {
    for (const { name, bytes, type, file, error } of hostile.filter((each) => each.error !== 'picture_broken'))
      expect(() => inspectPicture(bytes, { type, name: file }), name).toThrow(error);
  });

  test('any bytes at all, and any picture with bytes changed, are judged without a fault of ours', async () => {
    const seeds = [
      await jpegOf(40, 30),
      await pngOf(40, 30),
      await paint(40, 30).webp().toBuffer(),
      await paint(40, 30).avif({ effort: 0 }).toBuffer(),
    ];
    const spoiled = fc
      .tuple(fc.constantFrom(...seeds), fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { maxLength: 12 }), fc.nat(4000))
      .map(([seed, changes, cut]) => {
        const copy = Buffer.from(seed.subarray(0, Math.max(4, seed.length - (cut % 3 === 0 ? cut : 0))));
        for (const [at, value] of changes) copy[at % copy.length] = value;
        return copy;
      });
    fc.assert(
      fc.property(
        fc.oneof(
          spoiled,
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        ),
        (bytes) => {
          try {
            inspectPicture(bytes, silent);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
