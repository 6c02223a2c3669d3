import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { sendNotification, type UserNotification } from '#features/people/notifications/send-notification.server.ts';
import { systemClock } from '#platform/clock.ts';
import { deriveKeys } from '#platform/keys.server.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { translator } from '#text/messages.server.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { open, visitors } from '../support/browser.ts';
import { header } from '../support/dialogs.ts';
import { signIn, type Person } from '../support/people.ts';
import { freePort, startBuiltServer, type BuiltServer } from '../support/server.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const { shell } = wordsOf('en');
const notices = translator('en', 'notices');
const account = 'aBcDeFgH12345678';

/**
 * A web process of our own beside the journeys' server, on the same database: one that a test may end. The chat's
 * script server is a stand-in.
 */
let port: number;
let site: string;
let chat: Server;
let web: BuiltServer;
const asked: string[] = [];
beforeAll(async () => {
  chat = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(
      "window.chatwootSDK = { run(options) { const style = document.createElement('style'); " +
        "style.textContent = '.chat-bubble { position: fixed; right: 8px; bottom: 8px }'; const bubble = " +
        "document.createElement('aside'); bubble.className = 'chat-bubble'; bubble.textContent = " +
        'options.websiteToken; document.head.append(style); document.body.append(bubble); } };',
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    chat.once('listening', resolve);
  });
  port = await freePort();
  site = `http://localhost:${port}`;
  web = await start();
});
afterAll(async () => {
  await web.stop();
  chat.close();
});

async function start(): Promise<BuiltServer> {
  const secret = await readFile(join(inject('dataDir'), 'secret'), 'utf8');
  return startBuiltServer({
    PORT: String(port),
    DATABASE_URL: inject('databaseUrl'),
    HIEN_SECRET: secret,
    HIEN_ROLE: 'web',
    HIEN_DEMO: '1',
    CHAT_PROVIDER: 'chatwoot',
    CHAT_ACCOUNT: account,
    CHAT_URL: chatOrigin(),
  });
}

function chatOrigin(): string {
  return `http://127.0.0.1:${(chat.address() as AddressInfo).port}`;
}

/** As another process would, in a transaction of its own. */
async function sendMessage(person: Person, notification: UserNotification): Promise<void> {
  const services = {
    clock: systemClock,
    keys: deriveKeys(await readFile(join(inject('dataDir'), 'secret'), 'utf8')),
    settings: { origin: site } as SiteSettings,
  };
  await inDatabase((db) =>
    transaction(db, async (db) => {
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', person.email)
        .executeTakeFirstOrThrow();
      await sendNotification(db, services, [id], notification);
    }),
  );
}

async function openStreams(): Promise<number> {
  return Number(/^hien_open_streams (\d+)/m.exec(await (await fetch(`${site}/metrics`)).text())?.[1]);
}

const badge = (page: Page) => header(page).locator('[data-badge]');
const bell = (page: Page, count: number) =>
  header(page).getByRole('button', { name: shell('notices.bell', { count }) });
const shows = (pages: Page[], count: string) =>
  Promise.all(pages.map((page) => badge(page).getByText(count, { exact: true }).waitFor()));

/** A page that has fetched what it fetches when idle: the words for when there is no line. */
const atRest = (page: Page) => page.waitForResponse((response) => /\/assets\/errors-/.test(response.url()));

/** Looks at the badge made by a page: how often it asked. */
function countAsks(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user/mails') count += 1;
  });
  return () => count;
}

test('I1, B4: two tabs, one stream; cut, polled, taken up with nothing lost or doubled; read one, all; the next takes over', async () => {
  const { page: first, context } = await visit({ baseUrl: site, fresh: true, direct: true });
  if (web.process.exitCode !== null || web.process.signalCode !== null) web = await start(); // a try before this one may have ended it
  const person = await insertPastUser();
  await signIn(context, person, site);
  await context.clock.install();
  const firstAtRest = atRest(first);
  await open(first, '/help');
  await expect.poll(openStreams).toBe(1);
  const second = await context.newPage();
  const secondAtRest = atRest(second);
  await open(second, '/TermsOfUse');
  await Promise.all([firstAtRest, secondAtRest]);
  for (const page of [first, second])
    await page.evaluate(() => {
      (window as { sameDocument?: boolean }).sameDocument = true;
    });

  await sendMessage(person, { type: 'ORDER_SHIPPED', details: { number: 'HD-1' } });
  await shows([first, second], '1');
  expect(await openStreams()).toBe(1);

  // Cut. While the stream is down the badge is asked for every two seconds, and only then.
  const asks = countAsks(first);
  web.process.kill('SIGKILL');
  await first.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/sse'));
  const before = asks();
  await first.clock.runFor(6_000);
  await expect.poll(() => asks() - before).toBe(3);
  await sendMessage(person, { type: 'FEEDBACK', reason: { en: 'Layer names are kept now.' } });
  web = await start();
  await shows([first, second], '2');
  await expect.poll(openStreams).toBe(1);
  await first.waitForLoadState('networkidle').catch(() => undefined);
  const quiet = asks();
  await first.clock.runFor(20_000);
  expect(asks()).toBe(quiet);
  await sendMessage(person, {
    type: 'DESIGNER_REQUEST_REJECTED',
    reason: { en: 'The licence photo is out of focus.' },
  });
  await shows([first, second], '3');

  // The dropdown, one notice with its reason, all of them.
  await bell(first, 3).click();
  const panel = header(first).getByRole('group', { name: shell('notices.title') });
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(3);
  await panel.getByRole('link', { name: notices('types.DESIGNER_REQUEST_REJECTED.title') }).click();
  await first.getByRole('article').getByText('The licence photo is out of focus.').waitFor();
  await expect
    .poll(() =>
      first
        .getByRole('region', { name: notices('title') })
        .getByRole('listitem')
        .count(),
    )
    .toBe(3);
  await shows([first, second], '2');
  await first.getByRole('button', { name: notices('readAll') }).click();
  for (const page of [first, second]) await badge(page).waitFor({ state: 'detached' });
  expect(await second.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);

  // The tab that listened for both is closed.
  await first.close();
  await expect.poll(openStreams).toBe(1);
  await sendMessage(person, { type: 'ADMIN_MESSAGE', details: { subject: 'Tết' } });
  await shows([second], '1');
  await context.request.post('/api/auth/logout', { headers: { origin: site } });
  await expect.poll(openStreams).toBe(0);
});

test('A7: the chat comes after consent, from its own host and no other, and not without', async () => {
  asked.splice(0);
  const { page, context, faults } = await visit({ baseUrl: site, fresh: true, direct: true });
  const bubble = page.locator('.chat-bubble');
  /**
   * A page's inline scripts carry its settings, so their hashes differ with the choice; who may be reached does not.
   */
  const policy = async () =>
    (await context.request.get('/help')).headers()['content-security-policy']!.replaceAll(/ 'sha256-[^']*'/g, '');
  const strict = await policy();
  expect(strict).not.toContain(chatOrigin());
  await open(page, '/help');
  const bar = page.getByRole('region', { name: shell('consent.label') });
  await bar.getByRole('button', { name: shell('consent.agree') }).click();
  await bar.waitFor({ state: 'detached' });
  expect(asked).toEqual([]);
  // The document was made under the stricter policy: the next page is a new one.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell('footer.terms') })
    .click();
  await bubble.getByText(account).waitFor();
  expect(asked).toEqual(['/packs/js/sdk.js']);
  expect(await bubble.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  const added = (await policy()).split('; ').filter((part) => !strict.split('; ').includes(part));
  expect(added.map((part) => part.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'connect-src',
    'frame-src',
    'media-src',
  ]);
  for (const part of added) expect(part).toMatch(new RegExp(`(${chatOrigin()}|'unsafe-inline')$`));
  expect(added.filter((part) => part.includes('unsafe')).map((part) => part.split(' ')[0])).toEqual(['style-src']);
  expect(
    await page.evaluate(() =>
      fetch('https://client.crisp.chat/').then(
        () => 'reached',
        () => 'refused',
      ),
    ),
  ).toBe('refused');
  await expect.poll(() => faults.filter((fault) => fault.includes('client.crisp.chat')).length).toBe(2);
  faults.splice(0);

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: shell('footer.cookies') })
    .click();
  await bar.getByRole('button', { name: shell('consent.necessary') }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shell('footer.privacy') })
    .click();
  await bubble.waitFor({ state: 'detached' });
  expect(await policy()).toBe(strict);
  expect(asked).toHaveLength(1);
});
