import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launch } from '../e2e/support/launch.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { visitPage, type PageVisit } from './lib/visit-page.ts';

/** `npm run docs:pictures`: the pictures of README and docs, taken from the running product. */
interface Shot extends PageVisit {
  name: string;
  before?(page: Page): Promise<void>;
  /** Shows live 3D, once the stage stands. */ live?: boolean;
}

const openLogin = (page: Page) =>
  page
    .locator('header')
    .getByRole('button', { name: /^(登录|Sign in|Đăng nhập)$/ })
    .click();
const openRegister = async (page: Page) => {
  await page.locator('header').getByRole('button', { name: 'Mở menu' }).click();
  await page.getByRole('button', { name: 'Đăng ký', exact: true }).last().click();
};

const shots: Shot[] = [
  { name: 'home-en-1440', path: '/', language: 'en', width: 1440 },
  { name: 'home-zh-dark-1440', path: '/', language: 'zh', width: 1440, theme: 'dark' },
  { name: 'home-vi-390', path: '/', language: 'vi', width: 390 },
  { name: 'login-zh-1440', path: '/works', language: 'zh', width: 1440, before: openLogin },
  { name: 'register-vi-390', path: '/', language: 'vi', width: 390, before: openRegister },
  { name: 'own-home-en-1440', path: '/user/desginer', language: 'en', width: 1440, as: 'designer' },
  { name: 'models-en-1440', path: '/models', language: 'en', width: 1440 },
  { name: 'models-vi-dark-390', path: '/models?room=bathroom', language: 'vi', width: 390, theme: 'dark' },
  { name: 'model-zh-1440', path: '/models/detail?id=sofa-01k3', language: 'zh', width: 1440, live: true },
  {
    name: 'sample-home-en-1440',
    path: '/models/detail?home=two-bedroom-flat',
    language: 'en',
    width: 1440,
    live: true,
  },
  { name: 'terms-vi-dark-390', path: '/TermsOfUse', language: 'vi', width: 390, theme: 'dark' },
];

const folder = join(import.meta.dirname, '../docs/pictures');
mkdirSync(folder, { recursive: true });
const server = await startBuiltServer();
const browser = await launch({ webgl: true, even: true });
try {
  for (const shot of shots) writeFileSync(join(folder, `${shot.name}.webp`), await take(browser, shot));
} finally {
  await browser.close();
  await server.stop();
}

async function take(browser: Browser, shot: Shot): Promise<Buffer> {
  const page = await visitPage(browser, server.url, shot);
  if (shot.before) {
    await shot.before(page);
    await page.locator('dialog[open] input').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  if (shot.live) {
    await page.locator('main').getByRole('button', { name: /3D/ }).first().click();
    await page.locator('[data-state=live]').waitFor({ timeout: 180_000 });
  }
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const webp = await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toBuffer();
  await page.context().close();
  return webp;
}
