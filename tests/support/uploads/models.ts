import { deflateSync } from 'node:zlib';
import { glbOf } from '#exchange/glb.ts';
import { pngOf } from '#lib/png.ts';
import type { GlbRefusal } from '#features/foundation/glb/glb.ts';

export type Json = Record<string, unknown>;
interface Draft {
  json: Json;
  binary: Uint8Array;
}

/** Metres, Y up. */
export interface BoxSize {
  width: number;
  depth: number;
  height: number;
}

/** A box on the floor with six faces of its own, normals, a checked texture: what a well-behaved program exports. */
export function boxDraft({ width, depth, height }: BoxSize, picture: Uint8Array = checks(64)): Draft {
  const x = width / 2;
  const y = height;
  const z = depth / 2;
  const faces: [normal: number[], corners: number[][]][] = [
    [
      [0, 0, 1],
      [
        [-x, 0, z],
        [x, 0, z],
        [x, y, z],
        [-x, y, z],
      ],
    ],
    [
      [0, 0, -1],
      [
        [x, 0, -z],
        [-x, 0, -z],
        [-x, y, -z],
        [x, y, -z],
      ],
    ],
    [
      [1, 0, 0],
      [
        [x, 0, z],
        [x, 0, -z],
        [x, y, -z],
        [x, y, z],
      ],
    ],
    [
      [-1, 0, 0],
      [
        [-x, 0, -z],
        [-x, 0, z],
        [-x, y, z],
        [-x, y, -z],
      ],
    ],
    [
      [0, 1, 0],
      [
        [-x, y, z],
        [x, y, z],
        [x, y, -z],
        [-x, y, -z],
      ],
    ],
    [
      [0, -1, 0],
      [
        [-x, 0, -z],
        [x, 0, -z],
        [x, 0, z],
        [-x, 0, z],
      ],
    ],
  ];
  const positions = new Float32Array(faces.flatMap(([, corners]) => corners.flat()));
  const normals = new Float32Array(faces.flatMap(([normal]) => [...normal, ...normal, ...normal, ...normal]));
  const uvs = new Float32Array(faces.flatMap(() => [0, 1, 1, 1, 1, 0, 0, 0]));
  const indices = new Uint16Array(faces.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => i * 4 + k)));
  const parts = [positions, normals, uvs, indices, picture].map(
    (part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
  );
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, part) => sum + padded(part.length), 0));
  const binary = new Uint8Array(starts.at(-1)! + padded(parts.at(-1)!.length));
  parts.forEach((part, i) => binary.set(part, starts[i]!));
  const accessor = (bufferView: number, type: string, count: number, componentType = 5126) => ({
    bufferView,
    componentType,
    count,
    type,
  });
  return {
    binary,
    json: {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0, name: 'box' }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 }] }],
      materials: [
        {
          name: 'Gỗ sồi',
          pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.6 },
        },
      ],
      textures: [{ source: 0 }],
      images: [{ bufferView: 4, mimeType: 'image/png' }],
      accessors: [
        { ...accessor(0, 'VEC3', 24), min: [-x, 0, -z], max: [x, y, z] },
        accessor(1, 'VEC3', 24),
        accessor(2, 'VEC2', 24),
        accessor(3, 'SCALAR', 36, 5123),
      ],
      bufferViews: parts.map((part, i) => ({ buffer: 0, byteOffset: starts[i], byteLength: part.length })),
      buffers: [{ byteLength: binary.length }],
    },
  };
}

/** A table of 1200 × 450 × 750 mm. */
export function honestGlb(change: (json: Json) => Json = (json) => json): Buffer {
  const { json, binary } = boxDraft({ width: 1.2, depth: 0.45, height: 0.75 });
  return Buffer.from(glbOf(change(json), binary));
}

function checks(side: number): Uint8Array {
  const pixels = Uint8Array.from({ length: side * side * 3 }, (_, i) => {
    const p = Math.floor(i / 3);
    return (((p % side) >> 3) + (Math.floor(p / side) >> 3)) % 2 === 0 ? [190, 140, 90][i % 3]! : [120, 80, 45][i % 3]!;
  });
  return pngOf({ width: side, height: side, channels: 3, pixels }, (bytes) => deflateSync(bytes));
}

export interface HostileModel {
  name: string;
  bytes: Buffer;
  reason: GlbRefusal;
}

/** Attacks on a server that trusts its input. */
export function hostileModels(): HostileModel[] {
  const whole = honestGlb();
  const lie = (name: string, reason: GlbRefusal, part: Json | ((json: Json) => Json)): HostileModel => ({
    name,
    reason,
    bytes: honestGlb((json) => (typeof part === 'function' ? part(json) : { ...json, ...part })),
  });
  const bytes = (name: string, reason: GlbRefusal, file: Uint8Array): HostileModel => ({
    name,
    reason,
    bytes: Buffer.from(file),
  });
  const withData = (name: string, reason: GlbRefusal, at: number, value: number): HostileModel => {
    const { json, binary } = boxDraft({ width: 1.2, depth: 0.45, height: 0.75 });
    new DataView(binary.buffer).setFloat32(at, value, true);
    return bytes(name, reason, glbOf(json, binary));
  };
  const withPicture = (name: string, reason: GlbRefusal, picture: Uint8Array): HostileModel => {
    const { json, binary } = boxDraft({ width: 1, depth: 1, height: 1 }, picture);
    return bytes(name, reason, glbOf(json, binary));
  };
  const view = (json: Json, number: number, part: Json): Json => ({
    ...json,
    bufferViews: (json.bufferViews as Json[]).map((each, i) => (i === number ? { ...each, ...part } : each)),
  });
  const accessor = (json: Json, number: number, part: Json): Json => ({
    ...json,
    accessors: (json.accessors as Json[]).map((each, i) => (i === number ? { ...each, ...part } : each)),
  });
  return [
    bytes('a JPEG called model', 'not-gltf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70])),
    bytes('a page called model', 'not-gltf', Buffer.from('<!doctype html><script>alert(1)</script>')),
    bytes('a ZIP called model', 'not-gltf', Buffer.from('PK\x03\x04 and so on and on')),
    bytes('one byte', 'not-gltf', Buffer.from([0])),
    bytes(
      'the first version',
      'old-version',
      Buffer.concat([whole.subarray(0, 4), Buffer.from([1, 0, 0, 0]), whole.subarray(8)]),
    ),
    bytes('cut in half', 'broken-container', whole.subarray(0, whole.length >> 1)),
    bytes(
      'a length beyond the file',
      'broken-container',
      Buffer.concat([whole.subarray(0, 8), Buffer.from([0xff, 0xff, 0xff, 0x7f]), whole.subarray(12)]),
    ),
    bytes('JSON that is none', 'json-broken', glbOfText('{"asset":{"version":"2.0"},')),
    bytes(
      'JSON in broken UTF-8',
      'json-broken',
      glbOfText('{"asset":{"version":"2.0","generator":"\xff\xfe"}}', 'latin1'),
    ),
    lie('lists within lists', 'json-too-deep', { extras: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown }),
    lie('a hundred thousand empty lists', 'too-many', { extras: Array.from({ length: 120_000 }, () => []) }),
    lie('pages of text', 'json-too-large', { extras: 'x'.repeat(3 * 2 ** 20) }),
    lie('fifty million corners of nothing', 'claims-too-much', (json) =>
      accessor(json, 0, { bufferView: undefined, count: 50_000_000 }),
    ),
    lie('a view beyond its buffer', 'claims-too-much', (json) => view(json, 0, { byteLength: 4_000_000 })),
    lie('a buffer beyond the file', 'claims-too-much', { buffers: [{ byteLength: 2_000_000_000 }] }),
    lie('corners over each other', 'not-valid', (json) => view(json, 0, { byteStride: 4 })),
    lie('an accessor that is not there', 'not-valid', { meshes: [{ primitives: [{ attributes: { POSITION: 99 } }] }] }),
    lie('a material that is not there', 'not-valid', {
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 3, material: 7 }] }],
    }),
    lie('a texture that is not there', 'not-valid', {
      materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 7 } } }],
    }),
    lie('a picture that is not there', 'not-valid', { textures: [{ source: 7 }] }),
    lie('a node that is its own child', 'node-loop', { nodes: [{ mesh: 0, children: [0] }] }),
    lie('a child of two', 'node-two-parents', { nodes: [{ mesh: 0, children: [2] }, { children: [2] }, {}] }),
    lie('nodes without end', 'node-too-deep', {
      nodes: Array.from({ length: 200 }, (_, i) => (i < 199 ? { children: [i + 1] } : { mesh: 0 })),
    }),
    lie('three thousand nodes', 'too-many', { nodes: Array.from({ length: 3000 }, () => ({ mesh: 0 })) }),
    lie('a picture from the web', 'outside-address', { images: [{ uri: 'https://evil.example/pixel.png' }] }),
    lie('data from the disk', 'outside-address', { buffers: [{ byteLength: 36, uri: 'file:///etc/passwd' }] }),
    lie('a picture as text', 'outside-address', { images: [{ uri: 'data:image/png;base64,AAAA' }] }),
    lie('Draco', 'compressed', {
      extensionsUsed: ['KHR_draco_mesh_compression'],
      extensionsRequired: ['KHR_draco_mesh_compression'],
    }),
    lie('KTX2 that is not declared', 'compressed', {
      textures: [{ extensions: { KHR_texture_basisu: { source: 0 } } }],
    }),
    lie('an extension nobody knows', 'unknown-extension', {
      extensionsUsed: ['ACME_secret'],
      extensionsRequired: ['ACME_secret'],
    }),
    withData('a corner that is no number', 'not-finite', 12, Number.NaN),
    withData('a corner without end', 'not-finite', 12, Number.POSITIVE_INFINITY),
    withData('a corner beyond the horizon', 'too-big-in-space', 12, 1e9),
    lie('a scale beyond the horizon', 'too-big-in-space', { nodes: [{ mesh: 0, scale: [1e30, 1, 1] }] }),
    lie('one mesh drawn a thousand times too often', 'too-many-vertices', {
      nodes: Array.from({ length: 2000 }, () => ({ mesh: 0 })),
      scenes: [{ nodes: Array.from({ length: 2000 }, (_, i) => i) }],
      meshes: [
        { primitives: Array.from({ length: 200 }, () => ({ attributes: { POSITION: 0 }, mode: 4, indices: 4 })) },
      ],
      accessors: thin(),
    }),
    withPicture('a texture of 30000 × 30000', 'image-too-large', pngHead(30_000, 30_000)),
    withPicture(
      'a texture that is a page',
      'image-kind',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ),
    withPicture('a texture cut in half', 'image-broken', checks(64).subarray(0, 90)),
    lie('a scene of nothing', 'nothing-to-see', { scenes: [{ nodes: [] }] }),
    lie('points instead of faces', 'nothing-to-see', {
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode: 0 }] }],
    }),
    lie('a model of no size', 'nothing-to-see', { nodes: [{ mesh: 0, scale: [0, 0, 0] }] }),
  ];
}

/** 24 corners and three numbers: few triangles however often it is drawn. */
function thin(): Json[] {
  return [
    { bufferView: 0, componentType: 5126, count: 24, type: 'VEC3' },
    { bufferView: 1, componentType: 5126, count: 24, type: 'VEC3' },
    { bufferView: 2, componentType: 5126, count: 24, type: 'VEC2' },
    { bufferView: 3, componentType: 5123, count: 36, type: 'SCALAR' },
    { bufferView: 3, componentType: 5123, count: 3, type: 'SCALAR' },
  ];
}

function glbOfText(text: string, encoding: BufferEncoding = 'utf8'): Uint8Array {
  const body = Buffer.from(text, encoding);
  const file = Buffer.alloc(20 + padded(body.length), 0x20);
  file.writeUInt32LE(0x46546c67, 0);
  file.writeUInt32LE(2, 4);
  file.writeUInt32LE(file.length, 8);
  file.writeUInt32LE(file.length - 20, 12);
  file.writeUInt32LE(0x4e4f534a, 16);
  body.copy(file, 20);
  return file;
}

/** The beginning of a PNG that claims these dimensions. */
function pngHead(width: number, height: number): Uint8Array {
  const head = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    Buffer.from([0, 0, 0, 13]),
    Buffer.from('IHDR'),
    Buffer.alloc(64),
  ]);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
