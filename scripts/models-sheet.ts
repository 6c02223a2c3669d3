import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { chance, hashOfText } from '#lib/random.ts';
import { pngOf } from '#lib/png.ts';
import { dress } from '#models/dress.ts';
import { families, findFamily, findModel } from '#models/library.ts';
import { renderThumbnail } from '#models/picture/thumbnail.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { textureCache } from '#models/materials/texture.ts';
import { finishOf } from '#models/materials/library.ts';
import { choiceAt, familyCount, written } from '#models/model-id.ts';
import { drawText } from './lib/pixel-text.ts';

/** Contact sheet: node scripts/models-sheet.ts sofa chair sofa-01k3 --out x.png [--each 8] [--size 320] [--detail middle] [--seed 1] */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'models.png' }, each: { type: 'string', default: '8' }, size: { type: 'string', default: '320' }, columns: { type: 'string', default: '4' }, detail: { type: 'string', default: 'middle' }, seed: { type: 'string', default: '1' } },
});

const textures = textureCache(256);
const size = Number(values.size);
const asked = positionals.length > 0 ? positionals : families.map((family) => family.code);
const ids = asked.flatMap((name) => (findModel(name) ? [name] : sampled(name)));
const columns = Math.min(Number(values.columns), ids.length);
const rows = Math.ceil(ids.length / columns);
const sheet = { width: columns * size, height: rows * (size + 20), rgba: new Uint8Array(columns * size * rows * (size + 20) * 4).fill(255) };

ids.forEach((id, i) => {
  const { family, choice } = findModel(id)!;
  const began = process.cpuUsage();
  const model = family.build(choice, values.detail as 'near' | 'middle' | 'far');
  const built = process.cpuUsage(began);
  const wear = Object.fromEntries(Object.entries(dress(family, choice)).map(([slot, finish]) => [slot, textures.surface(finishOf(finish))]));
  const picture = renderThumbnail(model, wear, { width: size, height: size, placement: family.placement });
  const drawn = process.cpuUsage(began);
  const [x, y] = [(i % columns) * size, Math.floor(i / columns) * (size + 20)];
  for (let row = 0; row < size; row++) sheet.rgba.set(picture.rgba.subarray(row * size * 4, (row + 1) * size * 4), ((y + row) * sheet.width + x) * 4);
  drawText(sheet, x + 6, y + size + 5, `${id} ${choice.style} ${choice.width}x${choice.depth}x${choice.height}`);
  const took = (usage: NodeJS.CpuUsage): string => `${((usage.user + usage.system) / 1000).toFixed(0)} ms`;
  process.stdout.write(`${id} ${triangleCount(model)} triangles, built in ${took(built)}, with picture ${took(drawn)}  ${JSON.stringify(choice)}\n`);
});
writeFileSync(values.out, pngOf({ width: sheet.width, height: sheet.height, channels: 4, pixels: sheet.rgba }, (bytes) => deflateSync(bytes)));

function sampled(code: string): string[] {
  const family = findFamily(code);
  if (!family) throw new Error(`no family or model ${code}`);
  const luck = chance(hashOfText(code) + Number(values.seed));
  return Array.from({ length: Number(values.each) }, (_, i) => {
    const number = Math.floor(((i + luck.next()) / Number(values.each)) * familyCount(family));
    return choiceAt(family, number) ? written(family, number) : code;
  });
}
