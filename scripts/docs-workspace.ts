import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { launch } from '../e2e/support/launch.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { visitPage, type PageVisit } from './lib/visit-page.ts';

/**
 * `npm run docs:workspace [-- part of a name]`: the workspace as it is seen, in every width, language and light; the
 * home is the design of a work.
 */
interface Shot extends Pick<PageVisit, 'language' | 'width' | 'theme'> {
  name: string;
  show(page: Page, words: Words): Promise<void>;
  /** Where the page is; the design itself unless it says so. */
  path?: string;
}
type Words = (key: `views.${View}` | `rail.${string}`) => string;
type View = 'plan' | 'split' | 'space' | 'walk';

const patient = { timeout: 180_000 };

const view = (name: View) => async (page: Page, words: Words) => {
  await page
    .getByRole('button', { name: words(`views.${name}`), exact: true })
    .first()
    .click();
  if (name !== 'plan') await live(page);
};
/** What is there once a panel is. */
const there = {
  furnish: '.fur-body',
  pieces: '.cat-card img',
  surfaces: '.sf-home, .sf-insp',
  list: '.ls-total',
  versions: '.vs-canvas',
  render: '.rd-new',
};
const panel =
  (name: keyof typeof there, from: View = 'plan') =>
  async (page: Page, words: Words) => {
    await view(from)(page, words);
    await page.getByRole('button', { name: words(`rail.${name}`), exact: true }).click();
    await page.locator(there[name]).first().waitFor(patient);
    await page.waitForLoadState('networkidle');
  };
const nothing = () => Promise.resolve();

const shots: Shot[] = [
  { name: 'start-vi-1440', language: 'vi', width: 1440, path: '/workspace', show: nothing },
  { name: 'start-zh-dark-390', language: 'zh', width: 390, theme: 'dark', path: '/workspace', show: nothing },
  { name: 'plan-en-1440', language: 'en', width: 1440, show: view('plan') },
  { name: 'plan-vi-dark-1440', language: 'vi', width: 1440, theme: 'dark', show: view('plan') },
  { name: 'plan-zh-1024', language: 'zh', width: 1024, show: view('plan') },
  { name: 'plan-zh-820', language: 'zh', width: 820, show: nothing },
  { name: 'plan-en-dark-820', language: 'en', width: 820, theme: 'dark', show: nothing },
  { name: 'plan-vi-390', language: 'vi', width: 390, show: nothing },
  { name: 'plan-zh-dark-390', language: 'zh', width: 390, theme: 'dark', show: nothing },
  { name: 'catalogue-vi-1440', language: 'vi', width: 1440, show: panel('pieces') },
  { name: 'furnish-zh-1440', language: 'zh', width: 1440, show: panel('furnish') },
  { name: 'list-vi-1440', language: 'vi', width: 1440, show: panel('list') },
  { name: 'versions-en-1440', language: 'en', width: 1440, show: panel('versions') },
  { name: 'render-vi-1440', language: 'vi', width: 1440, show: panel('render') },
  { name: 'space-en-1440', language: 'en', width: 1440, show: view('space') },
  { name: 'space-zh-dark-1440', language: 'zh', width: 1440, theme: 'dark', show: view('space') },
  { name: 'space-vi-1024', language: 'vi', width: 1024, show: view('space') },
  { name: 'space-zh-390', language: 'zh', width: 390, show: view('space') },
  { name: 'split-vi-1440', language: 'vi', width: 1440, show: view('split') },
  { name: 'walk-en-1440', language: 'en', width: 1440, show: view('walk') },
  { name: 'walk-vi-390', language: 'vi', width: 390, show: view('walk') },
  {
    name: 'night-zh-1440',
    language: 'zh',
    width: 1440,
    async show(page, words) {
      await view('walk')(page, words);
      await page.getByRole('slider').first().focus();
      await page.keyboard.press('End');
      await idle(page);
    },
  },
  { name: 'surfaces-en-1440', language: 'en', width: 1440, show: panel('surfaces', 'space') },
];

const folder = join(import.meta.dirname, '../docs/pictures/workspace');
mkdirSync(folder, { recursive: true });
const wanted = process.argv[2] ?? '';
const server = await startBuiltServer();
const browser = await launch({ webgl: true, even: true });
try {
  for (const shot of shots.filter(({ name }) => name.includes(wanted))) {
    writeFileSync(join(folder, `${shot.name}.webp`), await take(shot));
    process.stdout.write(`${shot.name}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function take({ path, show, ...visit }: Shot): Promise<Buffer> {
  const page = await visitPage(browser, server.url, { ...visit, path: path ?? '/workspace', as: 'designer' });
  try {
    if (path === undefined) await openHome(page, visit.language);
    await show(page, wordsOf(visit.language));
    await page.waitForFunction(allPictures, null, patient);
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
    );
    return await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
  } finally {
    await page.context().close();
  }
}

/** In the page: whether every picture in sight has come; those of models are drawn when they are first asked for. */
function allPictures(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width === 0 || bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
  });
}

function wordsOf(language: Shot['language']): Words {
  const file = join(import.meta.dirname, `../messages/${language}/workspace.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  return (key) => {
    const [part = '', name = ''] = key.split('.');
    return texts[part]?.[name] ?? key;
  };
}

async function openHome(page: Page, language: Shot['language']): Promise<void> {
  const answer = await page.request.post('/api/works/w_japandiliving/use', {
    headers: {
      'accept-language': language,
      origin: server.url,
      'idempotency-key': crypto.randomUUID(),
    },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  await page.goto(`/workspace/${data.id}`);
  await page.locator('.pv-piece').first().waitFor(patient);
  await page.waitForLoadState('networkidle');
}

async function live(page: Page): Promise<void> {
  await page.locator('[data-state=live]').waitFor(patient);
  await idle(page);
}

/** Until the stage has drawn nothing for a second. */
async function idle(page: Page): Promise<void> {
  const frames = () => page.getByRole('application').last().getAttribute('data-frames');
  for (let last = '', now = 'first'; last !== now;) {
    last = now;
    await page.waitForTimeout(1000);
    now = (await frames()) ?? '';
  }
}
