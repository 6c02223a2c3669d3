import type { Page } from 'playwright-core';
import type { Design } from '#design/document.ts';
import { onSheet } from '../../e2e/workspace/plan-places.ts';

/**
 * States of the workspace that come from outside: no network, somebody else's change, somebody else's design, no
 * graphics.
 */
type Words = (key: string) => string;

const patient = { timeout: 180_000 };

interface Head {
  seq: number;
  document: Design;
}

/** No network: a piece is moved, and waits. */
export async function goOffline(page: Page): Promise<void> {
  await select(page, 'sofa');
  await page.context().setOffline(true);
  for (let times = 0; times < 4; times++) await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.st-warn').waitFor(patient);
  await page.keyboard.press('Escape');
}

/** While one was away somebody took the piece that was moved meanwhile. */
export async function refusal(page: Page): Promise<void> {
  const { seq, document } = await headOf(page);
  const id = await select(page, 'sofa');
  await page.context().setOffline(true);
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.st-warn').waitFor(patient);
  const removal = { id: 'elsewhere_1', command: { kind: 'things.remove', ids: [id] } };
  await page.request.post(`/api/designs/${idOf(page)}/commands`, {
    data: { base: seq, version: document.version, commands: [removal] },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.context().setOffline(false);
  await page.locator('.st-conflicts').waitFor(patient);
}

/** The part of the program that draws 3D does not come. */
export async function withoutSpace(page: Page, words: Words): Promise<void> {
  await page.route('**/space-view-*.js', (route) => route.abort());
  await page
    .getByRole('button', { name: words('views.space'), exact: true })
    .first()
    .click();
  await page.locator('[data-state=failed]').waitFor(patient);
}

/** Somebody who was sent the link, and may look and comment. */
export async function looksOn(page: Page, words: Words): Promise<void> {
  const { origin } = new URL(page.url());
  const headers = { origin };
  const sharing = await page.request.put(`/api/designs/${idOf(page)}/sharing`, {
    data: { change: { do: 'link', role: 'comment', prices: true } },
    headers,
  });
  const { data } = (await sharing.json()) as { data: { secret: string } };
  await page.request.post('/api/demo/login', { data: { kind: 'user' }, headers });
  await page.goto(`/workspace?share=${data.secret}`);
  await page.locator('.pv-piece').first().waitFor(patient);
  await select(page, 'sofa');
  await page
    .getByRole('button', { name: words('views.space'), exact: true })
    .first()
    .click();
  await page.locator('[data-state=live]').waitFor(patient);
}

async function select(page: Page, family: string): Promise<string> {
  const pieces = page.locator('.pv-sheet .pv-piece');
  await pieces.first().waitFor(patient);
  const { document } = await headOf(page);
  const item = Object.values(document.items).find(({ model }) => model.startsWith(family));
  if (!item) throw new Error(`no ${family}`);
  const at = await onSheet(page, item.at.x, item.at.y);
  await page.mouse.click(at.x, at.y);
  await page.locator('.insp-head').waitFor(patient);
  return item.id;
}

async function headOf(page: Page): Promise<Head> {
  const answer = await page.request.get(`/api/designs/${idOf(page)}`);
  return ((await answer.json()) as { data: Head }).data;
}

function idOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
