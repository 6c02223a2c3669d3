import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Style } from '../src/models/vocabulary.ts';

/** `npm run demo:styles`: what stands for each style where one chooses it, of the demo's pictures; twice as large as shown. */
const pictures: Record<Style, string> = {
  modern: 'home-modern-living-main',
  japandi: 'home-japandi-living-main',
  indochine: 'home-indochine-living-main',
  scandinavian: 'home-scandinavian-living-main',
  newChinese: 'home-newchinese-flat-main',
  industrial: 'home-industrial-loft-main',
  wabiSabi: 'home-wabi-studio-main',
  french: 'home-french-living-main',
  midCentury: 'home-midcentury-living-main',
};
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/pictures/styles');

mkdirSync(folder, { recursive: true });
for (const [style, picture] of Object.entries(pictures)) {
  const { size } = await sharp(join(root, 'src/demo/pictures', `${picture}.avif`))
    .resize(192, 128)
    .webp({ quality: 76 })
    .toFile(join(folder, `${style}.webp`));
  process.stdout.write(`${style} ${size} bytes\n`);
}
