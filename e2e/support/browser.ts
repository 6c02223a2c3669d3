import { existsSync } from 'node:fs';
import AxeSource from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { someAddress } from './people.ts';

// Without a graphics card: drawing through an emulated one takes three to eight times as long, and no page here has WebGL yet.
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
const paths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const patience = 15_000;

export type Theme = 'light' | 'dark';
export interface Visit {
  language?: Locale;
  theme?: Theme;
  width?: number;
  baseUrl?: string;
  reducedMotion?: boolean;
  forcedColors?: boolean;
  /** At this machine itself, where no proxy stands between: such a visitor may read the outbox. */
  direct?: boolean;
}
export interface Visitor { context: BrowserContext; page: Page; faults: string[]; close(): Promise<void> }

/** One browser for a file of tests. What a page complained about on its console fails the test that opened it. */
export function visitors(): (visit?: Visit) => Promise<Visitor> {
  let browser: Browser;
  const inside: Visitor[] = [];
  beforeAll(async () => { browser = await launch(); });
  afterEach(async () => {
    const faults = inside.flatMap((each) => each.faults);
    await Promise.all(inside.splice(0).map((each) => each.close()));
    expect(faults, 'errors on the console').toEqual([]);
  });
  afterAll(() => browser.close());
  return async (visit) => {
    const one = await visitor(browser, visit);
    inside.push(one);
    return one;
  };
}

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: paths.find((path) => existsSync(path)), args: flags });
}

/** A person with a browser of their own: language, theme, width, and an address no one else has, so that limits are theirs alone. */
async function visitor(browser: Browser, { language = 'en', theme = 'light', width = 1440, baseUrl = inject('baseUrl'), reducedMotion = false, forcedColors = false, direct = false }: Visit = {}): Promise<Visitor> {
  const phone = width < 700;
  const context = await browser.newContext({
    baseURL: baseUrl, locale: { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' }[language], colorScheme: theme, viewport: { width, height: phone ? 844 : 900 }, hasTouch: phone, isMobile: phone,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference', forcedColors: forcedColors ? 'active' : 'none', extraHTTPHeaders: direct ? {} : { 'x-forwarded-for': someAddress() },
  });
  context.setDefaultTimeout(patience);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => { if (message.type() === 'error' && !isExpected(message.text())) faults.push(`${message.page()?.url()}: ${message.text()}`); });
  return { context, page: await context.newPage(), faults, close: () => context.close() };
}

/** Opens an address and waits until the page answers to a person: its scripts have taken over the server's markup. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes');
}

export interface AxeFault { id: string; impact: string | null | undefined; nodes: string[] }

export async function axe(page: Page): Promise<AxeFault[]> {
  await page.evaluate(AxeSource.source);
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const result = await (window as unknown as { axe: typeof AxeSource }).axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return result.violations.map((each) => ({ id: each.id, impact: each.impact, nodes: each.nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary?.slice(0, 300) ?? ''}`) }));
  });
}

/** A refused call is logged by the browser itself as a failed resource; the page's own errors are what we look for. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}
