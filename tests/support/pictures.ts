import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ErrorKey } from '#lib/errors.ts';

/** A picture whose colours change across it, so that turning or cropping shows. */
export function paint(width: number, height: number): ReturnType<typeof sharp> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.set(
        [Math.round((255 * x) / width), Math.round((255 * y) / height), 90 + ((x ^ y) & 31)],
        (y * width + x) * 3,
      );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export const jpegOf = (width = 120, height = 80) => paint(width, height).jpeg().toBuffer();
export const pngOf = (width = 120, height = 80) => paint(width, height).png().toBuffer();

function pngChunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const chunk = Buffer.alloc(8 + named.length);
  chunk.writeUInt32BE(body.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), 4 + named.length);
  return chunk;
}

/** A PNG that says it has these sides; its pixels are a well-compressed nothing. */
function pngBomb(width: number, height: number, rows = 4): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(rows * (1 + width * 3)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same picture with another size written into its frame header. */
function resizedJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

function withJpegPart(jpeg: Buffer, marker: number, text: string): Buffer {
  const body = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

function withPngChunk(png: Buffer, chunk: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** An empty ZIP with a comment. */
const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** One scan, repeated: each time a decoder passes over all pixels. */
async function scanBomb(): Promise<Buffer> {
  const jpeg = await paint(700, 700).jpeg({ progressive: true, quality: 20 }).toBuffer();
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const last = jpeg.subarray(scan, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: 2000 }, () => last), jpeg.subarray(-2)]);
}

function ftyp(...brands: string[]): Buffer {
  const text = `ftyp${brands[0]}\0\0\0\0${brands.join('')}`;
  const box = Buffer.alloc(4 + text.length);
  box.writeUInt32BE(box.length, 0);
  box.write(text, 4, 'latin1');
  return box;
}

export interface HostileFile {
  name: string;
  type: string;
  file: string;
  bytes: Buffer;
  error: ErrorKey;
}

/** Attacks on a server that trusts its input. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await jpegOf();
  const png = await pngOf();
  const webp = await paint(120, 80).webp().toBuffer();
  const avif = await paint(120, 80).avif({ effort: 0 }).toBuffer();
  const moving = await sharp([await pngOf(60, 60), await jpegOf(60, 60)], { join: { animated: true } })
    .webp()
    .toBuffer();
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  );
  const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
  const make = (name: string, error: ErrorKey, bytes: Buffer, type = 'image/png', file = 'a.png'): HostileFile => ({
    name,
    type,
    file,
    bytes,
    error,
  });
  const asJpeg = ['image/jpeg', 'a.jpg'] as const;
  return [
    make('SVG as itself', 'picture_format', svg, 'image/svg+xml', 'a.svg'),
    make('SVG as PNG', 'picture_format', svg),
    make('HTML as JPEG', 'picture_format', html, ...asJpeg),
    make('HTML after a byte order mark', 'picture_format', Buffer.concat([Buffer.from('\ufeff'), html])),
    make('GIF', 'picture_format', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'image/gif', 'a.gif'),
    make('PDF', 'picture_format', Buffer.from('%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>'), 'application/pdf', 'a.pdf'),
    make('a program', 'picture_format', Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 'application/octet-stream', 'a'),
    make('one byte', 'picture_format', Buffer.from([0xff])),
    make('HEIC', 'picture_heic', Buffer.concat([ftyp('heic', 'mif1'), Buffer.alloc(64)]), 'image/heic', 'a.heic'),
    make('JPEG called PNG', 'picture_mislabelled', jpeg),
    make('PNG called JPEG by its name only', 'picture_mislabelled', png, 'image/png', 'a.jpg'),
    make('PNG called HTML', 'picture_mislabelled', png, 'text/html', 'a.html'),
    make('JPEG with a page behind it', 'picture_disguised', Buffer.concat([jpeg, html]), ...asJpeg),
    make(
      'JPEG with a script in its comment',
      'picture_disguised',
      withJpegPart(jpeg, 0xfe, '<script>alert(1)</script>'),
      ...asJpeg,
    ),
    make(
      'JPEG that opens as JavaScript',
      'picture_disguised',
      withJpegPart(jpeg, 0xe0, `*/=alert(1);/*${' '.repeat(0x2f2a - 2 - 14)}`),
      ...asJpeg,
    ),
    make('JPEG that is a ZIP', 'picture_disguised', Buffer.concat([jpeg, zip]), ...asJpeg),
    make('JPEG with a PDF in it', 'picture_disguised', withJpegPart(jpeg, 0xee, '%PDF-1.4 …'), ...asJpeg),
    make('PNG with a page behind it', 'picture_disguised', Buffer.concat([png, html])),
    make(
      'PNG with PHP in its text',
      'picture_disguised',
      withPngChunk(png, pngChunk('tEXt', Buffer.from('Comment\0<?php system($_GET[0]); ?>'))),
    ),
    make('PNG with anything behind it', 'picture_disguised', Buffer.concat([png, Buffer.alloc(10)])),
    make('WebP with a ZIP behind it', 'picture_disguised', Buffer.concat([webp, zip]), 'image/webp', 'a.webp'),
    make(
      'AVIF with a page in a box',
      'picture_disguised',
      Buffer.concat([avif, box('free', html)]),
      'image/avif',
      'a.avif',
    ),
    make('PNG of 30000 × 30000', 'picture_pixels', pngBomb(30_000, 30_000)),
    make('PNG of 2147483647 × 1', 'picture_small', pngBomb(2_147_483_647, 1, 0)),
    make('PNG of 4294967295 × 4294967295', 'picture_pixels', pngBomb(4_294_967_295, 4_294_967_295, 0)),
    make('JPEG of 65535 × 65535', 'picture_pixels', resizedJpeg(jpeg, 65_535, 65_535), ...asJpeg),
    make('WebP of 16777216 × 16777216', 'picture_pixels', webpCanvas(16_777_216, 16_777_216), 'image/webp', 'a.webp'),
    make('AVIF of 30000 × 30000', 'picture_pixels', resizedAvif(avif, 30_000, 30_000), 'image/avif', 'a.avif'),
    make('AVIF of 5000 × 5000', 'picture_pixels', resizedAvif(avif, 5000, 5000), 'image/avif', 'a.avif'),
    make('PNG of no size', 'picture_broken', pngBomb(0, 0, 0)),
    make('PNG of 9 × 9', 'picture_small', await pngOf(9, 9)),
    make('moving PNG', 'picture_animated', withPngChunk(png, pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])))),
    make('moving WebP', 'picture_animated', moving, 'image/webp', 'a.webp'),
    make(
      'moving AVIF',
      'picture_animated',
      Buffer.concat([ftyp('avis', 'avif'), avif.subarray(avif.readUInt32BE(0))]),
      'image/avif',
      'a.avif',
    ),
    make('JPEG cut in half', 'picture_broken', jpeg.subarray(0, jpeg.length >> 1), ...asJpeg),
    make('JPEG of two thousand scans', 'picture_broken', await scanBomb(), ...asJpeg),
    make('PNG cut in half', 'picture_broken', png.subarray(0, png.length >> 1)),
    make(
      'PNG with a chunk longer than the file',
      'picture_broken',
      withPngChunk(png, Buffer.from('\xff\xff\xff\xf0tEXtabc', 'latin1')),
    ),
    make('PNG with no pixels in it', 'picture_broken', pngBomb(200, 200, 0)),
    make('WebP cut in half', 'picture_broken', webp.subarray(0, webp.length >> 1), 'image/webp', 'a.webp'),
    make('AVIF cut in half', 'picture_broken', avif.subarray(0, avif.length >> 1), 'image/avif', 'a.avif'),
    make(
      'a JPEG’s first bytes and noise',
      'picture_broken',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(4000, 7)]),
      ...asJpeg,
    ),
    make('a PNG’s first bytes and nothing', 'picture_broken', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  ];
}

function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function webpCanvas(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(22, 4);
  bytes.write('WEBPVP8X', 8, 'latin1');
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

function resizedAvif(avif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(avif);
  const at = copy.indexOf('ispe');
  copy.writeUInt32BE(width, at + 8);
  copy.writeUInt32BE(height, at + 12);
  return copy;
}
