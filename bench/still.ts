import { join } from 'node:path';
import { samples } from '#design/samples/samples.ts';
import { textureCache } from '#models/materials/texture.ts';
import { openDenoiser } from '#render/denoise/denoiser.ts';
import { cameraOf, designScene } from '#render/from-design/design-scene.ts';
import { renderPicture } from '#render/picture/render-picture.ts';
import { report } from './support/report.ts';

/*
 * CPU-seconds of a 2K still of a furnished flat, all in: models, textures, tree, tracing, denoising. DESIGN §7: under
 * 250. Options: samples, width.
 */
const [spp = 8, width = 2048] = process.argv
  .slice(2)
  .filter((word) => !word.startsWith('-'))
  .map(Number);
const height = Math.round((width * 9) / 16);
const spent: Record<string, number> = {};
let stage = 'scene';
let last = process.cpuUsage();
const scene = designScene(samples['furnished-flat'](), { detail: 'near' });
const denoiser = await openDenoiser(join(import.meta.dirname, '../third_party/oidn/rt_hdr_alb_nrm.tza'), 2);
await renderPicture(
  scene,
  { camera: cameraOf(scene.cameras.find(({ name }) => name === 'living')!), width, height, samples: spp, seed: 1 },
  { textures: textureCache(512), denoiser, threads: 2, onProgress: note },
);
note('end');
await denoiser.close();
report('still', {
  picture: `${width} × ${height}, ${spp} samples`,
  ...Object.fromEntries(Object.entries(spent).map(([name, seconds]) => [`${name}, CPU-s`, seconds.toFixed(1)])),
  'all, CPU-s': Object.values(spent)
    .reduce((a, b) => a + b, 0)
    .toFixed(1),
});

function note(next: string): void {
  const now = process.cpuUsage();
  spent[stage] = (spent[stage] ?? 0) + (now.user + now.system - last.user - last.system) / 1e6;
  last = now;
  stage = next;
}
