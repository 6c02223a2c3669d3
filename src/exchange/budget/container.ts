import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';

interface Container {
  json: unknown;
  /** The file's own bytes, not a copy. */
  binary: Uint8Array;
}

const glb = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;

/** Opens a GLB (or a bare glTF) without trusting any length it states. */
export function openContainer(file: Uint8Array, limits: FileLimits): Container {
  if (file.length > limits.bytes) throw new RefusedFile('too-large', { bytes: file.length, most: limits.bytes });
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length >= 12 && view.getUint32(0, true) === glb) return chunksOf(file, view, limits);
  if (firstLetter(file) !== '{') throw new RefusedFile('not-gltf');
  return { json: parsed(file, limits), binary: new Uint8Array(0) };
}

function chunksOf(file: Uint8Array, view: DataView, limits: FileLimits): Container {
  if (view.getUint32(4, true) !== 2) throw new RefusedFile('old-version', { version: view.getUint32(4, true) });
  if (view.getUint32(8, true) !== file.length)
    throw new RefusedFile('broken-container', { stated: view.getUint32(8, true), bytes: file.length });
  const json = chunkAt(file, view, 12, jsonChunk);
  const next = 12 + 8 + json.length;
  const binary =
    next + 8 <= file.length && view.getUint32(next + 4, true) === binaryChunk
      ? chunkAt(file, view, next, binaryChunk)
      : new Uint8Array(0);
  return { json: parsed(json, limits), binary };
}

function chunkAt(file: Uint8Array, view: DataView, at: number, kind: number): Uint8Array {
  if (at + 8 > file.length || view.getUint32(at + 4, true) !== kind) throw new RefusedFile('broken-container', { at });
  const length = view.getUint32(at, true);
  if (at + 8 + length > file.length)
    throw new RefusedFile('broken-container', { stated: length, bytes: file.length - at - 8 });
  return file.subarray(at + 8, at + 8 + length);
}

function parsed(bytes: Uint8Array, limits: FileLimits): unknown {
  if (bytes.length > limits.jsonBytes)
    throw new RefusedFile('json-too-large', { bytes: bytes.length, most: limits.jsonBytes });
  measure(bytes, limits);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RefusedFile('json-broken');
  }
}

/** Measures how deep the JSON is and how many parts it has before a parser builds it. */
function measure(bytes: Uint8Array, limits: FileLimits): void {
  let depth = 0;
  let parts = 0;
  let quoted = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i]!;
    if (quoted) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) quoted = false;
    } else if (byte === 0x22) quoted = true;
    else if (byte === 0x7b || byte === 0x5b) {
      parts++;
      if (++depth > limits.jsonDepth) throw new RefusedFile('json-too-deep', { most: limits.jsonDepth });
    } else if (byte === 0x7d || byte === 0x5d) depth--;
  }
  if (parts > limits.jsonParts)
    throw new RefusedFile('too-many', { what: 'json', count: parts, most: limits.jsonParts });
}

function firstLetter(file: Uint8Array): string {
  for (const byte of file.subarray(0, 64)) if (byte > 0x20 && byte < 0x7f) return String.fromCharCode(byte);
  return '';
}
