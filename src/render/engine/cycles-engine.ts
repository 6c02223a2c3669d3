import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cancelled } from '#render/engine/engine.ts';
import type { Engine, EngineWork, ProgressOptions } from '#render/engine/engine.ts';
import { openOwnEngine } from '#render/engine/own-engine.ts';
import type { FlatScene } from '#render/scene/flat-scene.ts';
import type { Material } from '#render/scene/material.ts';
import { lightOf } from '#render/sky/environment.ts';
import { bsdf } from '#render/trace/bsdf.ts';
import { channels } from '#render/trace/tile.ts';

/** Blender's Cycles on the very same triangles, materials, sun and sky. `blender`: the program (BLENDER_BIN). */
export function cyclesEngine(blender: string, threads: number, onSpent?: (seconds: number) => void): Engine {
  return {
    name: 'cycles',
    async trace(work, watch) {
      const folder = mkdtempSync(join(tmpdir(), 'hien-cycles-'));
      try {
        write(folder, work, threads);
        await run(blender, folder, work, watch, onSpent);
        const bytes = readFileSync(join(folder, 'picture.f32'));
        return lit(
          await guidesOf(work, threads, watch.signal),
          new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
        );
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: () => Promise.resolve(),
  };
}

/**
 * Colours and normals from our own tracer, one path a pixel: Blender counts a coat's reflection as colour, and the
 * denoiser would carry its shape over.
 */
async function guidesOf(work: EngineWork, threads: number, signal?: AbortSignal): Promise<Float32Array> {
  const own = openOwnEngine(work.flat, threads);
  try {
    return await own.trace({ ...work, shot: { ...work.shot, samples: 1 } }, { signal });
  } finally {
    await own.close();
  }
}

function lit(guides: Float32Array, light: Float32Array): Float32Array {
  for (let i = 0; i < light.length / 3; i++) guides.set(light.subarray(i * 3, i * 3 + 3), i * channels);
  return guides;
}

const skySize = [2048, 1024] as const;

function write(folder: string, { scene, flat, shot, settings }: EngineWork, threads: number): void {
  const { triangles, levels, lights, portals, environment } = flat;
  const arrays = {
    'corners.f32': triangles.corners,
    'normals.f32': triangles.normals,
    'uvs.f32': triangles.uvs,
    'materials.u16': triangles.materials,
    'pictures.u8': flat.pictures,
    'sky.f32': skyPicture(scene),
  };
  for (const [name, { buffer, byteOffset, byteLength }] of Object.entries(arrays))
    writeFileSync(join(folder, name), new Uint8Array(buffer, byteOffset, byteLength));
  const { camera, width, height, samples, seed } = shot;
  writeFileSync(
    join(folder, 'scene.json'),
    JSON.stringify({
      materials: coated(flat),
      levels,
      emitters: lights.emitters,
      portals,
      sun: environment.sun,
      sunlight: environment.sunlight,
      sunRadius: environment.sunRadius,
      sky: skySize,
      camera,
      width,
      height,
      samples,
      seed,
      threads,
      bounces: settings.bounces,
      clamp: settings.clamp,
      view: settings.view,
    }),
  );
}

/**
 * What the coat of each material leaves to its body, from grazing to head-on view: Blender's own layers would add
 * light.
 */
function coated(flat: FlatScene): object[] {
  const { uncoated } = bsdf();
  return flat.materials.map((material) => {
    const roughness = Math.max(0.03, meanRoughness(flat, material));
    return { ...material, uncoated: Array.from({ length: 16 }, (_, i) => uncoated(Math.max(0.02, i / 15), roughness)) };
  });
}

function meanRoughness({ levels, pictures }: FlatScene, { level, roughness }: Material): number {
  const picture = levels[level];
  if (!picture || picture.relief < 0) return roughness;
  const count = picture.width * picture.height;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += pictures[picture.relief + i * 3 + 2]!;
  return sum / count / 255;
}

/** The sky as Blender wraps it around: rows from below, +X in the middle, +Y to the left. */
function skyPicture({ sky }: EngineWork['scene']): Float32Array {
  const [width, height] = skySize;
  const { radiance } = lightOf(sky);
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const turn = Math.PI - ((x + 0.5) / width) * 2 * Math.PI;
      const rise = ((y + 0.5) / height - 0.5) * Math.PI;
      out.set(
        radiance([Math.cos(rise) * Math.cos(turn), Math.cos(rise) * Math.sin(turn), Math.sin(rise)]),
        (y * width + x) * 3,
      );
    }
  return out;
}

function run(
  blender: string,
  folder: string,
  { shot }: EngineWork,
  { signal, onProgress }: ProgressOptions,
  onSpent?: (seconds: number) => void,
): Promise<void> {
  if (signal?.aborted) return Promise.reject(new Cancelled());
  const child = spawn(
    blender,
    ['-b', '--factory-startup', '-P', join(import.meta.dirname, 'cycles.py'), '--', folder],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (child.pid) setPriority(child.pid, 10);
  let output = '';
  child.stderr.on('data', (text: Buffer) => (output = (output + String(text)).slice(-4000)));
  child.stdout.on('data', (text: Buffer) => {
    output = (output + String(text)).slice(-4000);
    const sample = /Sample (\d+)\/(\d+)/.exec(String(text));
    if (sample) onProgress?.(Number(sample[1]), shot.samples);
    const spent = /SPENT ([\d.]+)/.exec(String(text));
    if (spent) onSpent?.(Number(spent[1]));
  });
  const halt = (): void => void child.kill('SIGKILL');
  signal?.addEventListener('abort', halt, { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // Not `exit`: what it printed last may be read after that.
    child.once('close', (code) => {
      signal?.removeEventListener('abort', halt);
      if (signal?.aborted) reject(new Cancelled());
      else if (code === 0 && !/Traceback/.test(output)) resolve();
      else reject(new Error(`Blender: ${output.slice(-1500)}`));
    });
  });
}
