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

/** A page without scripts. */
const restingPlace = '/healthz';

export type Theme = 'light' | 'dark';
export interface Visit {
  language?: Locale;
  theme?: Theme;
  width?: number;
  baseUrl?: string;
  /**
   * By default: reduced for returning visitors in Chinese or English, full motion in Vietnamese, for fresh ones and in
   * 3D. Animations take a little time of every journey.
   */
  reducedMotion?: boolean;
  forcedColors?: boolean;
  largeText?: boolean;
  /** Fetches and decodes pictures: half of what a page costs, and most tests do not need them. */
  pictures?: boolean;
  /** With an emulated graphics card: for tests of 3D. */
  webgl?: boolean;
  /** From this machine itself, without a proxy: such a visitor may read the outbox. */
  direct?: boolean;
  /** With the offline page's service worker, as in a real browser; it would stand between a test and its network. */
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
  /** Its last calls that were refused or failed. */
  refused: string[];
}

/** Without comments: it is parsed in every page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A worker runs many test files with one browser: a new one, or a new window of it, costs more than most tests do. */
const shared = globalThis as { hienBrowsers?: Map<string, Promise<Browser>>; hienVisitors?: Map<string, Visitor> };

/**
 * For the tests of a file. The same options reuse the same visitor, reset: no cookies, no storage, another address.
 * `fresh` ones are not reused, for tests that change the clock or the network. Any error on a page's console fails the
 * test.
 */
export function visitors(): (visit?: Visit) => Promise<Visitor> {
  const inside = new Set<Visitor>();
  const leaving: Visitor[] = [];
  afterEach(async ({ task }) => {
    const faults = [...inside].flatMap((each) => each.faults.splice(0));
    if (task.result?.state === 'fail') for (const each of inside) process.stderr.write(await lastSeen(each));
    // A test that timed out may still be pressing keys: its visitors are not reused.
    if (task.result?.state === 'fail') leaving.push(...forgetVisitors(inside));
    const staying = [...inside].filter((each) => !leaving.includes(each));
    inside.clear();
    await Promise.all([...leaving.splice(0).map((each) => each.context.close()), ...staying.map(leavePage)]);
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

/**
 * A page nobody looks at any more would go on asking, counting down and drawing beside the next test. It is left for
 * another of the same site: an empty page has a process of its own, and the next visit would begin with a new one.
 */
async function leavePage({ page }: Visitor): Promise<void> {
  await page.goto(restingPlace).catch(() => undefined);
}

/** Of a failed test, what a person would have seen: the address, the page's words, what was refused. */
async function lastSeen({ context, refused }: Visitor): Promise<string> {
  const pages = await Promise.all(
    context.pages().map(async (page) => {
      const words = await page.evaluate(() => document.body.innerText).catch(() => 'no answer from the page');
      return `${page.url()}\n${words.replace(/\s+/g, ' ').slice(0, 600)}`;
    }),
  );
  return ['Last seen:', ...pages, 'Refused:', ...refused.slice(-8), ''].join('\n');
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
  await page.goto(restingPlace);
  await context.clearCookies();
  await context.setExtraHTTPHeaders(headersOf(visit));
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const gone = (name: string): Promise<unknown> =>
      new Promise((resolve) => {
        const asked = indexedDB.deleteDatabase(name);
        for (const kind of ['success', 'error', 'blocked']) asked.addEventListener(kind, resolve);
      });
    await Promise.all(['hien-identity', 'hien-designs'].map(gone));
  });
  one.faults.splice(0);
  one.refused.splice(0);
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
 * A person with a browser context of their own: language, theme, width, and a unique address, so that limits do not
 * affect others.
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
  const refused: string[] = [];
  context.on(
    'response',
    (answer) => void (answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`)),
  );
  context.on('requestfailed', (asked) => refused.push(`${asked.failure()?.errorText} ${asked.url()}`));
  return { context, page: await context.newPage(), faults, refused };
}

/**
 * A page's scripts wait for its first picture, three seconds at most, or for a touch. Where pictures are not loaded,
 * this touches.
 */
function touchAtOnce(): void {
  document.addEventListener('DOMContentLoaded', () => window.dispatchEvent(new Event('focusin')));
}

function headersOf({ direct = false }: Visit): Record<string, string> {
  return direct ? {} : { 'x-forwarded-for': someAddress() };
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  // Between two pages a document has no element yet.
  await page.waitForFunction(() => document.querySelector('html')?.dataset.hydrated === 'yes');
}

export interface AxeFault {
  id: string;
  impact: string | null | undefined;
  nodes: string[];
}

/** What axe-core finds in the page, or in the modal dialog over it: what lies behind one is inert. */
export async function axe(page: Page, { ignoring = [] }: { ignoring?: string[] } = {}): Promise<AxeFault[]> {
  await page.evaluate(layOutEverything);
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
 * Content below the first screen is laid out when it comes near (decision 0052), and until then it has neither colours
 * nor sizes to judge: here it is laid out at once.
 */
function layOutEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Waits until animations have ended: half-faded text would be judged by its half-faded colour. An animation begins a
 * frame after the click.
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
