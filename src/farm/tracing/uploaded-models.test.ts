import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import type { Item } from '#design/records/item.ts';
import { designScene, type UploadedPart } from '#render/from-design/design-scene.ts';
import { flatten } from '#render/scene/flat-scene.ts';
import { projectFile } from '../project-file.ts';
import { readUploads } from './uploaded-models.ts';

/** A bar stool of steel and acacia, 440 × 470 × 970 mm. */
const stool = new Uint8Array(readFileSync(projectFile('src/demo/glbs/v_ghebarkhoi0.glb')));

function homeWith(...models: string[]): Design {
  const items = models.map((model, i): Item => ({
    id: `it_${i}`,
    level: 'lv_1',
    model,
    at: { x: 1000 * (i + 1), y: 2000, z: 0 },
    turn: 90,
    finishes: {},
    placement: 'floor',
    locked: false,
  }));
  const empty = newDesign('a home');
  const level = empty.levels[0]?.id ?? '';
  return { ...empty, items: Object.fromEntries(items.map((item) => [item.id, { ...item, level }])) };
}

function extent(parts: readonly UploadedPart[]): number[] {
  const sizes = [0, 1, 2].map((k) => {
    const along = parts.flatMap(({ mesh }) => Array.from(mesh.positions).filter((_, i) => i % 3 === k));
    return Math.max(...along) - Math.min(...along);
  });
  return sizes.map(Math.round);
}

test('K1: an uploaded model is traced as its file says: size, colours, pictures', async () => {
  const { parts, textures } = await readUploads(new Map([['gl_stool', stool]]), 64);
  const stools = parts.get('gl_stool') ?? [];
  expect(extent(stools)).toEqual([440, 470, 970]);
  const acacia = stools.map(({ finish }) => ({ finish, surface: textures.surface(finish) }))[1];
  expect(acacia?.surface.levels?.map(({ width }) => width)).toEqual([64, 32, 16, 8, 4]);
  // Wood: more red than blue.
  const [red = 0, , blue = 0] = acacia?.surface.levels?.at(-1)?.colour ?? [];
  expect(red).toBeGreaterThan(blue + 20);
});

test('K1: it stands where the design has it, once for each piece; one that is gone or broken leaves nothing', async () => {
  const files = new Map([
    ['gl_stool', stool],
    ['gl_broken', stool.slice(0, 4000)],
  ]);
  const { parts, textures } = await readUploads(files, 64);
  expect([...parts.keys()]).toEqual(['gl_stool']);
  const empty = designScene(homeWith()).parts.length;
  const scene = designScene(homeWith('gl_stool', 'gl_gone', 'gl_broken', 'gl_stool'), { uploads: parts });
  const own = scene.parts.filter(({ finish }) => finish.id.startsWith('gl_'));
  expect(scene.parts.length - empty).toBe(own.length);
  expect([...new Set(own.map(({ at }) => `${at.x} ${at.y}`))]).toEqual(['1000 2000', '4000 2000']);
  for (const { at, emission } of own) {
    expect(at.turn).toBeCloseTo(Math.PI / 2);
    expect(emission).toBeNull();
  }
  const flat = flatten(scene, textures);
  expect(flat.triangles.count).toBeGreaterThan(2 * 2732 - 1);
  expect(flat.materials.some(({ levels }) => levels === 5)).toBe(true);
});
