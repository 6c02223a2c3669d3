import { get } from 'node:http';
import { expect, inject, test } from 'vitest';
import { pages } from '#features/catalogue/content/addresses.ts';
import { consolePages } from '#features/people/console/console-pages.ts';
import { visitors } from '../support/browser.ts';
import { insertPastUser, letTokenExpire } from '../support/back-office.ts';
import { signIn, signInToDemo, someAddress } from '../support/people.ts';
import { languages, wordsOf } from '../support/words.ts';

const visit = visitors();

interface Reply {
  status: number;
  type: string;
  body: string;
}

/** The address as it is written here: a browser's own client would tidy it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(inject('baseUrl'));
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers: { 'x-forwarded-for': someAddress(), ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          body: Buffer.concat(parts).toString(),
        }),
      );
    }).on('error', reject);
  });
}

const broken = ['%00', 'x%00y', '%ff', '%C3%28', '%ed%a0%80'];
const heading = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];

async function cookiesOf(kind: 'user' | 'admin' | null): Promise<Record<string, string>> {
  if (kind === null) return {};
  const { context } = await visit();
  await signInToDemo(context, kind);
  const cookies = await context.cookies();
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

test.each(languages)(
  'L1: bytes that are no text, in a query or a path, get the calm error page with 400, in %s',
  async (language) => {
    const { shell } = wordsOf(language);
    for (const bytes of broken)
      for (const path of [`/blog/detail?id=${bytes}`, `/blog/${bytes}`, `/works?w=${bytes}&lang=${language}`]) {
        const { status, type, body } = await ask(path, { 'accept-language': language });
        expect([path, status, type]).toEqual([path, 400, 'text/html; charset=utf-8']);
        expect(heading(body), path).toBe(shell('error.unreadable'));
        expect(body, path).not.toContain('\0');
      }
  },
);

test.each([
  ['a visitor', null],
  ['someone signed in', 'user'],
  ['an admin', 'admin'],
] as const)('L1: every page, for %s', async (_who, kind) => {
  const headers = await cookiesOf(kind);
  const paths = [...Object.values(pages).map(({ path }) => path), ...consolePages.map(({ path }) => path)];
  for (const path of paths)
    for (const name of ['id', 'w'])
      expect([path, name, (await ask(`${path}?${name}=%00`, headers)).status]).toEqual([path, name, 400]);
});

test('L1: the data of a page, a call and a file are refused in the envelope, as malformed', async () => {
  for (const path of [
    '/blog/detail.data?id=%00',
    '/works.data?w=%ff',
    '/api/outbox?to=%ff',
    '/api/common/banners?x=%00',
  ])
    expect([path, await ask(path)]).toEqual([
      path,
      { status: 400, type: 'application/json; charset=utf-8', body: expect.stringContaining('"error":"malformed"') },
    ]);
});

test('a percent sign in a search is text', async () => {
  expect((await ask('/works?w=100%')).status).toBe(200);
});

test('L8: with an expired token a page does not say whose session it is', async () => {
  const { context } = await visit();
  const person = await insertPastUser();
  await signIn(context, person);
  expect(await (await context.request.get('/help')).text()).toContain(person.email);
  await letTokenExpire(context);
  const html = await (await context.request.get('/help')).text();
  for (const word of [person.email, person.nickname]) expect(html).not.toContain(word);
});
