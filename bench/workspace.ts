import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import type { Design } from '#design/document.ts';
import { crowdedHome } from '#viewer/testing/crowded-home.ts';
import { launch } from '../e2e/support/launch.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { askedBefore, firstSight, markFirstSight } from './support/first-sight.ts';
import { isFramework } from './support/frameworks.ts';
import { median, report } from './support/report.ts';

/*
 * The plan of the workspace (WORKSPACE §5): kilobytes, gzipped, of script and style before the first edit of an empty
 * design: what the route adds to the page one comes from (200), and all that is ours and not React's and the router's;
 * script of a drag frame among 500 pieces, in milliseconds (4); frames
 * in three idle seconds (0); presses and drags to a room, a door, a window and three pieces (20).
 * `npm run bench -- workspace`
 */
const goals = { plan: 200, drag: 4, idle: 0, acts: 20 };
const moves = 60;
const rounds = 5;
const notes = JSON.parse(readFileSync(join(import.meta.dirname, '../build/chunks.json'), 'utf8')) as Record<
  string,
  Record<string, number>
>;
const server = await startBuiltServer({ HIEN_DEMO: '1' });
const browser = await launch();

try {
  const bytes = await planBytes();
  const drag = await dragFrame();
  const acts = await actsToARoom();
  report('workspace', { ...bytes, ...drag, ...acts });
  const missed = bytes.routeKb > goals.plan || drag.dragMs > goals.drag || drag.idleFrames > goals.idle;
  process.exitCode = missed || acts.acts > goals.acts ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

async function come(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'cookie_agreement', value: 'yes', url: server.url }]);
  const answer = await context.request.post('/api/demo/login', {
    data: { kind: 'designer' },
    headers: { origin: server.url },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  await context.addInitScript(countFrames);
  return { context, page: await context.newPage() };
}

/** What draws without being asked shows here. */
function countFrames(): void {
  const counted = window as unknown as { hienFrames: number };
  counted.hienFrames = 0;
  const ask = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (call) =>
    ask((time) => {
      counted.hienFrames++;
      call(time);
    });
}

async function begin(context: BrowserContext, page: Page, document?: Design): Promise<void> {
  const answer = await context.request.post('/api/designs', {
    data: document ? { document } : {},
    headers: { 'idempotency-key': crypto.randomUUID(), origin: server.url },
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  await page.goto(`/workspace/${data.id}?quality=test`, { waitUntil: 'commit' });
  await page.locator('.pv-sheet').waitFor();
}

async function planBytes() {
  const { context, page } = await come();
  const seen: { path: string; type: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    seen.push({ path: new URL(response.url()).pathname, type, body: response.body() });
  });
  await page.goto('/workspace', { waitUntil: 'networkidle' });
  const known = new Set(seen.splice(0).map(({ path }) => path));
  await context.addInitScript(markFirstSight, '.st-main');
  await begin(context, page);
  await page.locator('.st-main').waitFor();
  await page.waitForLoadState('networkidle');
  const sight = await page.evaluate(firstSight);
  const asked = new Set(await page.evaluate(askedBefore, sight));
  const before = [...new Map(seen.map((each) => [each.path, each])).values()].filter(({ path }) => asked.has(path));
  let [ours, route, frameworks, style] = [0, 0, 0, 0];
  for (const { path, type, body } of before) {
    const size = gzipSync(await body).length;
    const share = frameworkShare(path);
    if (notes[path]?.three) throw new Error(`${path} holds three`);
    if (!known.has(path)) route += size;
    if (type === 'stylesheet') style += size;
    else frameworks += size * share;
    ours += size * (type === 'stylesheet' ? 1 : 1 - share);
  }
  await context.close();
  return { routeKb: kb(route), oursKb: kb(ours), frameworksKb: kb(frameworks), styleKb: kb(style) };
}

function frameworkShare(path: string): number {
  const packages = Object.entries(notes[path] ?? {});
  const whole = packages.reduce((sum, [, length]) => sum + length, 0);
  return whole === 0 ? 0 : packages.reduce((sum, [name, length]) => sum + (isFramework(name) ? length : 0), 0) / whole;
}

async function dragFrame() {
  const { context, page } = await come();
  const design = crowdedHome(500, 40);
  await begin(context, page, design);
  await page.locator('.pv-piece').nth(499).waitFor({ state: 'attached' });
  const frames = () => page.evaluate(() => (window as unknown as { hienFrames: number }).hienFrames);
  await page.waitForTimeout(2000);
  const idleBefore = await frames();
  await page.waitForTimeout(3000);
  const idleFrames = (await frames()) - idleBefore;
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const script = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  };
  const item = Object.values(design.items).find(({ placement }) => placement === 'floor');
  const from = await screenOf(page, item?.at ?? { x: 0, y: 0 });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
    const [began, drawn] = [await script(), await frames()];
    for (let move = 0; move < moves; move++) await page.mouse.move(from.x + 10 + move, from.y + 10 + (move % 20));
    times.push((await script()) - began);
    if ((await frames()) - drawn > moves * 4) throw new Error('it draws more often than it is moved');
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }
  await context.close();
  return { dragMs: Math.round((median(times) / moves) * 100) / 100, idleFrames };
}

async function screenOf(page: Page, { x, y }: { x: number; y: number }): Promise<{ x: number; y: number }> {
  return page.locator('.pv-sheet').evaluate(
    (sheet, at) => {
      const drawn = sheet.querySelector<SVGGElement>('g[transform]')?.getScreenCTM();
      if (!drawn) throw new Error('nothing is drawn');
      return { x: drawn.e + at.x * drawn.a, y: drawn.f - at.y * drawn.d };
    },
    { x, y },
  );
}

/** As somebody would who has never been here: a typed size is one act, so is a press or a drag. */
async function actsToARoom() {
  const { context, page } = await come();
  let acts = 0;
  const act = async (done: Promise<unknown>) => {
    acts++;
    await done;
  };
  const pressAt = async (x: number, y: number) => {
    const at = await screenOf(page, { x, y });
    await page.mouse.move(at.x, at.y);
    await act(page.mouse.click(at.x, at.y));
  };
  await begin(context, page);
  await act(page.locator('.st-main').click());
  await act(page.keyboard.type('4200 x 3600'));
  await act(page.keyboard.press('Enter'));
  await act(page.locator('.ws-rail-door').click());
  await pressAt(-2150, -600);
  await act(page.locator('.ws-rail-window').click());
  await pressAt(0, 1850);
  await act(page.locator('.ws-rail-pieces').click());
  for (const [at, x] of [
    [0, -1200],
    [1, 0],
    [2, 1200],
  ] as const) {
    await act(page.locator('.cat-found .cat-card').nth(at).click());
    await page.locator('.pv-tool-item').waitFor();
    await pressAt(x, 0);
  }
  const made = await page.locator('.pv-piece').count();
  await context.close();
  if (made !== 3) throw new Error(`${made} pieces stand there`);
  return { acts };
}

function kb(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
