import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { textureCache } from '#models/materials/texture.ts';
import { openDenoiser } from '#render/denoise/denoiser.ts';
import { cameraOf, designScene } from '#render/from-design/design-scene.ts';
import { renderPicture } from '#render/picture/render-picture.ts';
import { homeDocument } from '#demo/homes/home-document.ts';
import { buildHome } from './homes/build-home.ts';
import { homePlans } from './homes/home-plans.ts';

/**
 * Small pictures of the demo homes on one sheet, straight from their plans: node scripts/homes-sheet.ts [ids] [--camera
 * main] [--rank 0] --out sheet.png
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'homes.png' },
    camera: { type: 'string', default: 'main' },
    rank: { type: 'string' },
    seeds: { type: 'string' },
    columns: { type: 'string', default: '4' },
    size: { type: 'string', default: '256x170' },
    samples: { type: 'string', default: '2' },
    saved: { type: 'boolean', default: false },
  },
});

const [width, height] = values.size.split('x').map(Number) as [number, number];
const denoiser = await openDenoiser(join(import.meta.dirname, '../third_party/oidn/rt_hdr_alb_nrm.tza'), 2);
const textures = textureCache(128);
const cells: Buffer[] = [];
const chosen = homePlans.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const views = values.camera.split(',');
const seeds = values.seeds?.split(',').map(Number);
const jobs = chosen.flatMap((plan) =>
  (seeds ?? [null]).flatMap((seed) =>
    views.map((view) => ({
      plan:
        seed === null ? plan : { ...plan, rooms: plan.rooms.map((room, i) => (i === 0 ? { ...room, seed } : room)) },
      view,
    })),
  ),
);
for (const { plan, view } of jobs) {
  const ranked = values.rank
    ? {
        ...plan,
        main: { ...plan.main, rank: Number(values.rank) },
        detail: { ...plan.detail, rank: Number(values.rank) },
      }
    : plan;
  const scene = designScene(values.saved ? homeDocument(plan.id) : buildHome(ranked, plan.id), { detail: 'middle' });
  const camera = scene.cameras.find(({ name }) => name === view)!;
  const { pixels } = await renderPicture(
    scene,
    { camera: cameraOf(camera), width, height, samples: Number(values.samples), seed: 1 },
    { textures, denoiser, threads: 2, bounces: 6 },
  );
  const title = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="14"><rect width="100%" height="100%" fill="#fff"/><text x="3" y="11" font-size="11" font-family="sans-serif">${plan.id} ${view} s${plan.rooms[0]!.seed}</text></svg>`,
  );
  cells.push(
    await sharp({ create: { width, height: height + 14, channels: 3, background: '#fff' } })
      .composite([
        { input: title, left: 0, top: 0 },
        {
          input: await sharp(pixels, { raw: { width, height, channels: 3 } })
            .png()
            .toBuffer(),
          left: 0,
          top: 14,
        },
      ])
      .png()
      .toBuffer(),
  );
  process.stderr.write(`${plan.id} ${view} ${JSON.stringify(camera.at.map(Math.round))}\n`);
}
const columns = Math.min(cells.length, Number(values.columns));
const overlays = cells.map((input, i): OverlayOptions => ({
  input,
  left: (i % columns) * (width + 6),
  top: Math.floor(i / columns) * (height + 20),
}));
await sharp({
  create: {
    width: columns * (width + 6),
    height: Math.ceil(cells.length / columns) * (height + 20),
    channels: 3,
    background: '#fff',
  },
})
  .composite(overlays)
  .png()
  .toFile(values.out);
