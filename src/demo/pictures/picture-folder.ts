import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PictureKind } from './picture-jobs.ts';

/** Metadata of a finished picture: a first start needs no decoder. */
interface PictureNote {
  stamp: string;
  kind: PictureKind;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  cpuSeconds: number;
}
export type PictureNotes = Record<string, PictureNote>;

/** Found from the package's root, since this module runs from its source and from inside the built server alike. */
export function picturesFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'src', 'demo', 'pictures');
  if (existsSync(join(from, 'package.json')) && existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error('The folder src/demo/pictures cannot be found.');
  return picturesFolder(dirname(from));
}

export function pictureFile(folder: string, key: string): string {
  return join(folder, `${key}.avif`);
}

export function readNotes(folder: string): PictureNotes {
  const file = join(folder, 'pictures.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PictureNotes) : {};
}

/** One line a picture, sorted by name; written atomically. */
export function writeNotes(folder: string, notes: PictureNotes): void {
  const lines = Object.keys(notes)
    .toSorted()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(notes[key])}`);
  writeFileSync(join(folder, 'pictures.json.part'), `{\n${lines.join(',\n')}\n}\n`);
  renameSync(join(folder, 'pictures.json.part'), join(folder, 'pictures.json'));
}

/** Whether there is nothing to do: the file exists and was made from the same input. */
export function isFinished(folder: string, notes: PictureNotes, key: string, stamp: string): boolean {
  return notes[key]?.stamp === stamp && existsSync(pictureFile(folder, key));
}
