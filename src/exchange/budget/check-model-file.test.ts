import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { glbOf } from '#exchange/glb.ts';
import { pngOf } from '#lib/png.ts';

const asset = { version: '2.0' };
const triangle = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);

/** One honest triangle; tests change a part of it into a lie. */
function honest(): Record<string, unknown> {
  return {
    asset, scenes: [{ nodes: [0] }], nodes: [{ mesh: 0 }], meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteLength: 36 }], buffers: [{ byteLength: 36 }],
  };
}

function reason(json: object, binary: Uint8Array = triangle): string {
  const verdict = checkModelFile(glbOf(json, binary));
  return verdict.ok ? 'ok' : verdict.refusal.key;
}

test('an honest file passes, with its figures', () => {
  expect(checkModelFile(glbOf(honest(), triangle))).toEqual({ ok: true, vertices: 3, triangles: 1, nodes: 1, images: 0 });
});

test('fifty million vertices in 248 bytes are refused without being made', () => {
  const bomb = glbOf({ asset, meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }], nodes: [{ mesh: 0 }], accessors: [{ componentType: 5126, count: 50_000_000, type: 'VEC3' }] }, new Uint8Array(0));
  expect(bomb.length).toBeLessThanOrEqual(248);
  const before = process.memoryUsage();
  expect(checkModelFile(bomb)).toMatchObject({ ok: false, refusal: { key: 'claims-too-much' } });
  expect(process.memoryUsage().arrayBuffers - before.arrayBuffers).toBeLessThan(1_000_000);
});

describe('lies', () => {
  const cases: [name: string, expected: string, change: (json: Record<string, never>) => object, binary?: Uint8Array][] = [
    ['a count beyond its view', 'claims-too-much', (j) => ({ ...j, accessors: [{ componentType: 5126, count: 4, type: 'VEC3', bufferView: 0 }] })],
    ['a view beyond its buffer', 'claims-too-much', (j) => ({ ...j, bufferViews: [{ buffer: 0, byteLength: 400 }] })],
    ['a buffer beyond the file', 'claims-too-much', (j) => ({ ...j, buffers: [{ byteLength: 4_000_000_000 }] })],
    ['sparse zeros', 'claims-too-much', (j) => ({ ...j, accessors: [{ componentType: 5126, count: 50_000_000, type: 'VEC3', sparse: { count: 1, indices: { bufferView: 0, componentType: 5125 }, values: { bufferView: 0 } } }] })],
    ['sparse beyond its view', 'claims-too-much', (j) => ({ ...j, accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', sparse: { count: 3, indices: { bufferView: 0, byteOffset: 30, componentType: 5125 }, values: { bufferView: 0 } } }] })],
    ['a node that is its own child', 'node-loop', (j) => ({ ...j, nodes: [{ mesh: 0, children: [0] }] })],
    ['a ring of nodes', 'node-loop', (j) => ({ ...j, scenes: [], nodes: [{ children: [1] }, { children: [2] }, { children: [0] }] })],
    ['a child of two', 'node-two-parents', (j) => ({ ...j, nodes: [{ children: [2] }, { children: [2] }, {}] })],
    ['nodes without end', 'node-too-deep', (j) => ({ ...j, nodes: Array.from({ length: 200 }, (_, i) => (i < 199 ? { children: [i + 1] } : {})) })],
    ['a web address', 'outside-address', (j) => ({ ...j, buffers: [{ byteLength: 36, uri: 'https://example.com/a.bin' }] })],
    ['a file address', 'outside-address', (j) => ({ ...j, images: [{ uri: 'file:///etc/passwd' }] })],
    ['a data address', 'outside-address', (j) => ({ ...j, images: [{ uri: 'data:image/png;base64,AAAA' }] })],
    ['Draco', 'compressed', (j) => ({ ...j, extensionsUsed: ['KHR_draco_mesh_compression'] })],
    ['undeclared meshopt', 'compressed', (j) => ({ ...j, bufferViews: [{ buffer: 0, byteLength: 36, extensions: { EXT_meshopt_compression: {} } }] })],
    ['a need we do not know', 'unknown-extension', (j) => ({ ...j, extensionsUsed: ['ACME_x'], extensionsRequired: ['ACME_x'] })],
    ['bounds beyond numbers', 'not-valid', (j) => ({ ...j, accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: ['∞', 1, 0] }] })],
    ['bounds beyond the horizon', 'too-big-in-space', (j) => ({ ...j, accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', max: [1e9, 1, 0] }] })],
    ['positions that are no numbers', 'not-finite', (j) => j, new Uint8Array(new Float32Array([0, 0, 0, Number.NaN, 0, 0, 0, 1, 0]).buffer)],
    ['endless positions', 'not-finite', (j) => j, new Uint8Array(new Float32Array([0, 0, 0, Infinity, 0, 0, 0, 1, 0]).buffer)],
    ['an index to nowhere', 'not-valid', (j) => ({ ...j, meshes: [{ primitives: [{ attributes: { POSITION: 7 } }] }] })],
    ['an old version', 'old-version', (j) => ({ ...j, asset: { version: '1.0' } })],
    ['too many nodes', 'too-many', (j) => ({ ...j, nodes: Array.from({ length: 3000 }, () => ({})) })],
    ['too many primitives', 'too-many', (j) => ({ ...j, meshes: [{ primitives: Array.from({ length: 3000 }, () => ({ attributes: { POSITION: 0 } })) }] })],
    ['one mesh drawn too often', 'too-many-triangles', (j) => ({ ...j, scenes: [], nodes: Array.from({ length: 2000 }, () => ({ mesh: 0 })), accessors: [{ bufferView: 0, componentType: 5126, count: 4000, type: 'VEC3' }], bufferViews: [{ buffer: 0, byteLength: 48_000 }], buffers: [{ byteLength: 48_000 }] }), new Uint8Array(48_000)],
    ['lists within lists', 'json-too-deep', (j) => ({ ...j, extras: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) })],
    ['a hundred thousand empty lists', 'too-many', (j) => ({ ...j, extras: Array.from({ length: 120_000 }, () => []) })],
    ['pages of text', 'json-too-large', (j) => ({ ...j, extras: 'x'.repeat(3 * 2 ** 20) })],
  ];
  test.each(cases)('%s: %s', (_, expected, change, binary) => {
    expect(reason(change(honest() as Record<string, never>), binary)).toBe(expected);
  });
});

test('1e999 is no bound', () => {
  const text = new TextDecoder().decode(glbOf(honest(), triangle).subarray(20)).split('\u0000')[0]!.replace('[1,1,0]', '[1e999,1,0]');
  const json = text.slice(0, text.lastIndexOf('}') + 1);
  expect(checkModelFile(new TextEncoder().encode(json))).toMatchObject({ ok: false, refusal: { key: 'not-valid' } });
});

test('pictures: a bomb by its header, a stranger by its first bytes', () => {
  const small = pngOf({ width: 4, height: 4, channels: 3, pixels: new Uint8Array(48) }, (bytes) => deflateSync(bytes));
  const huge = small.slice();
  new DataView(huge.buffer).setUint32(16, 30_000);
  new DataView(huge.buffer).setUint32(20, 30_000);
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0x75, 0x30, 0x75, 0x30, 3, 0, 0]);
  expect([small, huge, jpeg, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')].map(withImage)).toEqual(['ok', 'image-too-large', 'image-too-large', 'image-kind']);
});

function withImage(bytes: Uint8Array): string {
  return reason({ asset, images: [{ bufferView: 0, mimeType: 'image/png' }], bufferViews: [{ buffer: 0, byteLength: bytes.length }], buffers: [{ byteLength: bytes.length }] }, bytes);
}

test('containers that lie about themselves', () => {
  const good = glbOf(honest(), triangle);
  const change = (at: number, value: number): Uint8Array => {
    const bytes = good.slice();
    new DataView(bytes.buffer).setUint32(at, value, true);
    return bytes;
  };
  const files = [change(0, 1), change(4, 1), change(8, 4_000_000_000), change(12, 4_000_000_000), good.subarray(0, 30), new Uint8Array(0), new Uint8Array(5).fill(0x7b), new TextEncoder().encode('[]')];
  const found = files.map((bytes) => checkModelFile(bytes)).map((verdict) => (verdict.ok ? 'ok' : verdict.refusal.key));
  expect(found).toEqual(['not-gltf', 'old-version', 'broken-container', 'broken-container', 'broken-container', 'not-gltf', 'json-broken', 'not-gltf']);
});

test('any bytes at all are answered, never thrown at', () => {
  const good = glbOf(honest(), triangle);
  for (let i = 0; i < 2000; i++) {
    const bytes = good.slice();
    bytes[(i * 7919) % bytes.length] = (i * 31) & 255;
    bytes[(i * 104_729) % bytes.length] = (i * 17) & 255;
    expect(checkModelFile(bytes)).toHaveProperty('ok');
  }
});
