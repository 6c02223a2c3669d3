import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { openDesign } from '#design/open-design.ts';
import { samples } from '#design/samples/samples.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { designGlb } from '#exchange/design-glb.ts';
import { textureCache } from '#models/materials/texture.ts';

/**
 * Writes a design as a file, a sample by its name or one saved as JSON: node scripts/design-glb.ts studio studio.glb
 */
const [from = '', out = `${from.replace(/\.json$/, '')}.glb`] = process.argv.slice(2);
const sample = Object.hasOwn(samples, from) ? samples[from as keyof typeof samples]() : null;
const opened = openDesign(sample ?? readFileSync(from, 'utf8'));
if (!opened.ok) throw new Error(`${from}: ${opened.reason} ${opened.path}`);
const made = designGlb(
  opened.design,
  { models: librarySource('middle'), detail: 'middle' },
  { textures: textureCache(512), deflate: (bytes) => deflateSync(bytes) },
);
if (!made.ok) throw new Error(`${from}: ${made.reason}`);
writeFileSync(out, made.glb);
