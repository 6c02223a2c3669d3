import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { currentVersion } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { addChair } from '../../tests/support/studio/drawing.ts';
import { visitors } from '../support/browser.ts';
import { wordsOf } from '../support/words.ts';
import { headOf, oneDocument, openShared, pointsFor, share, triesToEdit } from './shared-design.ts';
import { onSheet } from './plan-places.ts';

const visit = visitors();

/** Takes the piece that stands there and moves it, a step a press. */
async function nudge(page: Page, at: { x: number; y: number }, key: string, times: number): Promise<void> {
  const place = await onSheet(page, at.x, at.y);
  await page.mouse.click(place.x, place.y);
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** What a messenger shows of an address. */
async function previewOf(address: string): Promise<{ title: string; picture: string; page: string }> {
  const page = await (await fetch(inject('baseUrl') + address)).text();
  const said = (property: string) => new RegExp(`property="${property}" content="([^"]*)"`).exec(page)?.[1] ?? '';
  return { title: said('og:title'), picture: new URL(said('og:image')).pathname, page };
}

test('J9: two draw at once and come to one document, see each other; who looks changes nothing; a revoked link ends', async () => {
  const { together: t } = wordsOf('en');
  const shared = await openShared(visit);
  const { id, owner, guest, looker } = shared;
  const { pathname, search } = new URL(looker.page.url());
  expect(pathname + search, 'the address no longer holds the secret').toBe(`/workspace/${id}`);
  const address = `/workspace?share=${shared.link.secret}`;
  const preview = await previewOf(address);
  expect(preview.title).toContain(furnishedStudio().name);
  expect(preview.page).toContain('noindex');
  const picture = await fetch(inject('baseUrl') + preview.picture);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  const before = await headOf(owner.context, id);
  await Promise.all([
    nudge(owner.page, { x: 530, y: 3700 }, 'ArrowDown', 12),
    nudge(guest.page, { x: 6055, y: 4300 }, 'ArrowLeft', 12),
  ]);
  const hash = await oneDocument(shared);
  expect(hash).not.toBe(before.hash);

  await pointsFor(owner.page, guest.page, { x: 4200, y: 3000 });
  await pointsFor(guest.page, owner.page, { x: 4800, y: 3400 });
  await expect
    .poll(() =>
      owner.page
        .getByRole('list', { name: t('here') })
        .getByRole('listitem')
        .count(),
    )
    .toBeGreaterThan(2);

  await expect.poll(() => looker.page.getByRole('button', { name: t('guest.signIn') }).count()).toBe(1);
  expect(await looker.page.locator('.ws-rail-wall').isDisabled()).toBe(true);
  expect(await looker.page.locator('.ws-sum').count()).toBe(0);
  await triesToEdit(looker.page, 'it_sofa');
  const refused = await looker.context.request.post(`/api/designs/${id}/commands`, {
    data: { base: 0, version: currentVersion, commands: [{ id: 'command_of_three', ...addChair(9) }] },
    headers: { origin: inject('baseUrl') },
  });
  expect(refused.status()).toBe(401);
  expect((await looker.context.request.get(`/api/designs/${id}/list`)).status()).toBe(403);
  expect(await oneDocument(shared), 'nothing came of it').toBe(hash);

  await share(owner.context, id, { do: 'revoke', link: shared.link.id });
  await looker.page.getByText(t('ended.title')).waitFor({ timeout: 15_000 });
  expect((await looker.context.request.get(`/api/designs/${id}`)).status()).toBe(404);
  const ended = await previewOf(address);
  expect([ended.page.includes(furnishedStudio().name), ended.picture]).toEqual([false, '/share.jpg']);
  expect((await fetch(inject('baseUrl') + preview.picture)).status).toBe(404);
  // What the browser says about the answers it was refused.
  looker.faults.splice(0);
});
