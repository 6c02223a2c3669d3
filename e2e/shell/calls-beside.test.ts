import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { accountButton, dialogOn, fillLogin, isIn, openLogin } from '../support/dialogs.ts';
import { freePort, startBuiltServer } from '../support/server.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();

test('PRODUCT Addresses: with the calls on a host beside the site, one signs in, is known, and answered in one’s language', async () => {
  const port = await freePort();
  const site = `http://www.hien.localhost:${port}`;
  const calls = `http://api.hien.localhost:${port}`;
  const server = await startBuiltServer({
    PORT: String(port),
    HIEN_ORIGIN: site,
    API_ORIGIN: calls,
    DATABASE_URL: inject('databaseUrl'),
    HIEN_SECRET: await readFile(join(inject('dataDir'), 'secret'), 'utf8'),
    HIEN_ROLE: 'web',
    HIEN_DEMO: '1',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const { page, context } = await visit({ language: 'vi', baseUrl: site, fresh: true, direct: true });
  const words = wordsOf('vi');
  const person = await insertPastUser();
  const asked: string[] = [];
  // Pictures of the library come from the site itself, which answers at both hosts; calls do not.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image' && new URL(request.url()).pathname.startsWith('/api/'))
      asked.push(new URL(request.url()).origin);
  });
  await open(page, '/help');
  await openLogin(page, words);
  await fillLogin(page, words, { ...person, password: 'not-the-one' });
  await dialogOn(page).button(words.accounts('login.submit')).click();
  await page.getByText(words.errors('login_failed')).first().waitFor();
  await fillLogin(page, words, person);
  await dialogOn(page).button(words.accounts('login.submit')).click();
  await isIn(page, words, person.nickname);
  await open(page, '/help');
  await accountButton(page, words, person.nickname).waitFor();
  expect(new Set(asked)).toEqual(new Set([calls]));
  expect((await context.cookies()).find(({ name }) => name === 'token')).toMatchObject({
    domain: '.hien.localhost',
    httpOnly: true,
  });
  await server.stop();
});
