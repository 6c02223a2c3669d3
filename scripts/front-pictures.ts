import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { sunFrames, type SunFrame } from '#features/catalogue/landing/sun-frames.ts';
import { buildHome } from './homes/build-home.ts';
import { frontRoom } from './homes/front-room.ts';
import { drawRoom } from './lib/demo-pictures/draw-room.ts';
import { withRenderContext } from './lib/demo-pictures/render-context.ts';

/*
 * npm run demo:front                            the front page's room at each of its hours; may be killed and begun again
 *   -- --hours 7,19                             of some only
 *   -- --preview /tmp/look [--size 480]         small and quick, as PNG
 */
const { values } = parseArgs({
  options: {
    hours: { type: 'string' },
    preview: { type: 'string' },
    size: { type: 'string', default: '480' },
    keep: { type: 'string', default: '.hien/demo-pictures' },
  },
});
const wide = { width: 1680, height: 940, samples: 12 };
const phone = { width: 780, height: 840 };
/** Of a phone's picture the middle lies here in the wide one, in parts of its width. */
const phoneMiddle = 0.55;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/pictures');
const asked = values.hours?.split(',').map(Number);
const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());

const home = buildHome(frontRoom, 'Phòng khách bên sân');
const settings = {
  threads: availableParallelism(),
  keep: values.preview ? join(values.preview, 'tiles') : values.keep,
  signal: stopped.signal,
  onProgress: () => {},
};
await withRenderContext(settings, async (context) => {
  for (const frame of sunFrames) {
    if (asked && !asked.includes(frame.hour)) continue;
    const design = { ...home, settings: { ...home.settings, hour: frame.hour } };
    const scale = values.preview ? Number(values.size) / wide.width : 1;
    const size = {
      width: Math.round(wide.width * scale),
      height: Math.round(wide.height * scale),
      samples: values.preview ? 4 : wide.samples,
    };
    const job = {
      key: `home-${frame.name}-main`,
      kind: 'main',
      design,
      camera: 'cm_main',
      samples: size.samples,
    } as const;
    const { pixels, width, height } = await drawRoom(job, size, context);
    const picture = () => sharp(pixels, { raw: { width, height, channels: 3 } });
    if (values.preview)
      await picture()
        .png()
        .toFile(join(values.preview, `${frame.name}.png`));
    else await written(frame, picture);
    process.stdout.write(`${frame.name}\n`);
  }
});

async function written({ name }: SunFrame, picture: () => Sharp): Promise<void> {
  await picture()
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  const across = Math.round((wide.height * phone.width) / phone.height);
  const left = Math.round(Math.min(wide.width - across, Math.max(0, wide.width * phoneMiddle - across / 2)));
  await picture()
    .extract({ left, top: 0, width: across, height: wide.height })
    .resize(phone.width, phone.height)
    .webp({ quality: 78, effort: 6 })
    .toFile(join(folder, `${name}-phone.webp`));
}
