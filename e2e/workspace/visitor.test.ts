import { expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { inDatabase } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, registerInDialog } from '../support/dialogs.ts';
import { newPerson } from '../support/people.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const zh = wordsOf('zh');
const t = translator('zh', 'start');
const home = translator('zh', 'home');
const workspace = translator('zh', 'workspace');

test('J6, D7: on a phone a visitor types a room, reloads, signs up: the design is in their account, once', async () => {
  const { page } = await visit({ language: 'zh', width: 390, fresh: true });
  const person = newPerson();
  const designsSent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/designs')
      designsSent.push(request.headers()['idempotency-key'] ?? '');
  });
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('button', { name: home('hero.start'), exact: true })
    .first()
    .tap();
  await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
  await page.getByLabel(t('type.width'), { exact: true }).fill('4200');
  await page.getByLabel(t('type.depth'), { exact: true }).fill('3600');
  await page.getByRole('button', { name: t('type.title'), exact: true }).tap();
  await page.waitForURL(/\/workspace\/local\/[0-9a-f]{32}$/);
  const walls = page.locator('.pv .pv-wall');
  await expect.poll(() => walls.count()).toBeGreaterThan(0);
  await page.getByText(t('local.title')).waitFor();

  await page.reload();
  await expect.poll(() => walls.count()).toBeGreaterThan(0);
  expect(designsSent, 'nothing is sent before somebody signs in').toEqual([]);
  await page.getByRole('button', { name: t('local.signIn'), exact: true }).tap();
  const dialog = dialogOn(page);
  // Nobody has signed in here yet: there is nothing to sign in with.
  await dialog.titled(zh.accounts('regist.title'));
  await registerInDialog(page, zh, person);

  await page.waitForURL(/\/workspace\/g_[0-9a-z]+$/);
  await expect.poll(() => walls.count()).toBeGreaterThan(0);
  await page.getByText(workspace('save.saved'), { exact: true }).waitFor({ state: 'attached' });
  const rows = await inDatabase((db) =>
    db
      .selectFrom('designs')
      .innerJoin('users', 'users.id', 'designs.owner_id')
      .innerJoin('design_versions', 'design_versions.design_id', 'designs.id')
      .where('users.email', '=', person.email)
      .select(['designs.id', 'design_versions.document'])
      .execute(),
  );
  await expect.poll(() => [new URL(page.url()).pathname.split('/').at(-1)]).toEqual(rows.map(({ id }) => id));
  expect(rows.map(({ document }) => Object.keys((document as { walls: object }).walls).length)).toEqual([4]);
  expect(new Set(designsSent).size, 'by one key').toBe(1);

  // Nothing is left behind in the browser, and the start page shows it among their own.
  await open(page, '/workspace');
  await page.getByRole('heading', { level: 2, name: t('mine.title') }).waitFor();
  expect(await page.getByRole('heading', { level: 2, name: t('here.title') }).count()).toBe(0);
  await expect.poll(() => page.locator('a[href^="/workspace/g_"]').count()).toBe(1);
});

test('J1, J6: *Start design* without an account offers to draw at once; a template is copied into this browser', async () => {
  const { page } = await visit({ fresh: true });
  const en = wordsOf('en');
  await open(page, '/help');
  await page
    .getByRole('banner')
    .getByRole('button', { name: en.shell('header.start'), exact: true })
    .click();
  await dialogOn(page).button(en.accounts('login.without')).click();
  await page.getByRole('heading', { level: 1, name: translator('en', 'start')('title') }).waitFor();
  await open(page, '/workspace/new?template=w_japandiliving');
  await page.waitForURL(/\/workspace\/local\//);
  await expect.poll(() => page.locator('.pv .pv-wall').count()).toBeGreaterThan(0);
});
