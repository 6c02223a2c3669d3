import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { libraryGlb } from '#exchange/library-glb.ts';
import { findModel } from '#models/library.ts';
import { textureCache } from '#models/materials/texture.ts';

/** Writes one model as a file: node scripts/model-glb.ts sofa-01k3 sofa.glb */
const [id = '', out = `${id}.glb`] = process.argv.slice(2);
const found = findModel(id);
if (!found) throw new Error(`no model ${id}`);
writeFileSync(
  out,
  libraryGlb(found.family, found.choice, id, { textures: textureCache(512), deflate: (bytes) => deflateSync(bytes) }),
);
