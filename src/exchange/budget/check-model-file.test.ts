import { deflateSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { glbOf } from '#exchange/glb.ts';
import { pngOf } from '#lib/png.ts';
import { asset, honest, reason, triangle } from '../../../tests/support/uploads/lying-file.ts';

test('an honest file passes, with its figures', () => {
  expect(checkModelFile(glbOf(honest(), triangle))).toEqual({
    ok: true,
    vertices: 3,
    triangles: 1,
    nodes: 1,
    images: 0,
  });
});

test('fifty million vertices in 248 bytes are refused without being made', () => {
  const bomb = glbOf(
    {
      asset,
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      nodes: [{ mesh: 0 }],
      accessors: [{ componentType: 5126, count: 50_000_000, type: 'VEC3' }],
    },
    new Uint8Array(0),
  );
  expect(bomb.length).toBeLessThanOrEqual(248);
  const before = process.memoryUsage();
  expect(checkModelFile(bomb)).toMatchObject({ ok: false, refusal: { key: 'claims-too-much' } });
  expect(process.memoryUsage().arrayBuffers - before.arrayBuffers).toBeLessThan(1_000_000);
});

describe('work is counted, not the clock', () => {
  /** How many numbers were read out of the file's data. */
  function readingsOf(json: object, binary: Uint8Array): { found: string; floats: number; shorts: number } {
    const spies = [vi.spyOn(DataView.prototype, 'getFloat32'), vi.spyOn(DataView.prototype, 'getUint16')] as const;
    const found = reason(json, binary);
    const [floats, shorts] = spies.map((spy) => spy.mock.calls.length) as [number, number];
    for (const spy of spies) spy.mockRestore();
    return { found, floats, shorts };
  }

  /** Many accessors over the same bytes, each a primitive of its own; `step` shifts each one a little. */
  function piled(copies: number, count: number, step = 0): [object, Uint8Array] {
    const binary = new Uint8Array(count * 12 + copies * step);
    const numbers = Array.from({ length: copies }, (_, i) => i);
    return [
      {
        ...honest(),
        meshes: [{ primitives: numbers.map((POSITION) => ({ attributes: { POSITION } })) }],
        buffers: [{ byteLength: binary.length }],
        accessors: numbers.map((i) => ({
          bufferView: 0,
          byteOffset: i * step,
          componentType: 5126,
          count,
          type: 'VEC3',
        })),
        bufferViews: [{ buffer: 0, byteLength: binary.length }],
      },
      binary,
    ];
  }

  test('sixty million corners over one view are refused before one is read', () => {
    expect(readingsOf(...piled(200, 300_000))).toMatchObject({ found: 'too-many-vertices', floats: 0 });
  });

  test('morphs are corners too', () => {
    const [json, binary] = piled(1, 20_000);
    const primitive = { attributes: { POSITION: 0 }, targets: Array.from({ length: 60 }, () => ({ POSITION: 0 })) };
    expect(readingsOf({ ...json, meshes: [{ primitives: [primitive] }] }, binary)).toMatchObject({
      found: 'too-many-vertices',
      floats: 0,
    });
  });

  test('the same bytes are read once, however many point to them', () => {
    expect(readingsOf(...piled(200, 100))).toMatchObject({ found: 'ok', floats: 300 });
  });

  test('bytes that overlap are read twice at most', () => {
    const [json, binary] = piled(200, 100, 4);
    const { found, floats } = readingsOf(json, binary);
    expect(found).toBe('claims-too-much');
    expect(floats * 4).toBeLessThanOrEqual(2 * binary.length);
  });

  test('a JPEG of markers alone is not walked to its end', () => {
    const binary = Uint8Array.from({ length: 400_000 }, (_, i) => [0xff, 0xe0, 0, 2][i % 4]!);
    binary[1] = 0xd8;
    binary.set([0xff, 0xe0, 0, 4], 2);
    const { found, shorts } = readingsOf(
      {
        asset,
        images: [{ bufferView: 0 }],
        bufferViews: [{ buffer: 0, byteLength: binary.length }],
        buffers: [{ byteLength: binary.length }],
      },
      binary,
    );
    expect(found).toBe('image-kind');
    expect(shorts).toBeGreaterThan(1000);
    expect(shorts).toBeLessThan(3000);
  });
});

test('strips and fans are counted as what they draw', () => {
  const binary = new Uint8Array(9 * 12);
  const counts = [0, 1, 2, 3, 4, 5, 6].map((mode) =>
    checkModelFile(
      glbOf(
        {
          ...honest(),
          meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode }] }],
          accessors: [{ bufferView: 0, componentType: 5126, count: 9, type: 'VEC3' }],
          bufferViews: [{ buffer: 0, byteLength: 108 }],
          buffers: [{ byteLength: 108 }],
        },
        binary,
      ),
    ),
  );
  expect(counts.map((verdict) => verdict.ok && verdict.triangles)).toEqual([9, 4, 9, 8, 3, 7, 7]);
});

test('a model in millimetres stands under a node that mends it', () => {
  expect(
    reason({
      ...honest(),
      nodes: [
        { children: [1], scale: [0.001, 0.001, 0.001] },
        { mesh: 0, translation: [5000, 0, 0], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], scale: [1000, 1000, 1000] },
      ],
    }),
  ).toBe('ok');
});

test('1e999 is no bound', () => {
  const text = new TextDecoder()
    .decode(glbOf(honest(), triangle).subarray(20))
    .split('\u0000')[0]!
    .replace('[1,1,0]', '[1e999,1,0]');
  const json = text.slice(0, text.lastIndexOf('}') + 1);
  expect(checkModelFile(new TextEncoder().encode(json))).toMatchObject({ ok: false, refusal: { key: 'not-valid' } });
});

test('pictures: a bomb by its header, a stranger by its first bytes', () => {
  const small = pngOf({ width: 4, height: 4, channels: 3, pixels: new Uint8Array(48) }, (bytes) => deflateSync(bytes));
  const huge = small.slice();
  new DataView(huge.buffer).setUint32(16, 30_000);
  new DataView(huge.buffer).setUint32(20, 30_000);
  const jpeg = new Uint8Array([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0x75, 0x30, 0x75, 0x30, 3, 0, 0,
  ]);
  expect(
    [small, huge, jpeg, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')].map(withImage),
  ).toEqual(['ok', 'image-too-large', 'image-too-large', 'image-kind']);
});

function withImage(bytes: Uint8Array): string {
  return reason(
    {
      asset,
      images: [{ bufferView: 0, mimeType: 'image/png' }],
      bufferViews: [{ buffer: 0, byteLength: bytes.length }],
      buffers: [{ byteLength: bytes.length }],
    },
    bytes,
  );
}

test('containers that lie about themselves', () => {
  const good = glbOf(honest(), triangle);
  const change = (at: number, value: number): Uint8Array => {
    const bytes = good.slice();
    new DataView(bytes.buffer).setUint32(at, value, true);
    return bytes;
  };
  const files = [
    change(0, 1),
    change(4, 1),
    change(8, 4_000_000_000),
    change(12, 4_000_000_000),
    good.subarray(0, 30),
    new Uint8Array(0),
    new Uint8Array(5).fill(0x7b),
    new TextEncoder().encode('[]'),
  ];
  const found = files.map((bytes) => checkModelFile(bytes)).map((verdict) => (verdict.ok ? 'ok' : verdict.refusal.key));
  expect(found).toEqual([
    'not-gltf',
    'old-version',
    'broken-container',
    'broken-container',
    'broken-container',
    'not-gltf',
    'json-broken',
    'not-gltf',
  ]);
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
