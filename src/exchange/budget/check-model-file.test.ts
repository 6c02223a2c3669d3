import { deflateSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { checkModelFile } from '#exchange/budget/check-model-file.ts';
import { glbOf } from '#exchange/glb.ts';
import { pngOf } from '#lib/png.ts';

const asset = { version: '2.0' };
const triangle = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer);

/** One honest triangle; tests change a part of it into a lie. */
function honest(): Record<string, unknown> {
  return {
    asset,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  };
}

function reason(json: object, binary: Uint8Array = triangle): string {
  const verdict = checkModelFile(glbOf(json, binary));
  return verdict.ok ? 'ok' : verdict.refusal.key;
}

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

describe('lies', () => {
  const cases: [
    name: string,
    expected: string,
    change: (json: Record<string, never>) => object,
    binary?: Uint8Array,
  ][] = [
    [
      'a count beyond its view',
      'claims-too-much',
      (j) => ({ ...j, accessors: [{ componentType: 5126, count: 4, type: 'VEC3', bufferView: 0 }] }),
    ],
    ['a view beyond its buffer', 'claims-too-much', (j) => ({ ...j, bufferViews: [{ buffer: 0, byteLength: 400 }] })],
    ['a buffer beyond the file', 'claims-too-much', (j) => ({ ...j, buffers: [{ byteLength: 4_000_000_000 }] })],
    [
      'sparse zeros',
      'claims-too-much',
      (j) => ({
        ...j,
        accessors: [
          {
            componentType: 5126,
            count: 50_000_000,
            type: 'VEC3',
            sparse: { count: 1, indices: { bufferView: 0, componentType: 5125 }, values: { bufferView: 0 } },
          },
        ],
      }),
    ],
    [
      'sparse beyond its view',
      'claims-too-much',
      (j) => ({
        ...j,
        accessors: [
          {
            bufferView: 0,
            componentType: 5126,
            count: 3,
            type: 'VEC3',
            sparse: {
              count: 3,
              indices: { bufferView: 0, byteOffset: 30, componentType: 5125 },
              values: { bufferView: 0 },
            },
          },
        ],
      }),
    ],
    ['a node that is its own child', 'node-loop', (j) => ({ ...j, nodes: [{ mesh: 0, children: [0] }] })],
    [
      'a ring of nodes',
      'node-loop',
      (j) => ({ ...j, scenes: [], nodes: [{ children: [1] }, { children: [2] }, { children: [0] }] }),
    ],
    ['a child of two', 'node-two-parents', (j) => ({ ...j, nodes: [{ children: [2] }, { children: [2] }, {}] })],
    [
      'nodes without end',
      'node-too-deep',
      (j) => ({ ...j, nodes: Array.from({ length: 200 }, (_, i) => (i < 199 ? { children: [i + 1] } : {})) }),
    ],
    [
      'a web address',
      'outside-address',
      (j) => ({ ...j, buffers: [{ byteLength: 36, uri: 'https://example.com/a.bin' }] }),
    ],
    ['a file address', 'outside-address', (j) => ({ ...j, images: [{ uri: 'file:///etc/passwd' }] })],
    ['a data address', 'outside-address', (j) => ({ ...j, images: [{ uri: 'data:image/png;base64,AAAA' }] })],
    ['Draco', 'compressed', (j) => ({ ...j, extensionsUsed: ['KHR_draco_mesh_compression'] })],
    [
      'undeclared meshopt',
      'compressed',
      (j) => ({ ...j, bufferViews: [{ buffer: 0, byteLength: 36, extensions: { EXT_meshopt_compression: {} } }] }),
    ],
    [
      'a need we do not know',
      'unknown-extension',
      (j) => ({ ...j, extensionsUsed: ['ACME_x'], extensionsRequired: ['ACME_x'] }),
    ],
    [
      'bounds beyond numbers',
      'not-valid',
      (j) => ({
        ...j,
        accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: ['∞', 1, 0] }],
      }),
    ],
    [
      'bounds beyond the horizon',
      'too-big-in-space',
      (j) => ({ ...j, accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', max: [1e9, 1, 0] }] }),
    ],
    [
      'positions that are no numbers',
      'not-finite',
      (j) => j,
      new Uint8Array(new Float32Array([0, 0, 0, Number.NaN, 0, 0, 0, 1, 0]).buffer),
    ],
    [
      'endless positions',
      'not-finite',
      (j) => j,
      new Uint8Array(new Float32Array([0, 0, 0, Infinity, 0, 0, 0, 1, 0]).buffer),
    ],
    [
      'an index to nowhere',
      'not-valid',
      (j) => ({ ...j, meshes: [{ primitives: [{ attributes: { POSITION: 7 } }] }] }),
    ],
    ['an old version', 'old-version', (j) => ({ ...j, asset: { version: '1.0' } })],
    ['too many nodes', 'too-many', (j) => ({ ...j, nodes: Array.from({ length: 3000 }, () => ({})) })],
    [
      'too many primitives',
      'too-many',
      (j) => ({
        ...j,
        meshes: [{ primitives: Array.from({ length: 3000 }, () => ({ attributes: { POSITION: 0 } })) }],
      }),
    ],
    [
      'one mesh drawn too often',
      'too-many-triangles',
      (j) => ({
        ...j,
        scenes: [],
        nodes: Array.from({ length: 2000 }, () => ({ mesh: 0 })),
        accessors: [{ bufferView: 0, componentType: 5126, count: 4000, type: 'VEC3' }],
        bufferViews: [{ buffer: 0, byteLength: 48_000 }],
        buffers: [{ byteLength: 48_000 }],
      }),
      new Uint8Array(48_000),
    ],
    [
      'a root listed 500,000 times',
      'too-many',
      (j) => ({ ...j, scenes: [{ nodes: Array.from({ length: 500_000 }, () => 0) }] }),
    ],
    ['a root listed twice', 'node-two-parents', (j) => ({ ...j, scenes: [{ nodes: [0, 0] }] })],
    ['a scale beyond the horizon', 'too-big-in-space', (j) => ({ ...j, nodes: [{ mesh: 0, scale: [1e30, 1, 1] }] })],
    [
      'a node of nothing beyond the horizon',
      'too-big-in-space',
      (j) => ({ ...j, nodes: [{ translation: [0, 1e30, 0] }] }),
    ],
    [
      'a matrix beyond the horizon',
      'too-big-in-space',
      (j) => ({ ...j, nodes: [{ mesh: 0, matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -1e30, 1] }] }),
    ],
    [
      'scales that multiply',
      'too-big-in-space',
      (j) => ({
        ...j,
        nodes: [
          { children: [1], scale: [20, 20, 20] },
          { mesh: 0, scale: [20, 20, 20] },
        ],
      }),
    ],
    [
      'shifts that add up',
      'too-big-in-space',
      (j) => ({
        ...j,
        nodes: [
          { children: [1], translation: [60, 0, 0] },
          { mesh: 0, translation: [60, 0, 0] },
        ],
      }),
    ],
    ['a scale that is no number', 'not-valid', (j) => ({ ...j, nodes: [{ mesh: 0, scale: [null, 1, 1] }] })],
    [
      'a matrix with a vanishing point',
      'not-valid',
      (j) => ({ ...j, nodes: [{ mesh: 0, matrix: [1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1] }] }),
    ],
    ['a turn that stretches', 'not-valid', (j) => ({ ...j, nodes: [{ mesh: 0, rotation: [0, 0, 0, 1e9] }] })],
    ['a morph beyond measure', 'not-valid', (j) => ({ ...j, nodes: [{ mesh: 0, weights: [1e30] }] })],
    [
      'undeclared Basis Universal',
      'compressed',
      (j) => ({ ...j, textures: [{ extensions: { KHR_texture_basisu: { source: 0 } } }] }),
    ],
    [
      'undeclared Draco in a material',
      'compressed',
      (j) => ({ ...j, materials: [{ normalTexture: { extensions: { KHR_draco_mesh_compression: {} } } }] }),
    ],
    [
      'quantised corners, declared',
      'unknown-extension',
      (j) => ({ ...j, extensionsUsed: ['KHR_mesh_quantization'], extensionsRequired: ['KHR_mesh_quantization'] }),
    ],
    [
      'quantised corners, undeclared',
      'not-valid',
      (j) => ({ ...j, accessors: [{ bufferView: 0, componentType: 5122, count: 3, type: 'VEC3' }] }),
    ],
    ['no positions', 'not-valid', (j) => ({ ...j, meshes: [{ primitives: [{ attributes: { NORMAL: 0 } }] }] })],
    [
      'too many attributes',
      'too-many',
      (j) => ({ ...j, meshes: [{ primitives: [{ attributes: { POSITION: 0, ...junk(16) } }] }] }),
    ],
    [
      'too many attributes of a morph',
      'too-many',
      (j) => ({ ...j, meshes: [{ primitives: [{ attributes: { POSITION: 0 }, targets: [junk(17)] }] }] }),
    ],
    [
      'too many attributes of all',
      'too-many',
      (j) => ({
        ...j,
        meshes: [{ primitives: Array.from({ length: 1500 }, () => ({ attributes: { POSITION: 0, ...junk(14) } })) }],
      }),
    ],
    [
      'an attribute shorter than the positions',
      'not-valid',
      (j) => ({
        ...j,
        meshes: [{ primitives: [{ attributes: { POSITION: 0, _J: 1 } }] }],
        accessors: [
          ...(honest().accessors as object[]),
          { bufferView: 0, componentType: 5126, count: 1, type: 'SCALAR' },
        ],
      }),
    ],
    [
      'corners over each other',
      'not-valid',
      (j) => ({ ...j, bufferViews: [{ buffer: 0, byteLength: 36, byteStride: 4 }] }),
    ],
    [
      'lists within lists',
      'json-too-deep',
      (j) => ({ ...j, extras: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) }),
    ],
    [
      'a hundred thousand empty lists',
      'too-many',
      (j) => ({ ...j, extras: Array.from({ length: 120_000 }, () => []) }),
    ],
    ['pages of text', 'json-too-large', (j) => ({ ...j, extras: 'x'.repeat(3 * 2 ** 20) })],
  ];
  test.each(cases)('%s: %s', (_, expected, change, binary) => {
    expect(reason(change(honest() as Record<string, never>), binary)).toBe(expected);
  });
});

function junk(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`_J${i}`, 0]));
}

describe('data that lies', () => {
  /** Positions and normals of a triangle, its indices, and one more corner with its place for a sparse accessor. */
  function file({ normal = 1, index = 2, value = 0, place = 0 }): [object, Uint8Array] {
    const binary = new Uint8Array(92);
    binary.set(
      new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, normal, value, 0, 0]).buffer),
    );
    binary.set([0, 1, index, place], 84);
    const view = (byteOffset: number, byteLength: number): object => ({ buffer: 0, byteOffset, byteLength });
    const corner = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' };
    return [
      {
        ...honest(),
        meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2 }] }],
        accessors: [
          {
            ...corner,
            sparse: { count: 1, indices: { bufferView: 3, componentType: 5121 }, values: { bufferView: 4 } },
          },
          { ...corner, bufferView: 1 },
          { bufferView: 2, componentType: 5121, count: 3, type: 'SCALAR' },
        ],
        bufferViews: [view(0, 36), view(36, 36), view(84, 3), view(87, 1), view(72, 12)],
        buffers: [{ byteLength: 92 }],
      },
      binary,
    ];
  }

  test.each([
    ['nothing', 'ok', {}],
    ['a normal that is no number', 'not-finite', { normal: Number.NaN }],
    ['an index to a corner there is not', 'not-valid', { index: 3 }],
    ['an index that starts a new strip', 'not-valid', { index: 255 }],
    ['a sparse value that is no number', 'not-finite', { value: Number.NaN }],
    ['a sparse value beyond the horizon', 'too-big-in-space', { value: 1e30 }],
    ['a sparse value for a corner there is not', 'not-valid', { place: 3 }],
  ] as const)('%s: %s', (_, expected, change) => {
    expect(reason(...file(change))).toBe(expected);
  });
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
