import { describe, expect, test } from 'vitest';
import { honest, reason } from '../../../tests/support/uploads/lying-file.ts';

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
