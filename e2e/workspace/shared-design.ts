import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { designHash } from '#design/design-hash.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { insertPastUser } from '../support/back-office.ts';
import { open, type Visit, type Visitor } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { documentIn } from './export-file.ts';
import { onSheet, sheetOf } from './plan-places.ts';
import { drawnOn, newDesign } from './sheet.ts';

/** A furnished studio that three have open: its owner, a guest who edits, and a visitor who looks by a link. */
interface SharedDesign {
  id: string;
  owner: Visitor;
  guest: Visitor;
  looker: Visitor;
  /** By which the third looks. */
  link: { id: string; secret: string };
}

const designer = { roles: ['ROLE_USER', 'ROLE_DESIGNER'] };

export async function openShared(visit: (visit: Visit) => Promise<Visitor>): Promise<SharedDesign> {
  const [owner, guest, looker] = await Promise.all([1, 2, 3].map(() => visit({ fresh: true })));
  if (!owner || !guest || !looker) throw new Error('three browsers');
  await signIn(owner.context, await insertPastUser(designer));
  const person = await insertPastUser(designer);
  await signIn(guest.context, person);

  const id = await newDesign(owner.context, furnishedStudio());
  await share(owner.context, id, { do: 'invite', to: person.email, role: 'edit', prices: true });
  const { secret, links } = await share(owner.context, id, { do: 'link', role: 'view', prices: false });
  for (const { page } of [owner, guest]) {
    await open(page, `/workspace/${id}`);
    await sheetOf(page).waitFor();
  }
  await open(looker.page, `/workspace?share=${secret}`);
  await sheetOf(looker.page).waitFor();
  return { id, owner, guest, looker, link: { id: links[0]?.id ?? '', secret } };
}

export async function share(
  context: BrowserContext,
  id: string,
  change: object,
): Promise<{ secret: string; links: { id: string }[] }> {
  const answer = await context.request.put(`/api/designs/${id}/sharing`, {
    data: { change },
    headers: { origin: inject('baseUrl') },
  });
  return ((await answer.json()) as { data: { secret: string; links: { id: string }[] } }).data;
}

/** Where the server's document stands. */
export async function headOf(context: BrowserContext, id: string): Promise<{ seq: number; hash: string }> {
  const answer = await context.request.get(`/api/designs/${id}`);
  return ((await answer.json()) as { data: { seq: number; hash: string } }).data;
}

/** All is saved, and everybody is shown the same. */
async function comeToOne({ owner, guest, looker }: SharedDesign): Promise<void> {
  for (const { page } of [owner, guest]) await page.locator('.ws-save-saved').waitFor();
  const drawn = () => Promise.all([owner, guest, looker].map(async ({ page }) => (await drawnOn(page)).join('\n')));
  await expect.poll(async () => new Set(await drawn()).size).toBe(1);
}

/** Each page's own document and the server's are one; its hash. */
export async function oneDocument(shared: SharedDesign): Promise<string> {
  await comeToOne(shared);
  const { hash } = await headOf(shared.owner.context, shared.id);
  for (const [name, { page }] of Object.entries({
    owner: shared.owner,
    guest: shared.guest,
    looker: shared.looker,
  }))
    await expect.poll(async () => designHash(await documentIn(page)), { message: `the ${name}'s own copy` }).toBe(hash);
  return hash;
}

/** Who may only look takes a piece, moves it by hand and by keys, and deletes it. */
export async function triesToEdit(page: Page, piece: string): Promise<void> {
  const at = await middleOf(page, piece);
  await page.mouse.click(at.x, at.y);
  for (const key of ['ArrowLeft', 'Shift+ArrowDown', 'r', 'Delete', 'Backspace', 'Control+z'])
    await page.keyboard.press(key);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 60, at.y + 40, { steps: 4 });
  await page.mouse.up();
}

/** Where a piece is drawn in the window now. */
export async function middleOf(page: Page, piece: string): Promise<{ x: number; y: number }> {
  const box = await sheetOf(page).locator(`[data-id="${piece}"]`).first().boundingBox();
  if (!box) throw new Error(`${piece} is drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One points at a place of the plan, and the other sees them point there. */
export async function pointsFor(one: Page, other: Page, at: { x: number; y: number }): Promise<void> {
  const from = await onSheet(one, at.x, at.y);
  await one.mouse.move(from.x, from.y);
  const to = await onSheet(other, at.x, at.y);
  await expect
    .poll(async () => (await cursorsOn(other)).some(({ x, y }) => Math.hypot(x - to.x, y - to.y) < 2))
    .toBe(true);
}

/** Where the pointers of the others come to rest in the window. */
async function cursorsOn(page: Page): Promise<{ x: number; y: number }[]> {
  return page.locator('.tg-cursor').evaluateAll((cursors) =>
    cursors.map((cursor) => {
      const layer = cursor.closest('.tg-layer')?.getBoundingClientRect();
      const [x = Number.NaN, y = Number.NaN] = (cursor as HTMLElement).style.translate.split(' ').map(parseFloat);
      return { x: (layer?.left ?? 0) + x, y: (layer?.top ?? 0) + y };
    }),
  );
}
