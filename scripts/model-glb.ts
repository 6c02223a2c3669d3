import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { modelGlb } from '#exchange/model-glb.ts';
import { dress } from '#models/dress.ts';
import { findModel } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';

/** Writes one model as a file: node scripts/model-glb.ts sofa-01k3 sofa.glb */
const [id = '', out = `${id}.glb`] = process.argv.slice(2);
const found = findModel(id);
if (!found) throw new Error(`no model ${id}`);
const wear = Object.fromEntries(Object.entries(dress(found.family, found.choice)).map(([slot, finish]) => [slot, finishOf(finish)]));
writeFileSync(out, modelGlb([{ name: id, model: found.family.build(found.choice, 'near'), wear }], { textures: textureCache(512), deflate: (bytes) => deflateSync(bytes) }));
