import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Design } from '#design/document.ts';
import { applyAll } from '#design/samples/sample-builders.ts';
import { samples } from '#design/samples/samples.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import { lightDefaults } from '#design/records/light.ts';
import { sceneOf } from '#elements/scene.ts';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { designGlb } from '#exchange/design-glb.ts';
import { textureCache } from '#models/materials/texture.ts';

const tools = { textures: textureCache(16), deflate: (bytes: Uint8Array): Uint8Array => deflateSync(bytes) };
const options = { models: librarySource('far'), detail: 'far' } as const;

interface Node {
  name: string;
  mesh?: number;
  camera?: number;
  children?: number[];
  translation?: number[];
  rotation?: [number, number, number, number];
  extras?: { id: string; kind: string };
}
interface Json {
  nodes: Node[];
  meshes: object[];
  images: { name: string }[];
  cameras?: object[];
  extensions?: { KHR_lights_punctual: { lights: { type: string; intensity: number }[] } };
  scenes: { nodes: number[]; extras: object }[];
}

function fileOf(design: Design): { glb: Uint8Array; json: Json } {
  const made = designGlb(design, options, tools);
  if (!made.ok) throw new Error(made.reason);
  const length = new DataView(made.glb.buffer).getUint32(12, true);
  return { glb: made.glb, json: JSON.parse(new TextDecoder().decode(made.glb.subarray(20, 20 + length))) };
}

describe.each(Object.entries(samples))('%s as a file', (_, build) => {
  const design = build();
  const { glb, json } = fileOf(design);

  test('passes our own check, every triangle of the scene in it', () => {
    const triangles = sceneOf(design, options).parts.reduce((sum, { part }) => sum + part.mesh.indices.length / 3, 0);
    expect(checkModelFile(glb)).toMatchObject({ ok: true, triangles });
  });

  test('levels hold their elements, which carry their ids', () => {
    const roots = json.scenes[0]!.nodes.map((number) => json.nodes[number]!);
    expect(roots.map(({ extras }) => extras?.id)).toEqual(design.levels.map(({ id }) => id));
    const held = new Set(
      roots.flatMap(({ children = [] }) => children).map((number) => json.nodes[number]!.extras!.id),
    );
    for (const table of ['walls', 'items', 'lights', 'cameras'] as const)
      for (const id of Object.keys(design[table])) expect(held).toContain(id);
    expect(json.scenes[0]!.extras).toMatchObject({ north: design.settings.north });
  });

  test('pictures are stored once', () => {
    expect(new Set(json.images.map(({ name }) => name)).size).toBe(json.images.length);
  });

  test('the same bytes whatever the order of the records', () => {
    const turned = Object.fromEntries(
      Object.entries(design).map(([key, table]) => [
        key,
        typeof table === 'object' && !Array.isArray(table) && key !== 'settings'
          ? Object.fromEntries(Object.entries(table).toReversed())
          : table,
      ]),
    );
    expect(Buffer.compare(fileOf(turned as Design).glb, glb)).toBe(0);
  });
});

describe('axes, lights and cameras', () => {
  const item = {
    level: 'lv_1',
    model: 'sofa-0001',
    finishes: {},
    turn: 90,
    placement: 'floor',
    locked: false,
  } as const;
  const light = { ...lightDefaults, level: 'lv_1', at: { x: 1000, y: 2000, z: 2600 } };
  const camera = { level: 'lv_1', name: 'living', kind: 'still', view: 60, aspect: 1.5 } as const;
  const home = applyAll(samples.studio(), [
    { kind: 'item.add', item: { ...item, id: 'it_a1', at: { x: 1000, y: 2000, z: 0 }, product: 'p_1' } },
    { kind: 'item.add', item: { ...item, id: 'it_a2', at: { x: 1000, y: 4000, z: 0 }, name: 'The other sofa' } },
    { kind: 'light.add', light: { ...light, id: 'lt_a1' } },
    { kind: 'light.add', light: { ...light, id: 'lt_a2', form: 'spot', beam: 60 } },
    { kind: 'light.add', light: { ...light, id: 'lt_a3', form: 'panel', tilt: 0, turn: 90 } },
    {
      kind: 'camera.add',
      camera: { ...camera, id: 'cm_a1', at: { x: 0, y: 0, z: 1500 }, target: { x: 0, y: 1000, z: 1500 } },
    },
    {
      kind: 'camera.add',
      camera: { ...camera, id: 'cm_a2', at: { x: 0, y: 0, z: 1500 }, target: { x: 1000, y: 0, z: 1500 } },
    },
    {
      kind: 'camera.add',
      camera: { ...camera, id: 'cm_a3', at: { x: 0, y: 0, z: 1500 }, target: { x: 0, y: 0, z: 0 } },
    },
  ]);
  const { json } = fileOf(home);
  const node = (id: string, kind?: string) =>
    json.nodes.find(({ extras, mesh }) => extras?.id === id && (kind !== 'light' || mesh === undefined))!;

  test('two of one model share their mesh and stand in metres, Y up', () => {
    expect(node('it_a1').mesh).toBe(node('it_a2').mesh);
    expect(node('it_a1')).toMatchObject({
      name: 'sofa-0001',
      translation: [1, 0, -2],
      extras: { model: 'sofa-0001', product: 'p_1' },
    });
    expect(node('it_a2').name).toBe('The other sofa');
    // A quarter turn seen from above brings glTF's +X to −Z, as it brings our +X to +Y.
    expect(turned(node('it_a1').rotation!, [1, 0, 0])).toEqual([0, 0, -1]);
  });

  test('cameras and lights look along −Z of their node', () => {
    expect(['cm_a1', 'cm_a2', 'cm_a3'].map((id) => turned(node(id).rotation!, [0, 0, -1]))).toEqual([
      [0, 0, -1],
      [1, 0, 0],
      [0, -1, 0],
    ]);
    expect(turned(node('lt_a1', 'light').rotation!, [0, 0, -1])).toEqual([0, -1, 0]);
    expect(turned(node('lt_a3', 'light').rotation!, [0, 0, -1])).toEqual([1, 0, 0]);
    expect(turned(node('cm_a1').rotation!, [0, 1, 0])).toEqual([0, 1, 0]);
  });

  test('lumens become candela', () => {
    const [point, spot, panel] = json.extensions!.KHR_lights_punctual.lights;
    expect(point!.intensity).toBeCloseTo(800 / (4 * Math.PI));
    expect(spot!.intensity).toBeCloseTo(800 / (2 * Math.PI * (1 - Math.cos(Math.PI / 6))));
    expect(panel).toMatchObject({ type: 'spot', intensity: 800 / Math.PI });
  });

  function turned([x, y, z, w]: [number, number, number, number], [a, b, c]: [number, number, number]): number[] {
    const tx = 2 * (y * c - z * b);
    const ty = 2 * (z * a - x * c);
    const tz = 2 * (x * b - y * a);
    return [a + w * tx + y * tz - z * ty, b + w * ty + z * tx - x * tz, c + w * tz + x * ty - y * tx].map(
      (value) => Math.round(value * 1000) / 1000 + 0,
    );
  }
});

test('an empty design is a file too', () => {
  const { glb, json } = fileOf({
    ...samples.studio(),
    walls: {},
    openings: {},
    rooms: {},
    items: {},
    lights: {},
    cameras: {},
  });
  expect(json.scenes[0]).not.toHaveProperty('nodes');
  expect(checkModelFile(glb).ok).toBe(true);
});
