import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { open, visitors } from '../support/browser.ts';
import { startBuiltServer, type BuiltServer } from '../support/server.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const { shell } = wordsOf('en');

test('N2 the chosen theme is there before the first paint, and before any file of ours has come', async () => {
  const { page } = await visit({ fresh: true });
  await open(page, '/help');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await ground();
  await page.getByRole('contentinfo').getByText(shell('theme.dark'), { exact: true }).click();
  await expect.poll(ground).not.toBe(day);
  const night = await ground();

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      Object.assign(window, { themeAtFirstPaint: document.documentElement.dataset.theme });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/help');
  await page.waitForFunction(() => 'themeAtFirstPaint' in window);
  expect(await page.evaluate(() => (window as { themeAtFirstPaint?: string }).themeAtFirstPaint)).toBe('dark');
  expect(await ground()).toBe(night);
  expect(
    await page.evaluate(() => document.documentElement.dataset.hydrated),
    'by the inline script alone',
  ).toBeUndefined();
});

test('N2 without a choice the system decides, and one can go back to that', async () => {
  const { page } = await visit({ theme: 'dark', fresh: true });
  await open(page, '/help');
  const scheme = () =>
    page.evaluate(() => ({
      chosen: document.documentElement.dataset.theme,
      ground: getComputedStyle(document.documentElement).backgroundColor,
    }));
  const night = await scheme();
  expect(night.chosen).toBeUndefined();
  const footer = page.getByRole('contentinfo');
  await footer.getByText(shell('theme.light'), { exact: true }).click();
  await expect.poll(scheme).toMatchObject({ chosen: 'light' });
  expect((await scheme()).ground).not.toBe(night.ground);
  await footer.getByText(shell('theme.system'), { exact: true }).click();
  await expect.poll(scheme).toEqual(night);
});

describe('zoom shortcuts (seed, section 1; PRODUCT, Addresses)', () => {
  let permissive: BuiltServer;
  beforeAll(async () => {
    // Over the same database, so that nothing has to be made anew.
    const secret = await readFile(join(inject('dataDir'), 'secret'), 'utf8');
    permissive = await startBuiltServer({
      ZOOM_SHORTCUTS: 'allow',
      DATABASE_URL: inject('databaseUrl'),
      HIEN_SECRET: secret,
      HIEN_ROLE: 'web',
      HIEN_DEMO: '1',
    });
  });
  afterAll(() => permissive.stop());

  /** Which of these the page keeps from the browser. */
  function blocked(page: Page): Promise<Record<string, boolean>> {
    return page.evaluate(() => {
      const press = (key: string, keys: KeyboardEventInit) =>
        !document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ...keys, bubbles: true, cancelable: true }));
      const wheel = (ctrlKey: boolean) =>
        !document.body.dispatchEvent(
          new WheelEvent('wheel', { deltaY: 100, ctrlKey, bubbles: true, cancelable: true }),
        );
      const release = () => document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Control', bubbles: true }));
      const found = {
        plus: press('+', { ctrlKey: true }),
        minus: press('-', { metaKey: true }),
        zero: press('0', { ctrlKey: true }),
        heldWheel: wheel(true),
      };
      release();
      return { ...found, pinch: wheel(true), plainPlus: press('+', {}), find: press('f', { ctrlKey: true }) };
    });
  }

  test('are blocked by default; pinch and everything else stay free', async () => {
    const { page } = await visit();
    await open(page, '/help');
    expect(await blocked(page)).toEqual({
      plus: true,
      minus: true,
      zero: true,
      heldWheel: true,
      pinch: false,
      plainPlus: false,
      find: false,
    });
  });

  test('are free where the operator says so', async () => {
    const { page } = await visit({ baseUrl: permissive.url, fresh: true });
    await open(page, '/help');
    expect(Object.values(await blocked(page))).not.toContain(true);
  });
});
