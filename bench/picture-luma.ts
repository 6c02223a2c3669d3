import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { pictureFile, picturesFolder, readNotes } from '#demo/pictures/picture-folder.ts';
import { median, report } from './support/report.ts';

/*
 * How bright the demo's main pictures are, as a screen shows them (0 to 255): over-lit pictures have their whites in the
 * film's shoulder and no blacks. Options: another folder of pictures; --each says every picture's own.
 */
const [folder = picturesFolder()] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const each: Record<string, string> = {};
const found = [];
for (const key of Object.keys(readNotes(picturesFolder())).filter((name) => name.endsWith('-main'))) {
  const file = pictureFile(folder, key);
  if (!existsSync(file)) continue;
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const luma = Uint8Array.from(
    { length: data.length / 3 },
    (_, i) => 0.2126 * data[i * 3]! + 0.7152 * data[i * 3 + 1]! + 0.0722 * data[i * 3 + 2]!,
  ).sort();
  const at = (share: number): number => luma[Math.floor(luma.length * share)]!;
  found.push({ dark: at(0.05), middle: at(0.5), light: at(0.95) });
  each[key] = `${at(0.05)} ${at(0.5)} ${at(0.95)}`;
}
const middles = found.map(({ middle }) => middle);
report('picture-luma', {
  pictures: found.length,
  'median of medians (150 to 185)': median(middles),
  'brightest median (at most 215)': Math.max(...middles),
  'darkest median': Math.min(...middles),
  'median of 5th percentiles (under 90)': median(found.map(({ dark }) => dark)),
  'medians of 220 and more': middles.filter((middle) => middle >= 220).length,
  'median of 95th percentiles': median(found.map(({ light }) => light)),
  ...(process.argv.includes('--each') && each),
});
