import AxeSource from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';

export type Language = 'zh' | 'en' | 'vi';
export type Theme = 'light' | 'dark';
export interface Visit { language?: Language; theme?: Theme; width?: 390 | 1440; baseUrl?: string; reducedMotion?: boolean }

export interface Visitor { context: BrowserContext; page: Page; faults: string[]; close(): Promise<void> }

/** A person with a browser of their own: language, theme, width, and an address no one else has, so that limits are theirs alone. */
export async function visitor(browser: Browser, { language = 'en', theme = 'light', width = 1440, baseUrl = inject('baseUrl'), reducedMotion = false }: Visit = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: baseUrl, locale: { zh: 'zh-CN', en: 'en-GB', vi: 'vi-VN' }[language], colorScheme: theme, viewport: { width, height: width === 390 ? 844 : 900 },
    hasTouch: width === 390, isMobile: width === 390, reducedMotion: reducedMotion ? 'reduce' : 'no-preference', extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => { if (message.type() === 'error' && !isExpected(message.text())) faults.push(`${page.url()}: ${message.text()}`); });
  return { context, page, faults, close: () => context.close() };
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
    return result.violations.map((each) => ({ id: each.id, impact: each.impact, nodes: each.nodes.map((node) => `${node.html.slice(0, 200)} ${node.failureSummary?.slice(0, 200) ?? ''}`) }));
  });
}

/** The code that a real channel would have delivered, from the local outbox; waits for the worker. */
export async function codeFor(to: string, after = 0, baseUrl = inject('baseUrl')): Promise<{ code: string; id: number }> {
  const deadline = Date.now() + 15_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${baseUrl}/api/outbox?to=${encodeURIComponent(to)}`);
    const { data } = await answer.json() as { data: { id: string; text: string }[] };
    const newest = data.find((message) => Number(message.id) > after && /\d{6}/.test(message.text));
    if (newest) return { code: /\d{6}/.exec(newest.text)![0], id: Number(newest.id) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code for ${to}`);
}

let people = 0;
export function somebody() {
  const n = ++people + (process.pid % 1000) * 100;
  return { nickname: `Người ${n}`, email: `khach${n}@mail.example`, mobile: `09${String(10_000_000 + n)}`, e164: `+849${String(10_000_000 + n)}`, password: 'mai-hien-2026' };
}

function someAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return `10.${part()}.${part()}.${part()}`;
}

/** A refused call is logged by the browser itself as a failed resource; the page's own errors are what we look for. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}
