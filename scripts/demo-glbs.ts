import { mkdirSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { glbFile, glbsFolder, writeGlbNotes, type GlbNote } from '#demo/glbs/glb-folder.ts';
import { products } from '#demo/world/products.ts';
import { libraryGlb } from '#exchange/library-glb.ts';
import { createGlbInspector } from '#features/foundation/glb/glb-inspector.server.ts';
import { glbReport } from '#features/foundation/glb/glb.ts';
import { findModel } from '#models/library.ts';
import { textureCache } from '#models/materials/texture.ts';

/*
 * node scripts/demo-glbs.ts: models a merchant of the demo brings as files of their own. They are written as a
 * merchant's program would and then looked through, written anew, measured and drawn as every file from outside.
 */

/** Products of the demo's own merchant, and the file names of their variants. */
const importedModels: Record<string, string> = { p_ghebarkhoi: 'ghe-bar-khoi' };

mkdirSync(glbsFolder(), { recursive: true });
const works = createGlbInspector();
const notes: Record<string, GlbNote> = {};
for (const { id, variants } of products) {
  if (importedModels[id] === undefined) continue;
  for (const [at, variant] of variants.entries())
    notes[variant.id] = await importModel(variant, `${importedModels[id]}-${at + 1}`);
}
writeGlbNotes(notes);

async function importModel(
  { id, model, finishes = {} }: (typeof products)[number]['variants'][number],
  name: string,
): Promise<GlbNote> {
  const found = findModel(model!)!;
  const file = libraryGlb(
    found.family,
    found.choice,
    name,
    { textures: textureCache(256), deflate: (bytes) => deflateSync(bytes) },
    { finishes },
  );
  const verdict = await works.inspect('', async () => new Uint8Array(file));
  if (!verdict.ok) throw new Error(`${name}: ${verdict.reason}`);
  const { bytes, picture, size, triangles, report } = verdict.found;
  writeFileSync(glbFile(id, 'glb'), bytes);
  writeFileSync(glbFile(id, 'webp'), picture);
  return { name, size, triangles, report: glbReport.parse(report) };
}
