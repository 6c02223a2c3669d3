import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { startBuiltServer } from '../e2e/support/server.ts';
import { median, report } from './support/report.ts';

/*
 * Lighthouse as a phone sees us (DESIGN §7: ≥ 95 in all four, median of five), in each language. Pages come from
 * memory, as for every visitor but the first. `--runs 1 --pages /,/price --languages vi` for a quick look. It needs the
 * package `lighthouse` and a Chromium.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/works,/product,/things/detail,/price' },
    languages: { type: 'string', default: 'zh,en,vi' },
    json: { type: 'boolean' },
  },
});
const program = join(import.meta.dirname, '../node_modules/.bin/lighthouse');
// The headless shell first: the whole browser's windows and services take one of two cores from the page they measure.
const chromium = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));
if (!existsSync(program) || chromium === undefined)
  throw new Error('Lighthouse or Chromium is missing: npm install --no-save lighthouse, apt-get install chromium.');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Audit {
  numericValue?: number;
  score: number | null;
  title: string;
}
interface Run {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const server = await startBuiltServer();
try {
  for (const page of values.pages.split(',')) {
    for (const language of values.languages.split(',')) await measurePage(page, language);
  }
} finally {
  await server.stop();
}

async function measurePage(page: string, language: string): Promise<void> {
  const address = `${server.url}${await addressOf(page)}`;
  const url = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
  await fetch(url);
  const runs: Run[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await lighthouse(url));
  const scores = Object.fromEntries(
    categories.map((name) => [name, median(runs.map((run) => Math.round((run.categories[name]?.score ?? 0) * 100)))]),
  );
  const timing = (id: string) => Math.round(median(runs.map((run) => run.audits[id]?.numericValue ?? 0)) * 1000) / 1000;
  report(`lighthouse ${page} ${language}`, {
    ...scores,
    fcpMs: timing('first-contentful-paint'),
    lcpMs: timing('largest-contentful-paint'),
    tbtMs: timing('total-blocking-time'),
    cls: timing('cumulative-layout-shift'),
    bytes: timing('total-byte-weight'),
    lost: lostIn(runs.at(-1)!),
  });
}

/** A detail page shows something: the most popular work. */
async function addressOf(page: string): Promise<string> {
  if (page !== '/things/detail') return page;
  const { data } = (await (await fetch(`${server.url}/api/works?size=1`)).json()) as {
    data: { items: { id: string }[] };
  };
  return `${page}?id=${data.items[0]?.id ?? ''}`;
}

async function lighthouse(url: string): Promise<Run> {
  const flags = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
  ];
  const child = spawn(process.execPath, [program, url, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromium },
  });
  return JSON.parse(await text(child.stdout)) as Run;
}

/** Which audits cost points. */
function lostIn(run: Run): string {
  const weighed = Object.values(run.categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0);
  return (
    weighed
      .filter(({ id }) => (run.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id)
      .join(' ') || 'nothing'
  );
}
