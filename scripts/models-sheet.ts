import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { pngOf } from '#lib/png.ts';
import { families, findFamily, findModel } from '#models/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { contactSheet, sampledIds } from './lib/contact-sheet.ts';
import type { Detail } from '#models/geometry/mesh.ts';

/**
 * Contact sheet: node scripts/models-sheet.ts sofa chair sofa-01k3 --out x.png [--each 8] [--size 320] [--detail
 * middle] [--seed 1]
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'models.png' },
    each: { type: 'string', default: '8' },
    size: { type: 'string', default: '320' },
    columns: { type: 'string', default: '4' },
    detail: { type: 'string', default: 'middle' },
    seed: { type: 'string', default: '1' },
  },
});

const size = Number(values.size);
const asked = positionals.length > 0 ? positionals : families.map((family) => family.code);
const ids = asked.flatMap((name) => (findModel(name) ? [name] : ofFamily(name)));
const sheet = contactSheet(ids, {
  size,
  columns: Number(values.columns),
  detail: values.detail as Detail,
  textures: textureCache(size > 400 ? 512 : 256),
  drawn: (line) => process.stdout.write(`${line}\n`),
});
writeFileSync(
  values.out,
  pngOf({ width: sheet.width, height: sheet.height, channels: 4, pixels: sheet.rgba }, (bytes) => deflateSync(bytes)),
);

function ofFamily(code: string): string[] {
  const family = findFamily(code);
  if (!family) throw new Error(`no family or model ${code}`);
  return sampledIds(family, Number(values.each), Number(values.seed));
}
