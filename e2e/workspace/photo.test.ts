import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { studio } from '#design/samples/studio.ts';
import { upsertDesigner } from '#features/catalogue/designers/designer-queries.server.ts';
import { newId } from '#lib/id.ts';
import { translator } from '#text/messages.server.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { header, toast } from '../support/dialogs.ts';
import { signIn, type Person } from '../support/people.ts';
import { startBuiltServer, type BuiltServer } from '../support/server.ts';
import { unheard, untranslatedKey, wordsOf } from '../support/words.ts';
import { newRenderToken, startRenderMachine } from '../../tests/support/studio/render-farm.ts';
import { newDesign, withCamera } from './sheet.ts';

const visit = visitors();

/** Where orders come in: its pictures are tiny, or one would take minutes. Another machine traces them. */
let web: BuiltServer;
let machine: ChildProcess;
beforeAll(async () => {
  web = await startBuiltServer(
    {
      DATABASE_URL: inject('databaseUrl'),
      HIEN_SECRET: await readFile(join(inject('dataDir'), 'secret'), 'utf8'),
      HIEN_ROLE: 'web',
      HIEN_DEMO: '1',
      HIEN_RENDER_DRAFT: '1',
      TRUST_PROXY: '127.0.0.1,::1',
    },
    inject('dataDir'),
  );
  machine = await startRenderMachine(web.url, await inDatabase((db) => newRenderToken(db, 'Huế')));
});
afterAll(async () => {
  const ended = once(machine, 'exit');
  machine.kill();
  await Promise.all([ended, web.stop()]);
});

/** With a public profile, as an application makes one: only then are there works. */
async function newDesigner(): Promise<Person> {
  const user = newId('u', new Date());
  const person = await insertPastUser({ id: user, roles: ['ROLE_USER', 'ROLE_DESIGNER'] });
  const now = new Date();
  await inDatabase((db) =>
    upsertDesigner(db, { id: newId('d', now), user_id: user, name: person.nickname, created_at: now, updated_at: now }),
  );
  return person;
}

/**
 * Until the page has shown the picture half made at two stages. Meanwhile what is traced is held back from being handed
 * in: on a fast machine all pieces come between two questions of the page.
 */
async function seenGrowing(page: Page, design: string): Promise<void> {
  const stages = new Set<string>();
  const job = page.locator('.rd-job').first();
  const bar = job.locator('progress');
  await inDatabase(async (db) => {
    while (stages.size < 2)
      await db.transaction().execute(async (held) => {
        const pieces = await held
          .selectFrom('render_pieces')
          .innerJoin('render_jobs', 'render_jobs.id', 'job_id')
          .select('n')
          .where('design_id', '=', design)
          .where('render_pieces.state', '=', 'leased')
          .forUpdate('render_pieces')
          .execute();
        const now = await held
          .selectFrom('render_jobs')
          .select(['done', 'state'])
          .where('design_id', '=', design)
          .executeTakeFirst();
        if (!now?.done) return;
        expect(now.state).toBe('tracing');
        if (pieces.length === 0) return;
        await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThanOrEqual(now.done);
        stages.add((await job.locator('img').getAttribute('src')) ?? '');
      });
  });
}

test.each([
  ['en', 1440],
  ['vi', 390],
  ['zh', 1440],
] as const)(
  'K1, K3 in %s at %i: a photo is ordered, grows, one leaves, is told, and makes it a work’s picture',
  async (language, width) => {
    const { render: t, shell } = wordsOf(language);
    const notices = translator(language, 'notices');
    const publishing = translator(language, 'publishing');
    const { page, context } = await visit({ fresh: true, language, width, baseUrl: web.url, pictures: true });
    await signIn(context, await newDesigner(), web.url);
    const id = await newDesign(context, withCamera(studio(), 'By the door'), web.url);
    await open(page, `/workspace/${id}?panel=render`);
    await page.getByRole('radio', { name: t('kinds.photo'), exact: true }).click();
    await page.getByLabel(t('size')).selectOption('4k');
    await page.getByRole('button', { name: new RegExp(`^${t('order.photo')}`) }).click();
    await seenGrowing(page, id);
    expect(await page.locator('body').innerText()).not.toMatch(untranslatedKey);

    // Elsewhere: the bell tells, and leads back to the picture.
    await open(page, '/help');
    const bell = header(page).getByRole('button', { name: shell('notices.bell', { count: 1 }) });
    await bell.waitFor({ timeout: 150_000 });
    await bell.click();
    await header(page)
      .getByRole('group', { name: shell('notices.title') })
      .getByRole('link', { name: notices('types.RENDER_DONE.title') })
      .click();
    await page.getByRole('button', { name: t('useAsPicture') }).click();
    await page.getByRole('heading', { level: 1, name: publishing('work.new') }).waitFor();
    await page.getByText(publishing('pictures.main'), { exact: true }).waitFor();
    const name = `Nhà ${unheard()}`;
    await page.getByLabel(publishing('words.name'), { exact: true }).fill(name);
    await page.getByRole('button', { name: publishing('form.draft') }).click();
    await toast(page, publishing('form.saved')).waitFor();
  },
);
