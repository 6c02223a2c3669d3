import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { pageOf, pages, type PageKey } from '#features/catalogue/content/addresses.ts';
import { addressOf } from '../e2e/support/addresses.ts';
import { launch } from '../e2e/support/launch.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { visitPage, type PageVisit } from './lib/visit-page.ts';

/**
 * `npm run docs:pages [-- works,product]`: every page in four variants, on one sheet each under docs/pictures/pages:
 * desktop and phone, light and dark.
 */
const owners: Partial<Record<PageKey, NonNullable<PageVisit['as']>>> = {
  designerHome: 'designer',
  merchantHome: 'merchant',
  workspace: 'designer',
  admin: 'admin',
};
const languages = ['vi', 'zh', 'en'] as const;
const height = 1600;
const scale = 0.5;
const gap = 16;

const wanted = process.argv[2]?.split(',');
const keys = (Object.keys(pages) as PageKey[]).filter((key) => wanted === undefined || wanted.includes(key));
const folder = join(import.meta.dirname, '../docs/pictures/pages');
mkdirSync(folder, { recursive: true });
const server = await startBuiltServer({ HIEN_DEMO: '1' });
const browser = await launch({ even: true });
try {
  for (const [index, key] of keys.entries()) await sheet(browser, key, index);
} finally {
  await browser.close();
  await server.stop();
}

/** The languages alternate, so that every page is seen in two of them and all pages in three. */
async function sheet(browser: Browser, key: PageKey, index: number): Promise<void> {
  const as = owners[key] ?? (pageOf(key).private ? 'user' : undefined);
  const eyes = ([1440, 390] as const).flatMap((width, at) =>
    (['light', 'dark'] as const).map((theme): PageVisit => ({
      path: addressOf(key),
      language: languages[(index + at) % 3]!,
      width,
      height,
      theme,
      ...(as ? { as } : {}),
    })),
  );
  const shots = [];
  for (const each of eyes) shots.push(await shot(browser, each));
  const lefts = eyes.map((_, at) => eyes.slice(0, at).reduce((left, { width }) => left + width * scale + gap, gap));
  const width = lefts.at(-1)! + eyes.at(-1)!.width * scale + gap;
  await sharp({ create: { width, height: height * scale + 2 * gap, channels: 3, background: '#8a857c' } })
    .composite(shots.map((input, at) => ({ input, left: lefts[at]!, top: gap })))
    .webp({ quality: 76, effort: 5 })
    .toFile(join(folder, `${key}.webp`));
}

async function shot(browser: Browser, visit: PageVisit): Promise<Buffer> {
  const page = await visitPage(browser, server.url, visit);
  const picture = await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width: visit.width * scale })
    .png()
    .toBuffer();
  await page.context().close();
  return picture;
}
