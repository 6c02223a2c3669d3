import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { pngOf } from '#lib/png.ts';
import { finishes } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { ellipsoid } from '#models/geometry/lathe.ts';
import { model, part } from '#models/geometry/model.ts';
import { roundedBox } from '#models/geometry/rounded-box.ts';
import { move } from '#models/geometry/transform.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import { drawText } from './lib/pixel-text.ts';
import type { Picture } from '#models/picture/thumbnail.ts';

/**
 * Swatches of finishes on a ball and a block: node scripts/finishes-sheet.ts [kind or id …] --out x.png [--flat]: the
 * bare pictures.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'finishes.png' },
    size: { type: 'string', default: '200' },
    columns: { type: 'string', default: '6' },
    flat: { type: 'boolean', default: false },
  },
});
const size = Number(values.size);
const chosen = finishes.filter(
  (finish) => positionals.length === 0 || positionals.includes(finish.kind) || positionals.includes(finish.id),
);
const columns = Math.min(Number(values.columns), chosen.length);
const rows = Math.ceil(chosen.length / columns);
const sheet = {
  width: columns * size,
  height: rows * (size + 16),
  rgba: new Uint8Array(columns * size * rows * (size + 16) * 4).fill(255),
};
const textures = textureCache(512);
const body = model([
  part('body', [
    move(ellipsoid({ width: 300, depth: 300, height: 300 }, 'near'), -190, 0, 150),
    roundedBox({ width: 300, depth: 300, height: 240, radius: 10, at: [190, 0, 0] }, 'near'),
  ]),
]);

chosen.forEach((finish, i) => {
  const began = process.cpuUsage();
  const level = textures.texture(finish);
  const picture =
    values.flat && level
      ? flat(level.colour, level.width)
      : renderThumbnail(body, { body: textures.surface(finish) }, { width: size, height: size, elevation: 16 });
  const took = process.cpuUsage(began);
  const x = (i % columns) * size;
  const y = Math.floor(i / columns) * (size + 16);
  for (let row = 0; row < size; row++)
    sheet.rgba.set(picture.rgba.subarray(row * size * 4, (row + 1) * size * 4), ((y + row) * sheet.width + x) * 4);
  drawText(sheet, x + 4, y + size + 3, finish.id);
  process.stdout.write(`${finish.id} ${((took.user + took.system) / 1000).toFixed(0)} ms\n`);
});
writeFileSync(
  values.out,
  pngOf({ width: sheet.width, height: sheet.height, channels: 4, pixels: sheet.rgba }, (bytes) => deflateSync(bytes)),
);

function flat(colour: Uint8Array, width: number): Picture {
  const rgba = new Uint8Array(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      rgba.set(
        colour.subarray(
          (Math.floor((y * width) / size) * width + Math.floor((x * width) / size)) * 3,
          (Math.floor((y * width) / size) * width + Math.floor((x * width) / size)) * 3 + 3,
        ),
        (y * size + x) * 4,
      );
  return { width: size, height: size, rgba };
}
