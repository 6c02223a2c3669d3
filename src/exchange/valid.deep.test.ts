import { deflateSync } from 'node:zlib';
import { validateBytes } from 'gltf-validator';
import { expect, test } from 'vitest';
import { samples } from '#design/samples/samples.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { designGlb } from '#exchange/design-glb.ts';
import { libraryGlb } from '#exchange/library-glb.ts';
import { families } from '#models/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { choiceAt, familyCount } from '#models/model-id.ts';

/** The validator of the Khronos Group, which wrote the format. */
const tools = { textures: textureCache(32), deflate: (bytes: Uint8Array): Uint8Array => deflateSync(bytes) };

test.each(families)('a $code is a valid GLB and passes our own check', async (family) => {
  const choice = choiceAt(family, Math.floor(familyCount(family) / 2))!;
  const glb = libraryGlb(family, choice, family.code, tools, { detail: 'middle' });
  expect(await faultsOf(glb)).toEqual([]);
  expect(checkModelFile(glb)).toMatchObject({ ok: true });
});

test.each(Object.entries(samples))('a %s is a valid GLB and passes our own check', async (_, build) => {
  const made = designGlb(build(), { models: librarySource('middle'), detail: 'middle' }, tools);
  expect(made.ok && (await faultsOf(made.glb))).toEqual([]);
  expect(made.ok && checkModelFile(made.glb)).toMatchObject({ ok: true });
});

test('a file that is not valid is found out', async () => {
  const glb = libraryGlb(families[0]!, choiceAt(families[0]!, 0)!, 'broken', tools, { detail: 'far' });
  const text = new TextDecoder('latin1').decode(glb).replace('"type":"VEC3"', '"type":"VEC2"');
  expect(await faultsOf(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).not.toEqual([]);
});

/**
 * Whatever the validator has to say: errors and warnings, but also informations and hints (a triangle without area, an
 * object nobody points at).
 */
async function faultsOf(glb: Uint8Array): Promise<string[]> {
  const { issues } = await validateBytes(glb, { maxIssues: 0 });
  return issues.messages.map(({ severity, code, pointer, message }) => `${severity} ${code} ${pointer}: ${message}`);
}
