import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceLocale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin, header, isIn, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { startBuiltServer, type BuiltServer } from '../support/server.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();
const en = wordsOf('en');
const designer = { roles: ['ROLE_USER', 'ROLE_DESIGNER'] };

describe('J1 start design', () => {
  test('a visitor signs in first, and is then where they were', async () => {
    const { page } = await visit();
    const person = await insertPastUser();
    await open(page, '/works');
    await header(page)
      .getByRole('button', { name: en.shell('header.start'), exact: true })
      .click();
    const dialog = dialogOn(page);
    await dialog.titled(en.accounts('login.title'));
    await fillLogin(page, en, person);
    await dialog.button(en.accounts('login.submit')).click();
    await isIn(page, en, person.nickname);
    expect(new URL(page.url()).pathname).toBe('/works');
    const opened = page.waitForEvent('popup');
    await header(page)
      .getByRole('button', { name: en.shell('header.start'), exact: true })
      .click();
    const window = await opened;
    await window.getByText(en.profile('workspace.title', { name: person.nickname }), { exact: true }).waitFor();
    await window.getByRole('heading', { level: 1, name: translator('en', 'start')('title') }).waitFor();
  });

  test.each(languages)('a designer gets a new window that greets them by name, in %s', async (language) => {
    const { page, context } = await visit({ language });
    const words = wordsOf(language);
    await signInToDemo(context, 'designer');
    await open(page, '/help');
    const asked = page.waitForResponse((response) => response.url().includes('/api/user/coohom-token'));
    const opening = page.waitForEvent('popup');
    await header(page)
      .getByRole('button', { name: words.shell('header.start'), exact: true })
      .click();
    const { data } = (await (await asked).json()) as { data: { locale: string; token: string } };
    expect(data.locale).toBe(workspaceLocale(language));
    const window = await opening;
    await window.getByText(words.profile('workspace.title', { name: '小安' }), { exact: true }).waitFor();
    expect(window.url(), 'no token in the address').not.toContain(data.token);
    expect(new URL(page.url()).pathname, 'this window stays').toBe('/help');
  });

  test('a failure shows what the server said, and leaves no empty window', async () => {
    const { page, context } = await visit({ fresh: true });
    const person = await insertPastUser(designer);
    await signIn(context, person);
    // Between the press and the answer: a page that heard of it earlier would not even ask.
    await page.route('**/api/user/coohom-token', async (route) => {
      await inDatabase((db) =>
        db
          .updateTable('users')
          .set({ roles: ['ROLE_USER'], trial_ends_at: new Date(0) })
          .where('email', '=', person.email)
          .execute(),
      );
      await route.continue();
    });
    await open(page, '/help');
    const opening = page.waitForEvent('popup');
    await header(page)
      .getByRole('button', { name: en.shell('header.start'), exact: true })
      .click();
    const window = await opening;
    await toast(page, en.errors('workspace_denied')).waitFor();
    await expect.poll(() => window.isClosed()).toBe(true);
  });
});

describe('J2 the one-time token', () => {
  test('is spent once; a second use is refused in words', async () => {
    const { page, context } = await visit();
    await signIn(context, await insertPastUser(designer));
    const { data } = (await (await context.request.get('/api/user/coohom-token')).json()) as {
      data: { token: string; locale: string };
    };
    const hand = () =>
      context.request.post('/workspace', { form: data, headers: { origin: inject('baseUrl') }, maxRedirects: 0 });
    const first = await hand();
    expect([first.status(), first.headers().location]).toEqual([302, '/workspace']);
    const second = await hand();
    expect(second.status()).toBe(410);
    expect(await second.text()).toContain(en.profile('workspace.refusedTitle'));
    await page.goto('/workspace');
    await page.getByRole('heading', { level: 1, name: translator('en', 'start')('title') }).waitFor();
  });

  test('belongs to the person it was made for', async () => {
    const { context } = await visit();
    await signIn(context, await insertPastUser(designer));
    const { data } = (await (await context.request.get('/api/user/coohom-token')).json()) as {
      data: { token: string; locale: string };
    };
    await context.clearCookies();
    await signIn(context, await insertPastUser(designer));
    const answer = await context.request.post('/workspace', {
      form: data,
      headers: { origin: inject('baseUrl') },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(410);
  });

  test('in anything but a form is no token', async () => {
    const { context } = await visit();
    await signIn(context, await insertPastUser(designer));
    for (const contentType of ['application/json', 'text/plain', 'multipart/form-data; boundary=none']) {
      const answer = await context.request.post('/workspace', {
        data: '{"token":"x"}',
        headers: { origin: inject('baseUrl'), 'content-type': contentType },
        maxRedirects: 0,
      });
      expect([contentType, answer.status()]).toEqual([contentType, 410]);
    }
  });
});

describe('J1 an external workspace', () => {
  let elsewhere: BuiltServer;
  beforeAll(async () => {
    const secret = await readFile(join(inject('dataDir'), 'secret'), 'utf8');
    elsewhere = await startBuiltServer({
      WORKSPACE_URL: `${inject('baseUrl')}/healthz?from=hien`,
      DATABASE_URL: inject('databaseUrl'),
      HIEN_SECRET: secret,
      HIEN_ROLE: 'web',
      HIEN_DEMO: '1',
      TRUST_PROXY: '127.0.0.1,::1',
    });
  });
  afterAll(() => elsewhere.stop());

  test('gets the token and the locale in its query, and trades the token for the person, once', async () => {
    const { page, context } = await visit({ language: 'zh', baseUrl: elsewhere.url, fresh: true });
    const person = await insertPastUser(designer);
    await signIn(context, person, elsewhere.url);
    await open(page, '/help');
    const opening = page.waitForEvent('popup');
    await header(page)
      .getByRole('button', { name: wordsOf('zh').shell('header.start'), exact: true })
      .click();
    const window = await opening;
    await window.waitForURL((url) => url.pathname === '/healthz');
    const query = new URL(window.url()).searchParams;
    expect([query.get('from'), query.get('locale')]).toEqual(['hien', 'zh_CN']);
    expect(await window.evaluate(() => window.opener), 'a stranger cannot steer our page').toBeNull();
    // The other side's own server asks: no browser, no cookie.
    const redeem = () =>
      fetch(`${elsewhere.url}/api/workspace/redeem`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: query.get('token') }),
      });
    expect(await (await redeem()).json()).toMatchObject({
      code: 200,
      data: { nickname: person.nickname, locale: 'zh_CN' },
    });
    expect((await redeem()).status).toBe(410);
  });
});
