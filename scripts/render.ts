import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { deflateSync } from 'node:zlib';
import { openDesign } from '#design/open-design.ts';
import { samples } from '#design/samples/samples.ts';
import { pngOf } from '#lib/png.ts';
import { textureCache } from '#models/materials/texture.ts';
import { openDenoiser } from '#render/denoise/denoiser.ts';
import { cyclesEngine } from '#render/engine/cycles-engine.ts';
import { cameraOf, designScene } from '#render/from-design/design-scene.ts';
import { renderPicture } from '#render/picture/render-picture.ts';
import type { Picture, Stage } from '#render/picture/render-picture.ts';
import type { Design } from '#design/document.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';

/*
 * npm run render -- design.json --camera living --size 1280x720 --samples 8 --out a.png [--panorama] [--hour 9.5]
 * [--no-denoise] [--keep folder] `--engine cycles` traces with Blender where BLENDER_BIN says it is; samples can be had
 * by name instead of a file (furnished-flat).
 */
const {
  positionals: [file],
  values,
} = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    camera: { type: 'string' },
    size: { type: 'string' },
    samples: { type: 'string', default: '8' },
    out: { type: 'string', default: 'picture.png' },
    panorama: { type: 'boolean', default: false },
    hour: { type: 'string' },
    denoise: { type: 'boolean', default: true },
    keep: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    bounces: { type: 'string', default: '8' },
    exposure: { type: 'string', default: '0' },
    engine: { type: 'string', default: 'hien' },
    detail: { type: 'string', default: 'near' },
    textures: { type: 'string', default: '512' },
  },
});

const began = process.cpuUsage();
const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());
const scene = designScene(read(file ?? ''), {
  detail: values.detail as Detail,
  ...(values.hour ? { hour: Number(values.hour) } : {}),
});
const camera = chosen(scene.cameras);
const [width, height] = (values.size ?? (values.panorama ? '2048x1024' : '1280x720')).split('x').map(Number) as [
  number,
  number,
];
const denoiser = values.denoise
  ? await openDenoiser(join(import.meta.dirname, '../third_party/oidn/rt_hdr_alb_nrm.tza'), Number(values.threads))
  : null;
const blender = process.env.BLENDER_BIN;
if (values.engine === 'cycles' && !blender) throw new Error('BLENDER_BIN is not set');
const engine = values.engine === 'cycles' ? cyclesEngine(blender!, Number(values.threads)) : undefined;
const picture = await renderPicture(
  scene,
  {
    camera: { ...cameraOf(camera), ...(values.panorama ? { kind: 'panorama' as const } : {}) },
    width,
    height,
    samples: Number(values.samples),
    seed: Number(values.seed),
  },
  {
    textures: textureCache(Number(values.textures)),
    denoiser,
    threads: Number(values.threads),
    bounces: Number(values.bounces),
    exposure: Number(values.exposure),
    signal: stopped.signal,
    onProgress: bar,
    ...(values.keep ? { keep: values.keep } : {}),
    ...(engine ? { engine } : {}),
  },
);
await save(picture, values.out);
const { user, system } = process.cpuUsage(began);
process.stderr.write(
  `\n${values.out} ${width}x${height}, ${values.samples} samples, ${((user + system) / 1e6).toFixed(1)} CPU-s, white paper ${picture.metering.key.toFixed(3)} kcd/m², open air × ${picture.metering.hold.toFixed(2)}\n`,
);

/** A file, or one of the samples by name. */
function read(name: string): Design {
  const sample = samples[name as keyof typeof samples];
  if (sample) return sample();
  const opened = openDesign(readFileSync(name, 'utf8'));
  if (!opened.ok) throw new Error(`${name}: ${opened.reason} ${opened.path}`);
  return opened.design;
}

/** By id or name; default: the first. */
function chosen(cameras: readonly SceneCamera[]): SceneCamera {
  const found = values.camera
    ? cameras.find(({ id, name }) => id === values.camera || name.toLowerCase() === values.camera!.toLowerCase())
    : cameras[0];
  if (!found)
    throw new Error(
      `No such camera. There are: ${cameras.map(({ id, name }) => `${id} (${name})`).join(', ') || 'none'}`,
    );
  return found;
}

async function save({ pixels, ...size }: Picture, to: string): Promise<void> {
  const kind = extname(to);
  if (kind === '.png')
    return writeFileSync(
      to,
      pngOf({ ...size, channels: 3, pixels }, (bytes) => deflateSync(bytes)),
    );
  const { default: sharp } = await import('sharp');
  const raw = sharp(pixels, { raw: { width: size.width, height: size.height, channels: 3 } });
  let encoded;
  if (kind === '.avif') encoded = raw.avif({ quality: 62, effort: 4 });
  else if (kind === '.webp') encoded = raw.webp({ quality: 86 });
  else encoded = raw.jpeg({ quality: 90, mozjpeg: true });
  await encoded.toFile(to);
}

function bar(stage: Stage, done: number, all: number): void {
  const share = all > 0 ? done / all : 0;
  const full = Math.round(share * 32);
  process.stderr.write(
    `\r${stage.padEnd(8)} ${'█'.repeat(full)}${'·'.repeat(32 - full)} ${String(Math.round(share * 100)).padStart(3)} %`,
  );
}
