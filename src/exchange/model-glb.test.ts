import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { modelGlb } from '#exchange/model-glb.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { triangleCount } from '#models/geometry/model.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { model, part } from '#models/geometry/model.ts';
import { families } from '#models/library.ts';
import { finishOf } from '#models/materials/library.ts';
import { textureCache } from '#models/materials/texture.ts';
import { choiceAt, familyCount } from '#models/model-id.ts';

const tools = { textures: textureCache(32), deflate: (bytes: Uint8Array): Uint8Array => deflateSync(bytes) };

function jsonOf(glb: Uint8Array): {
  nodes: object[];
  meshes: { primitives: { attributes: Record<string, number>; material: number }[] }[];
  materials: { name: string; extensions?: object }[];
  accessors: { min?: number[]; max?: number[] }[];
} {
  const length = new DataView(glb.buffer).getUint32(12, true);
  return JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
}

test('a board becomes metres, Y up, front to +Z, with its end grain apart', () => {
  const plank = model([part('wood', board({ from: [0, -300, 0], to: [900, 0, 40] }, 'middle'))]);
  const json = jsonOf(
    modelGlb(
      [{ name: 'plank', model: plank, finishes: { wood: finishOf('oak-natural') }, at: [1000, 2000, 0], turn: 90 }],
      tools,
    ),
  );
  const { min, max } = json.accessors[json.meshes[0]!.primitives[0]!.attributes.POSITION!]!;
  expect([min, max].flat().map((value) => Math.round(value! * 1000))).toEqual([0, 0, 0, 900, 40, 300]);
  expect(json.materials.map(({ name }) => name)).toEqual(['oak-natural', 'oak-natural end grain']);
  expect(json.nodes[0]).toMatchObject({ translation: [1, 0, -2] });
});

test('one model placed twice is stored once; glass and velvet say what they are', () => {
  const pane = model([part('pane', board({ from: [0, 0, 0], to: [500, 6, 800] }, 'far'))]);
  const finishes = { pane: finishOf('glass-clear') };
  const json = jsonOf(
    modelGlb(
      [
        { name: 'a', model: pane, finishes },
        { name: 'b', model: pane, finishes, at: [600, 0, 0] },
        { name: 'c', model: pane, finishes: { pane: finishOf('velvet-teal') } },
      ],
      tools,
    ),
  );
  expect([json.nodes.length, json.meshes.length]).toEqual([3, 2]);
  expect(json.materials.map(({ extensions }) => Object.keys(extensions ?? {})[0])).toEqual([
    'KHR_materials_transmission',
    'KHR_materials_sheen',
  ]);
});

test.each(families)('what we write of $code passes our own check', (family) => {
  const choice = choiceAt(family, Math.floor(familyCount(family) / 2))!;
  const made = family.build(choice, 'far');
  const finishes = Object.fromEntries(
    Object.entries(slotFinishes(family, choice)).map(([slot, finish]) => [slot, finishOf(finish)]),
  );
  expect(checkModelFile(modelGlb([{ name: family.code, model: made, finishes }], tools))).toMatchObject({
    ok: true,
    triangles: triangleCount(made),
  });
});
