import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { chance, hashOfText } from '#lib/random.ts';
import { pngOf } from '#lib/png.ts';
import { families, findFamily, findModel } from '#models/library.ts';
import { modelPicture } from '#models/picture/model-picture.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { textureCache } from '#models/materials/texture.ts';
import { choiceAt, familyCount, written } from '#models/model-id.ts';
import { drawText } from './lib/pixel-text.ts';
import type { Detail } from '#models/geometry/mesh.ts';

/** Contact sheet: node scripts/models-sheet.ts sofa chair sofa-01k3 --out x.png [--each 8] [--size 320] [--detail middle] [--seed 1] */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'models.png' }, each: { type: 'string', default: '8' }, size: { type: 'string', default: '320' }, columns: { type: 'string', default: '4' }, detail: { type: 'string', default: 'middle' }, seed: { type: 'string', default: '1' } },
});

const size = Number(values.size);
const textures = textureCache(size > 400 ? 512 : 256);
const detail = values.detail as Detail;
const asked = positionals.length > 0 ? positionals : families.map((family) => family.code);
const ids = asked.flatMap((name) => (findModel(name) ? [name] : sampled(name)));
const columns = Math.min(Number(values.columns), ids.length);
const rows = Math.ceil(ids.length / columns);
const sheet = { width: columns * size, height: rows * (size + 34), rgba: new Uint8Array(columns * size * rows * (size + 34) * 4).fill(255) };

ids.forEach((id, i) => {
  const { family, choice } = findModel(id)!;
  const began = process.cpuUsage();
  const model = family.build(choice, detail);
  const built = process.cpuUsage(began);
  const picture = modelPicture(family, choice, textures, { width: size, height: size, detail });
  const drawn = process.cpuUsage(began);
  const [x, y] = [(i % columns) * size, Math.floor(i / columns) * (size + 34)];
  for (let row = 0; row < size; row++) sheet.rgba.set(picture.rgba.subarray(row * size * 4, (row + 1) * size * 4), ((y + row) * sheet.width + x) * 4);
  drawText(sheet, x + 6, y + size + 5, id);
  drawText(sheet, x + 6, y + size + 19, `${choice.style} ${choice.width}x${choice.depth}x${choice.height}`);
  process.stdout.write(`${id} ${triangleCount(model)} triangles, built in ${took(built)}, with picture ${took(drawn)}  ${JSON.stringify(choice)}\n`);
});
writeFileSync(values.out, pngOf({ width: sheet.width, height: sheet.height, channels: 4, pixels: sheet.rgba }, (bytes) => deflateSync(bytes)));

function took({ user, system }: NodeJS.CpuUsage): string {
  return `${((user + system) / 1000).toFixed(0)} ms`;
}

function sampled(code: string): string[] {
  const family = findFamily(code);
  if (!family) throw new Error(`no family or model ${code}`);
  const luck = chance(hashOfText(code) + Number(values.seed));
  return Array.from({ length: Number(values.each) }, (_, i) => {
    const number = Math.floor(((i + luck.next()) / Number(values.each)) * familyCount(family));
    return choiceAt(family, number) ? written(family, number) : code;
  });
}
