import sharp from 'sharp';
import { inspectPicture, type Claim } from '#features/foundation/media/inspect/inspect-picture.ts';
import { createPainter } from '#features/foundation/media/draw-picture.server.ts';
import { hostileFiles } from '../tests/support/pictures.ts';
import { median, report } from './support/report.ts';

/*
 * What hostile files cost to refuse, and valid ones to process: CPU time, and how much the process grows at its peak.
 */
const hostile = await hostileFiles();
// Made before: the demo's own pictures may use any loader, the product's picture processor may not.
const photo = sharp(
  await sharp({
    create: {
      width: 1500,
      height: 1000,
      channels: 3,
      background: '#886644',
      noise: { type: 'gaussian', mean: 128, sigma: 18 },
    },
  })
    .png()
    .toBuffer(),
);
const honest: [string, Buffer][] = [];
for (const [name, width, height] of [
  ['12MP', 4000, 3000],
  ['40MP', 7300, 5470],
] as const) {
  const large = () => photo.clone().resize(width, height, { fit: 'fill' });
  honest.push(
    [`jpeg${name}`, await large().jpeg({ quality: 60 }).toBuffer()],
    [
      `progressiveJpeg${name}`,
      await large().jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    ],
  );
}
honest.push(
  ['png12MP', await photo.clone().resize(4000, 3000, { fit: 'fill' }).png({ compressionLevel: 1 }).toBuffer()],
  ['webp12MP', await photo.clone().resize(4000, 3000, { fit: 'fill' }).webp({ effort: 0 }).toBuffer()],
  ['avif12MP', await photo.clone().resize(4000, 3000, { fit: 'fill' }).avif({ effort: 0 }).toBuffer()],
);

const { prepare: drawPrepared, scale: drawScaled } = createPainter();
const figures: Record<string, string | number> = {};
const refusals: { name: string; ms: number; grownMB: number }[] = [];
for (const { name, bytes, type, file } of hostile) {
  const runs = [];
  for (let run = 0; run < 5; run++) runs.push(await measured(() => refused(bytes, { type, name: file })));
  refusals.push({
    name,
    ms: median(runs.map(({ ms }) => ms)),
    grownMB: Math.max(...runs.map(({ grownMB }) => grownMB)),
  });
}
const slowest = refusals.toSorted((a, b) => b.ms - a.ms)[0]!;
const bomb = refusals.find(({ name }) => name === 'PNG of 30000 × 30000')!;
Object.assign(figures, {
  hostileFiles: refusals.length,
  medianCpuMs: median(refusals.map(({ ms }) => ms)).toFixed(2),
  slowest: `${slowest.name}: ${slowest.ms.toFixed(1)} CPU-ms`,
  bombCpuMs: bomb.ms.toFixed(2),
  mostGrowthMB: Math.max(...refusals.map(({ grownMB }) => grownMB)).toFixed(1),
});

for (const [name, bytes] of honest) {
  const { ms, grownMB } = await measured(async () => {
    inspectPicture(bytes, { type: '', name: '' });
    await drawPrepared(bytes).catch((error: unknown) => {
      throw new Error(name, { cause: error });
    });
  });
  figures[name] =
    `${(bytes.length / 2 ** 20).toFixed(1)} MB in, ${Math.round(ms)} CPU-ms, ${Math.round(grownMB)} MB at its peak`;
}
const { bytes } = await drawPrepared(honest[0]![1]);
for (const format of ['avif', 'webp', 'jpg'] as const) {
  for (const width of [640, 2000] as const) {
    let size = 0;
    const { ms } = await measured(async () => {
      size = (await drawScaled(bytes, width, format)).length;
    });
    figures[`${format}${width}`] = `${Math.round(ms)} CPU-ms, ${Math.round(size / 1024)} kB`;
  }
}
report('pictures', figures);

async function refused(bytes: Buffer, claim: Claim): Promise<void> {
  try {
    inspectPicture(bytes, claim);
    await drawPrepared(bytes);
  } catch {
    return;
  }
  throw new Error('taken');
}

async function measured(work: () => Promise<void>): Promise<{ ms: number; grownMB: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  clearInterval(watching);
  return { ms: (user + system) / 1000, grownMB: (Math.max(most, process.memoryUsage.rss()) - before) / 2 ** 20 };
}
