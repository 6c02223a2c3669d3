import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIResponse, Page } from 'playwright-core';
import sharp from 'sharp';
import { launch } from '../e2e/support/launch.ts';
import type { Design } from '#design/document.ts';
import { startBuiltServer } from '../e2e/support/server.ts';
import { onSheet } from '../e2e/workspace/plan-places.ts';
import { goOffline, looksOn, refusal, withoutSpace } from './lib/workspace-states.ts';
import { visitPage, type PageVisit } from './lib/visit-page.ts';

/**
 * `npm run docs:workspace [-- parts of names]`: the workspace as it is seen, in every width, language and light; the
 * home is the design of a work.
 */
interface Shot extends Pick<PageVisit, 'language' | 'width' | 'theme'> {
  name: string;
  show(page: Page, words: Words): Promise<void>;
  /** Where the page is; the design itself unless it says so. */
  path?: string;
  /** The work whose design it is; one room unless it says so. */
  home?: 'w_japandiliving' | 'w_japandiflat';
  /** What its document is made of it; as the work shows it unless it says so. */
  begun?(document: Design): Design;
}
type Words = (key: string) => string;
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

/** Places in the plan of the home, in millimetres. */
const sofa = [2300, 3050] as const;
const sideboard = [2300, 4970] as const;
const armchair = [3560, 930] as const;
const upperWall = [1000, 5300] as const;
/** Where its rug is seen. */
const rug = [1700, 1330] as const;

const bare = (document: Design): Design => ({ ...document, items: {} });

/** The armchair still stands where it was before somebody moved it. */
function armchairFarther(document: Design): Design {
  const items = Object.values(document.items).map((item) =>
    item.model.startsWith('armchair') ? { ...item, at: { ...item.at, y: armchair[1] } } : item,
  );
  return { ...document, items: Object.fromEntries(items.map((item) => [item.id, item])) };
}

/** Something in hand, in a view; `near`: and looked at from nearer. */
const inHand =
  ([x, y]: readonly [number, number], name: View, near = 0) =>
  async (page: Page, words: Words) => {
    await view('plan')(page, words);
    const at = await onSheet(page, x, y);
    const narrow = (page.viewportSize()?.width ?? 0) <= 820;
    // Under a finger its handles are round.
    await (narrow ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
    // Its fields know the library, which comes after the plan.
    await page.locator('.insp-head, .insp-swatches').first().waitFor(patient);
    await view(name)(page, words);
    if (near === 0) return;
    const box = await page.getByRole('application').last().boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (let turn = 0; turn < near; turn++) await page.mouse.wheel(0, -100);
    await idle(page);
  };

/** A veranda before the house, its second wall being typed: it ends in line with the house. */
async function drawWall(page: Page): Promise<void> {
  await page.keyboard.press('w');
  const click = async (x: number, y: number) => {
    const at = await onSheet(page, x, y);
    await page.mouse.move(at.x, at.y, { steps: 4 });
    return at;
  };
  const from = await click(-100, -100);
  await page.mouse.click(from.x, from.y);
  await click(-100, -700);
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await click(1800, -1600);
  await page.keyboard.type('4800');
}

/** The same under a thumb: its first wall stands, the second is being typed on the keypad. */
async function drawWallByTouch(page: Page, words: Words): Promise<void> {
  const named = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await named(words('rail.draw')).tap();
  await named(words('rail.wall')).tap();
  const from = await onSheet(page, -100, -100);
  await page.touchscreen.tap(from.x, from.y);
  const typed = async (...keys: string[]) => {
    for (const key of keys) await page.locator('.kp').getByRole('button', { name: key, exact: true }).tap();
  };
  await typed('1', '5', '0', '0', words('keypad.next'), '2', '7', '0', words('keypad.set'));
  await typed('4', '8', '0', '0');
}

/** The finishes of the wall in hand, beside the home in 3D. */
async function paintWall(page: Page, words: Words): Promise<void> {
  await inHand(upperWall, 'space')(page, words);
  await page.getByRole('button', { name: words('rail.surfaces'), exact: true }).click();
  await page.locator(there.surfaces).first().waitFor(patient);
  await page.waitForLoadState('networkidle');
  await idle(page);
}

/** On foot, with pictures of the views that are kept. */
async function walk(page: Page, words: Words): Promise<void> {
  await view('walk')(page, words);
  await page.locator('img.cs-thumb').last().waitFor(patient);
}

/** Three proposals, the second looked at. */
async function propose(page: Page, words: Words): Promise<void> {
  await panel('furnish', 'space')(page, words);
  await page.locator('.fur-first').click();
  await page.locator('.fur-tray li > button').nth(2).waitFor(patient);
  await page.locator('.fur-tray li > button').nth(1).click(patient);
  await page.locator('.fur-tray img.fur-thumb').nth(2).waitFor(patient);
  await page.waitForLoadState('networkidle');
  await idle(page);
}

/** Three versions with names, and what was changed since the last: a piece added, one moved, one taken away. */
async function changeSince(page: Page, words: Words): Promise<void> {
  const design = page.url().split('/').at(-1);
  const keep = async (name: string) => {
    await page.waitForTimeout(500);
    await page.locator('.ws-save-saved').waitFor(patient);
    const headers = { origin: server.url, 'idempotency-key': crypto.randomUUID() };
    await page.request.post(`/api/designs/${design}/versions`, { headers, data: { name } });
  };
  const select = async (place: readonly [number, number]) => {
    const at = await onSheet(page, ...place);
    await page.mouse.click(at.x, at.y);
    await page.locator('.ws-insp').waitFor(patient);
  };
  const press = async (key: string, times: number) => {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
  };
  await keep('First layout');
  await select(sofa);
  await press('Delete', 1);
  await keep('Sent to the client');
  await press('Control+z', 1);
  await select(armchair);
  await press('Shift+ArrowUp', 8);
  await press('ArrowUp', 6);
  await press('Escape', 1);
  await select(rug);
  await press('Delete', 1);
  await panel('versions')(page, words);
  // The market has answered.
  await page.locator('.vs-sum').waitFor(patient);
  await page.waitForLoadState('networkidle');
}

/** Before anything is rendered. */
async function nothingRendered(page: Page, words: Words): Promise<void> {
  await panel('render')(page, words);
  await page.locator('.rd-still[data-state=live]').waitFor(patient);
  await page.locator('.rd-cameras img.cs-thumb').last().waitFor(patient);
  await idle(page);
}

/** A preview from each of the cameras, looked at beside each other. */
async function renderPreviews(page: Page, words: Words): Promise<void> {
  await panel('render')(page, words);
  await page.getByRole('radio').first().click();
  const cameras = page.locator('.rd-cameras > button');
  for (let at = 0; at < (await cameras.count()); at++) {
    await cameras.nth(at).click();
    await page.locator('.rd-new .rp-primary').click();
    await page.locator('.rd-grid img').nth(at).waitFor({ timeout: 400_000 });
  }
  await page.waitForLoadState('networkidle');
}

/** A design with nothing in it. */
async function emptySheet(page: Page): Promise<void> {
  const headers = { origin: server.url, 'idempotency-key': crypto.randomUUID() };
  const { id } = await answerOf<{ id: string }>(await page.request.post('/api/designs', { headers, data: {} }));
  await page.goto(`/workspace/${id}`);
  await page.locator('.st-empty').waitFor(patient);
}

/** Every key, over what is in hand. */
async function keySheet(page: Page, words: Words): Promise<void> {
  await inHand(sofa, 'plan')(page, words);
  await page.keyboard.press('Shift+Slash');
  await page.locator('dialog:modal').waitFor(patient);
}

const flat = 'w_japandiflat';

const shots: Shot[] = [
  { name: 'start-vi-1440', language: 'vi', width: 1440, path: '/workspace', show: nothing },
  { name: 'start-zh-dark-390', language: 'zh', width: 390, theme: 'dark', path: '/workspace', show: nothing },
  { name: 'plan-en-1440', language: 'en', width: 1440, show: inHand(sofa, 'plan') },
  { name: 'wall-vi-1440', language: 'vi', width: 1440, show: drawWall },
  { name: 'wall-zh-dark-1440', language: 'zh', width: 1440, theme: 'dark', show: drawWall },
  { name: 'wall-vi-390', language: 'vi', width: 390, show: drawWallByTouch },
  { name: 'plan-vi-dark-1440', language: 'vi', width: 1440, theme: 'dark', show: view('plan') },
  { name: 'plan-zh-1024', language: 'zh', width: 1024, show: view('plan') },
  { name: 'split-zh-820', language: 'zh', width: 820, show: inHand(sofa, 'split') },
  { name: 'plan-en-dark-820', language: 'en', width: 820, theme: 'dark', show: nothing },
  { name: 'plan-vi-390', language: 'vi', width: 390, show: nothing },
  { name: 'plan-zh-dark-390', language: 'zh', width: 390, theme: 'dark', show: nothing },
  { name: 'catalogue-vi-1440', language: 'vi', width: 1440, show: panel('pieces') },
  { name: 'furnish-zh-1440', language: 'zh', width: 1440, begun: bare, show: propose },
  { name: 'list-vi-1440', home: flat, language: 'vi', width: 1440, show: panel('list') },
  { name: 'versions-en-1440', language: 'en', width: 1440, begun: armchairFarther, show: changeSince },
  { name: 'render-vi-1440', language: 'vi', width: 1440, show: nothingRendered },
  { name: 'rendered-vi-1440', language: 'vi', width: 1440, show: renderPreviews },
  { name: 'space-en-1440', language: 'en', width: 1440, show: inHand(sofa, 'space', 3) },
  { name: 'space-zh-dark-1440', home: flat, language: 'zh', width: 1440, theme: 'dark', show: view('space') },
  { name: 'space-vi-1024', home: flat, language: 'vi', width: 1024, show: view('space') },
  { name: 'space-zh-390', language: 'zh', width: 390, show: inHand(sofa, 'space') },
  { name: 'split-vi-1440', language: 'vi', width: 1440, show: inHand(sideboard, 'split') },
  { name: 'walk-en-1440', language: 'en', width: 1440, show: walk },
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
  { name: 'empty-en-1440', language: 'en', width: 1440, path: '/workspace', show: emptySheet },
  { name: 'offline-vi-1440', home: flat, language: 'vi', width: 1440, show: goOffline },
  { name: 'refused-zh-1440', language: 'zh', width: 1440, show: refusal },
  { name: 'failed-zh-1440', language: 'zh', width: 1440, show: withoutSpace },
  { name: 'looks-en-1440', home: flat, language: 'en', width: 1440, show: looksOn },
  { name: 'keys-en-1440', language: 'en', width: 1440, show: keySheet },
  { name: 'surfaces-wall-vi-1440', language: 'vi', width: 1440, show: paintWall },
  { name: 'surfaces-en-1440', home: flat, language: 'en', width: 1440, show: panel('surfaces', 'space') },
];

const folder = join(import.meta.dirname, '../docs/pictures/workspace');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.length > 2 ? process.argv.slice(2) : [''];
const server = await startBuiltServer();
const browser = await launch({ webgl: true, even: true });
try {
  for (const shot of shots.filter(({ name }) => wanted.some((part) => name.includes(part)))) {
    writeFileSync(join(folder, `${shot.name}.webp`), await take(shot));
    process.stdout.write(`${shot.name}\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function take({ path, home = 'w_japandiliving', begun, show, ...visit }: Shot): Promise<Buffer> {
  const page = await visitPage(browser, server.url, {
    ...visit,
    ...(visit.width === 820 && { height: 1180 }),
    path: path ?? '/workspace',
    as: 'designer',
  });
  page.setDefaultTimeout(patient.timeout);
  try {
    if (path === undefined) await openHome(page, visit.language, home, begun);
    await show(page, wordsOf(visit.language));
    await page.waitForFunction(allPictures, null, patient);
    await page.evaluate(endOfAnimations);
    return await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toBuffer();
  } finally {
    await page.context().close();
  }
}

/** In the page: whatever moves has come to rest; a caret that blinks never does. */
async function endOfAnimations(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
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

async function openHome(page: Page, language: Shot['language'], home: string, begun: Shot['begun']): Promise<void> {
  const heads = () => ({ 'accept-language': language, origin: server.url, 'idempotency-key': crypto.randomUUID() });
  const made = await page.request.post(`/api/works/${home}/use`, { headers: heads() });
  let { id } = await answerOf<{ id: string }>(made);
  if (begun) {
    const { document } = await answerOf<{ document: Design }>(await page.request.get(`/api/designs/${id}`));
    const data = { document: begun(document) };
    ({ id } = await answerOf<{ id: string }>(await page.request.post('/api/designs', { headers: heads(), data })));
  }
  await page.goto(`/workspace/${id}`);
  await page
    .locator(begun === bare ? '.pv-wall' : '.pv-piece')
    .first()
    .waitFor(patient);
  await page.waitForLoadState('networkidle');
}

async function answerOf<Data>(answer: APIResponse): Promise<Data> {
  return ((await answer.json()) as { data: Data }).data;
}

async function live(page: Page): Promise<void> {
  await page.locator('[data-state=live]').waitFor(patient);
  await idle(page);
}

/** Until the page has looked the same for ten seconds: models come one by one. */
async function idle(page: Page): Promise<void> {
  let last = await page.screenshot();
  for (let same = 0; same < 4;) {
    await page.waitForTimeout(2500);
    const now = await page.screenshot();
    same = now.equals(last) ? same + 1 : 0;
    last = now;
  }
}
