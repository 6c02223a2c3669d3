import { wasm } from '#render/kernel/traverse-wasm.ts';
import { scratchSize } from '#render/scene/flat-scene.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';

/** Rays against the scene, in WASM. Origin, direction (unit length), how far. Metres. */
export interface Kernel {
  /** The nearest triangle, or −1; `results` then holds distance and the weights of its second and third corner. */
  closest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number;
  /** 0: something solid is in the way; else `results` holds the colour that passes. */
  passes(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number): number;
  results: Float32Array;
  thread: number;
}

/** `thread`: its number, which selects its scratch memory. */
export function kernelOf({ memory, places }: Pick<FlatScene, 'memory' | 'places'>, thread: number): Kernel {
  const module = new WebAssembly.Module(Buffer.from(wasm, 'base64'));
  const { closest, passes, start } = new WebAssembly.Instance(module, { env: { memory } }).exports as Omit<
    Kernel,
    'results' | 'thread'
  > & { start(...places: number[]): void };
  const scratch = thread * scratchSize;
  start(places.nodes, places.blocks, places.tints, scratch);
  return { closest, passes, results: new Float32Array(memory.buffer, scratch, 4), thread };
}
