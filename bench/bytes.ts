import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startBuiltServer } from '../e2e/support/server.ts';
import { launch } from '../e2e/support/launch.ts';
import { isFramework } from './support/frameworks.ts';
import { report } from './support/report.ts';

/*
 * What a first visit to a public page costs (DESIGN §7): scripts above React's and the router's own ≤ 90 kB gz, styles
 * ≤ 25 kB, the largest picture ≤ 120 kB, no byte of three before intent. A chunk's gzipped size is split by the
 * rendered size of the packages in it.
 */
const notes = JSON.parse(readFileSync(join(import.meta.dirname, '../build/chunks.json'), 'utf8')) as Record<
  string,
  Record<string, number>
>;
const server = await startBuiltServer();
const browser = await launch();

try {
  for (const path of [
    '/',
    '/works',
    '/product',
    '/price',
    '/help',
    '/TermsOfUse',
    '/models',
    '/models/detail?id=sofa-0000',
    '/models/detail?home=two-bedroom-flat',
  ])
    report(`bytes of ${path}`, await visit(path));
} finally {
  await browser.close();
  await server.stop();
}

async function visit(path: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'vi-VN',
  });
  const page = await context.newPage();
  const bytes = { script: 0, framework: 0, ours: 0, style: 0, font: 0, largestPicture: 0, html: 0 };
  page.on('response', async (response) => {
    const body = await response.body().catch(() => Buffer.alloc(0));
    const type = response.request().resourceType();
    if (type === 'script') addScript(bytes, new URL(response.url()).pathname, body);
    if (type === 'stylesheet') bytes.style += gzipSync(body).length;
    if (type === 'font') bytes.font += body.length;
    if (type === 'image') bytes.largestPicture = Math.max(bytes.largestPicture, body.length);
    if (type === 'document') bytes.html += gzipSync(body).length;
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => resolve(Math.round(sum * 1000) / 1000));
      }),
  );
  await context.close();
  return {
    ...Object.fromEntries(Object.entries(bytes).map(([name, value]) => [`${name}Kb`, Math.round(value / 102.4) / 10])),
    cumulativeLayoutShift: shift,
  };
}

function addScript(bytes: { script: number; framework: number; ours: number }, path: string, body: Buffer): void {
  const size = gzipSync(body).length;
  const packages = notes[path] ?? { hien: 1 };
  const whole = Object.values(packages).reduce((sum, length) => sum + length, 0) || 1;
  const framework = Object.entries(packages).reduce((sum, [name, length]) => sum + (isFramework(name) ? length : 0), 0);
  if (packages.three) throw new Error(`${path} holds three`);
  bytes.script += size;
  bytes.framework += (size * framework) / whole;
  bytes.ours += size * (1 - framework / whole);
}
