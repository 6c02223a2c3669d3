import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { glbReport } from '#features/foundation/glb/glb.ts';
import { picturesFolder } from '../pictures/picture-folder.ts';

/** What the inspection of a model found: a first start opens none. */
const noteShape = z.object({
  name: z.string(),
  size: z.object({ width: z.number().int(), depth: z.number().int(), height: z.number().int() }),
  triangles: z.number().int(),
  report: glbReport,
});
export type GlbNote = z.infer<typeof noteShape>;
const notesShape = z.record(z.string(), noteShape);

/** Beside the pictures folder; found the same way. */
export function glbsFolder(): string {
  return join(dirname(picturesFolder()), 'glbs');
}

/** A variant's file as its merchant's page hands it out, and the studio's picture of it. */
export function glbFile(variant: string, ending: 'glb' | 'webp'): string {
  return join(glbsFolder(), `${variant}.${ending}`);
}

/** By the ids of variants. */
export function readGlbNotes(): Record<string, GlbNote> {
  const file = join(glbsFolder(), 'glbs.json');
  return existsSync(file) ? notesShape.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

export function writeGlbNotes(notes: Record<string, GlbNote>): void {
  writeFileSync(join(glbsFolder(), 'glbs.json'), `${JSON.stringify(notes, null, 2)}\n`);
}
