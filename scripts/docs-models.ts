import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Family } from '#models/family.ts';
import { families, totalCount } from '#models/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { familyCount } from '#models/model-id.ts';
import { categories } from '#models/vocabulary.ts';
import { contactSheet, sampledIds } from './lib/contact-sheet.ts';

/**
 * `npm run docs:models`: a contact sheet of every family under docs/pictures/models, and docs/models.md, which shows
 * them.
 */
const docs = join(import.meta.dirname, '../docs');
const folder = join(docs, 'pictures/models');
const textures = textureCache(256);

mkdirSync(folder, { recursive: true });
for (const family of families) {
  const { width, height, rgba } = contactSheet(sampledIds(family, 12, 1), {
    size: 240,
    columns: 6,
    detail: 'near',
    textures,
  });
  await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 82, effort: 5 })
    .toFile(join(folder, `${family.code}.webp`));
  process.stdout.write(`${family.code}\n`);
}
for (const file of readdirSync(folder))
  if (!families.some(({ code }) => file === `${code}.webp`)) rmSync(join(folder, file));
writeFileSync(join(docs, 'models.md'), page());

function page(): string {
  const sections = Object.entries(categories).map(([key, words]) =>
    [
      `## ${words.en} · ${words.zh} · ${words.vi}`,
      ...families.filter((family) => family.category === key).map(entry),
    ].join('\n\n'),
  );
  return `# The model library\n\nMade by \`npm run docs:models\`. ${families.length} families, ${grouped(totalCount)} models; twelve of each family, spread over all of it.\n\n${sections.join('\n\n')}\n`;
}

function entry(family: Family): string {
  return `### ${family.name.en} · ${family.name.zh} · ${family.name.vi}\n\n\`${family.code}\`, ${grouped(familyCount(family))} models\n\n![${family.name.en}](pictures/models/${family.code}.webp)`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-GB');
}
