import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentHash } from '#platform/storage/content-hash.ts';
import { jpegOf, paint } from '../../../../tests/support/pictures.ts';
import { createPainter } from './draw-picture.server.ts';
import { createPictureProcessor } from './picture-processor.server.ts';

const { prepare: drawPrepared, scale: drawScaled } = createPainter();

describe('D6: a picture is drawn anew', () => {
  test('a receipt is as legible as it was, with coloured writing too', async () => {
    const writing = Array.from(
      { length: 20 },
      (_, n) => `<rect x="${20 + n * 17}" y="${30 + n * 11}" width="3" height="9"/>`,
    );
    const sheet = await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/>
        <g fill="#0a6640">${writing.join('')}</g></svg>`),
    )
      .png()
      .toBuffer();
    const grey = async (file: Uint8Array) => sharp(file).greyscale().raw().toBuffer();
    const before = await grey(sheet);
    const after = await grey((await drawPrepared(sheet, { record: true })).bytes);
    const apart = before.reduce((sum, cell, at) => sum + Math.abs(cell - after[at]!), 0) / before.length;
    expect(apart).toBeLessThan(1);
  });

  test('a receipt is on white paper: nobody sees another one on a dark page', async () => {
    const hollow = await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300">
        <rect x="20" y="40" width="90" height="12" fill="#fff"/><rect x="20" y="90" width="90" height="12" fill="#000"/></svg>`),
    )
      .png()
      .toBuffer();
    const { bytes } = await drawPrepared(hollow, { record: true });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    expect([data[(46 * 200 + 60) * 3], data[(96 * 200 + 60) * 3], data[0]]).toEqual([255, 0, 255]);
  });

  test('at most 2000 px on its longest side, never enlarged', async () => {
    expect(await drawPrepared(await jpegOf(3000, 1000))).toMatchObject({ width: 2000, height: 667 });
    expect(await drawPrepared(await jpegOf(50, 40))).toMatchObject({ width: 50, height: 40 });
  });

  test('upright, as the camera held it, and then nothing says how it was held', async () => {
    const { bytes, width, height } = await drawPrepared(
      await paint(120, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    expect([width, height]).toEqual([60, 120]);
    // Red grew to the right, green downwards; a quarter turn to the right puts the green-less edge at the right.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 60 + x) * 3, (y * 60 + x) * 3 + 2)];
    expect(pixel(58, 1)[1]).toBeLessThan(40);
    expect(pixel(1, 1)[1]).toBeGreaterThan(200);
    expect(pixel(58, 118)[0]).toBeGreaterThan(200);
  });

  test('without place, camera, colour profile, comment or thumbnail', async () => {
    const tagged = await paint(200, 100)
      .withExif({
        IFD0: { Make: 'Camera', Copyright: 'somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '15/1 52/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const prepared = await drawPrepared(tagged);
    for (const bytes of [
      prepared.bytes,
      ...(await Promise.all(
        (['avif', 'webp', 'jpg'] as const).map((format) => drawScaled(prepared.bytes, 160, format)),
      )),
    ]) {
      const { exif, icc, xmp, iptc, orientation, comments } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation, comments }).toEqual({});
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/somebody|Camera|secret|Exif/);
    }
  });

  test('the same picture comes out as the same bytes', async () => {
    const file = await jpegOf(300, 200);
    const hashes = await Promise.all([1, 2, 3].map(async () => contentHash((await drawPrepared(file)).bytes)));
    expect(new Set(hashes).size).toBe(1);
  });

  test('a placeholder that fits into the page and shows the picture’s colours', async () => {
    for (const [width, height] of [
      [1600, 1200],
      [900, 1600],
      [2000, 100],
      [10, 10],
    ] as const) {
      const { placeholder } = await drawPrepared(await jpegOf(width, height));
      expect(placeholder.length).toBeLessThanOrEqual(200);
      expect(placeholder.length).toBeGreaterThan(20);
      const { channels } = await sharp(Buffer.from(placeholder, 'base64')).stats();
      expect(channels[0]!.mean).toBeGreaterThan(80);
    }
  });

  test('in the widths of the layout, each kind as what it says', async () => {
    const { bytes } = await drawPrepared(await jpegOf(1500, 1000));
    for (const [format, named] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const)
      expect(await sharp(await drawScaled(bytes, 640, format)).metadata()).toMatchObject({
        width: 640,
        height: 427,
        format: named,
      });
    expect(await sharp(await drawScaled(bytes, 2000, 'webp')).metadata()).toMatchObject({ width: 1500 });
  });

  test('holes stay holes, and become white where a format has none', async () => {
    const { bytes } = await drawPrepared(
      await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
    );
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
    expect((await sharp(await drawScaled(bytes, 160, 'jpg')).stats()).channels[1]!.mean).toBeGreaterThan(250);
  });

  test('no other loader can be reached, whatever is asked', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    for (const file of [svg, gif, await paint(9, 9).tiff().toBuffer()])
      await expect(drawPrepared(file)).rejects.toMatchObject({ key: 'picture_broken' });
    await expect(sharp(gif).png().toBuffer()).rejects.toThrow(/unsupported/i);
  });
});

describe('D6: the works', () => {
  test('ten who ask for the same get one work, and the next one after it a new one', async () => {
    const { once } = createPictureProcessor();
    let works = 0;
    const ask = () =>
      once('a', async () => {
        await new Promise((go) => setTimeout(go, 5));
        return ++works;
      });
    expect(await Promise.all(Array.from({ length: 10 }, ask))).toEqual(Array.from({ length: 10 }, () => 1));
    expect(await ask()).toBe(2);
    await expect(once('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once('b', async () => 'again')).toBe('again');
  });
});
