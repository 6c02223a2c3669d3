import type Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { launch } from './launch.ts';
import { someAddress } from './people.ts';

/** Generous: on a busy machine everything is slow, and nothing here is about speed. */
const patience = 45_000;

export type Theme = 'light' | 'dark';
export interface Visit {
  language?: Locale;
  theme?: Theme;
  width?: number;
  baseUrl?: string;
  /**
   * Unless said: nothing moves for visitors who come back in Chinese or English, everything does in Vietnamese, for
   * fresh ones and in 3D. Nobody watches, and drawing it takes a little of every journey.
   */
  reducedMotion?: boolean;
  forcedColors?: boolean;
  largeText?: boolean;
  /** Fetches and decodes pictures: half of what a page costs, and most tests do not look at them. */
  pictures?: boolean;
  /** With a graphics card, if only a pretended one: for tests of 3D. */
  webgl?: boolean;
  /** At this machine itself, where no proxy stands between: such a visitor may read the outbox. */
  direct?: boolean;
  /**
   * Keeps the page for when there is no line, as everyone's browser does; it would stand between a test and its line.
   */
  offlinePage?: boolean;
  /** Touches nothing: the page begins its scripts by itself, after its first picture. */
  untouched?: boolean;
  /** Someone never seen before, and never again. */
  fresh?: boolean;
}
export interface Visitor {
  context: BrowserContext;
  page: Page;
  faults: string[];
}

/** Without its remarks: it is read anew in every page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A worker goes through many files of tests with one browser: a new one, or a new window of it, costs more than most
 * tests do.
 */
const shared = globalThis as { hienBrowsers?: Map<string, Promise<Browser>>; hienVisitors?: Map<string, Visitor> };

/**
 * For the tests of a file. The same visitor comes back for the same wishes, with nothing in their pockets: no cookies,
 * no storage, another address. `fresh` ones are nobody yet, for tests that turn the clock, cut the line or put
 * something in the way. What any page complained about on its console fails the test.
 */
export function visitors(): (visit?: Visit) => Promise<Visitor> {
  const inside = new Set<Visitor>();
  const leaving: Visitor[] = [];
  afterEach(async ({ task }) => {
    const faults = [...inside].flatMap((each) => each.faults.splice(0));
    // A test that ran out of time may still be pressing keys: its visitors do not come back.
    if (task.result?.state === 'fail') leaving.push(...forgetVisitors(inside));
    inside.clear();
    await Promise.all(leaving.splice(0).map((each) => each.context.close()));
    expect(faults, 'errors on the console').toEqual([]);
  });
  return async ({ fresh = false, ...visit } = {}) => {
    const one = fresh
      ? await newVisitor(visit)
      : await returningVisitor({ reducedMotion: visit.language !== 'vi' && !visit.webgl, ...visit });
    if (fresh) leaving.push(one);
    inside.add(one);
    return one;
  };
}

function forgetVisitors(gone: Set<Visitor>): Visitor[] {
  for (const [name, each] of shared.hienVisitors ?? []) if (gone.has(each)) shared.hienVisitors?.delete(name);
  return [...gone];
}

async function returningVisitor(visit: Visit): Promise<Visitor> {
  const known = (shared.hienVisitors ??= new Map<string, Visitor>());
  const name = JSON.stringify(visit, Object.keys(visit).toSorted());
  const before = known.get(name);
  if (before) return resetVisitor(before, visit);
  const one = await newVisitor(visit);
  known.set(name, one);
  return one;
}

async function resetVisitor(one: Visitor, visit: Visit): Promise<Visitor> {
  const { context, page } = one;
  await Promise.all(
    context
      .pages()
      .filter((other) => other !== page)
      .map((other) => other.close()),
  );
  await page.goto('/healthz');
  await context.clearCookies();
  await context.setExtraHTTPHeaders(headersOf(visit));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('hien-identity');
  });
  one.faults.splice(0);
  return one;
}

function browserWith(wishes: { largeText: boolean; webgl: boolean; pictures: boolean }): Promise<Browser> {
  const browsers = (shared.hienBrowsers ??= new Map<string, Promise<Browser>>());
  const key = JSON.stringify(wishes);
  const found = browsers.get(key) ?? launch(wishes);
  browsers.set(key, found);
  return found;
}

/**
 * A person with a browser of their own: language, theme, width, and an address no one else has, so that limits are
 * theirs alone.
 */
async function newVisitor(visit: Visit): Promise<Visitor> {
  const {
    language = 'en',
    theme = 'light',
    width = 1440,
    baseUrl = inject('baseUrl'),
    reducedMotion = false,
    forcedColors = false,
    largeText = false,
    webgl = false,
    pictures = webgl,
    offlinePage = false,
    untouched = false,
  } = visit;
  const phone = width < 700;
  const context = await (
    await browserWith({ largeText, webgl, pictures })
  ).newContext({
    baseURL: baseUrl,
    locale: { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' }[language],
    colorScheme: theme,
    viewport: { width, height: phone ? 844 : 900 },
    hasTouch: phone,
    isMobile: phone,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
    serviceWorkers: offlinePage ? 'allow' : 'block',
    extraHTTPHeaders: headersOf(visit),
  });
  context.setDefaultTimeout(patience);
  if (!untouched) await context.addInitScript(touchAtOnce);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(`${error.page()?.url()}: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text()))
      faults.push(`${message.page()?.url()}: ${message.text()}`);
  });
  return { context, page: await context.newPage(), faults };
}

/**
 * A page's scripts wait for its first picture, three seconds at most, or for someone who touches it: here someone does,
 * at once.
 */
function touchAtOnce(): void {
  document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('focusin')));
}

function headersOf({ direct = false }: Visit): Record<string, string> {
  return direct ? {} : { 'x-forwarded-for': someAddress() };
}

/** Opens an address and waits until the page answers to a person: its scripts have taken over the server's markup. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'yes');
}

export interface AxeFault {
  id: string;
  impact: string | null | undefined;
  nodes: string[];
}

/** What axe-core finds in the page, or in the modal dialog over it: what lies behind one is out of everyone's reach. */
export async function axe(page: Page, { ignoring = [] }: { ignoring?: string[] } = {}): Promise<AxeFault[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (ignored) => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const rules = Object.fromEntries(ignored.map((id) => [id, { enabled: false }]));
    const result = await (window as unknown as { axe: typeof Axe }).axe.run(
      document.querySelector('dialog:modal') ?? document,
      { runOnly: tags, rules, resultTypes: ['violations'], preload: false },
    );
    return result.violations.map((each) => ({
      id: each.id,
      impact: each.impact,
      nodes: each.nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary?.slice(0, 300) ?? ''}`),
    }));
  }, ignoring);
}

/**
 * Whatever is moving has arrived: half-faded words would be judged by their half-faded colour. What was just pressed
 * begins to move a frame later.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity && each.playState === 'running');
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    do {
      await Promise.all(moving().map((each) => each.finished.catch(() => null)));
      await frame();
      await frame();
    } while (moving().length > 0);
  });
}

/** A refused call is logged by the browser itself as a failed resource; the page's own errors are what we look for. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}
