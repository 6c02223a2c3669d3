import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { currentVersion } from '#design/document.ts';
import { addChair } from '../../tests/support/studio/drawing.ts';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { signIn } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';
import { drawnOn, newDesign, onSheet, sheetOf } from './sheet.ts';

const visit = visitors();
const designer = { roles: ['ROLE_USER', 'ROLE_DESIGNER'] };

async function put(context: BrowserContext, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await context.request.put(`/api${path}`, { data, headers: { origin: inject('baseUrl') } });
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

async function hashOf(context: BrowserContext, id: string): Promise<string> {
  const answer = await context.request.get(`/api/designs/${id}`);
  return ((await answer.json()) as { data: { hash: string } }).data.hash;
}

/** Takes the piece that stands there and moves it, a step a press. */
async function nudge(page: Page, at: { x: number; y: number }, key: string, times: number): Promise<void> {
  const place = await onSheet(page, at.x, at.y);
  await page.mouse.click(place.x, place.y);
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

test('J9: two draw at once and come to one document, see each other; who looks changes nothing; a revoked link ends', async () => {
  const { together: t } = wordsOf('en');
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => visit({ fresh: true })));
  if (!one || !two || !three) throw new Error('three browsers');
  await signIn(one.context, await insertPastUser(designer));
  const guest = await insertPastUser(designer);
  await signIn(two.context, guest);

  const id = await newDesign(one.context, furnishedStudio());
  await put(one.context, `/designs/${id}/sharing`, {
    change: { do: 'invite', to: guest.email, role: 'edit', prices: true },
  });
  const { secret, links } = await put(one.context, `/designs/${id}/sharing`, {
    change: {
      do: 'link',
      role: 'view',
      prices: false,
    },
  });

  for (const { page } of [one, two]) {
    await open(page, `/workspace/${id}`);
    await sheetOf(page).waitFor();
  }
  await open(three.page, `/workspace?share=${String(secret)}`);
  await sheetOf(three.page).waitFor();
  expect(new URL(three.page.url()).pathname + new URL(three.page.url()).search).toBe(`/workspace/${id}`);

  const before = await hashOf(one.context, id);
  await Promise.all([
    nudge(one.page, { x: 530, y: 3700 }, 'ArrowDown', 12),
    nudge(two.page, { x: 6055, y: 4300 }, 'ArrowLeft', 12),
  ]);
  for (const { page } of [one, two]) await page.locator('.ws-save-saved').waitFor();
  const drawn = () => Promise.all([one, two, three].map(async ({ page }) => (await drawnOn(page)).join('\n')));
  await expect.poll(async () => new Set(await drawn()).size).toBe(1);
  const hash = await hashOf(one.context, id);
  expect(hash).not.toBe(before);
  expect(await hashOf(two.context, id)).toBe(hash);

  await expect.poll(() => one.page.locator('.tg-cursor').count()).toBeGreaterThan(0);
  await expect.poll(() => two.page.locator('.tg-cursor').count()).toBeGreaterThan(0);
  expect(
    await one.page
      .getByRole('list', { name: t('here') })
      .getByRole('listitem')
      .count(),
  ).toBeGreaterThan(2);

  expect(await three.page.getByRole('button', { name: t('guest.signIn') }).count()).toBe(1);
  expect(await three.page.locator('.ws-rail-wall').isDisabled()).toBe(true);
  expect(await three.page.locator('.ws-sum').count()).toBe(0);
  const refused = await three.context.request.post(`/api/designs/${id}/commands`, {
    data: { base: 0, version: currentVersion, commands: [{ id: 'command_of_three', ...addChair(9) }] },
    headers: { origin: inject('baseUrl') },
  });
  expect(refused.status()).toBe(401);
  expect((await three.context.request.get(`/api/designs/${id}/list`)).status()).toBe(403);
  expect(await hashOf(one.context, id)).toBe(hash);

  const [link] = links as { id: string }[];
  await put(one.context, `/designs/${id}/sharing`, { change: { do: 'revoke', link: link?.id ?? '' } });
  await three.page.getByText(t('ended.title')).waitFor();
  expect((await three.context.request.get(`/api/designs/${id}`)).status()).toBe(404);
  // What the browser says about the answers it was refused.
  three.faults.splice(0);
});
