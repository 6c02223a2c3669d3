import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Style } from '../src/models/vocabulary.ts';

/*
 * `npm run demo:site`: pictures of the site itself, cut from the demo's: what stands for each style where one chooses
 * it, twice as large as shown, and the upright ones beside dialogs and banners.
 */
const styles: Record<Style, string> = {
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
const upright = {
  'japandi-close': ['home-japandi-living-main', 'right'],
  'kitchen-close': ['home-veranda-kitchen-main', 'left'],
  'bedroom-close': ['home-french-bedroom-main', 'centre'],
} as const;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/pictures');

mkdirSync(join(folder, 'styles'), { recursive: true });
for (const [style, picture] of Object.entries(styles)) await cut(picture, `styles/${style}`, 192, 128);
for (const [name, [picture, part]] of Object.entries(upright)) await cut(picture, name, 640, 800, part);

async function cut(picture: string, name: string, width: number, height: number, position = 'centre'): Promise<void> {
  const { size } = await sharp(join(root, 'src/demo/pictures', `${picture}.avif`))
    .resize(width, height, { position })
    .webp({ quality: 76 })
    .toFile(join(folder, `${name}.webp`));
  process.stdout.write(`${name} ${size} bytes\n`);
}
