import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#server/calls.ts';
import { newMember, testApp, type TestApp } from '../../../tests/support/app.ts';
import { smallMarket } from '../../../tests/support/market.ts';
import { sampleQueries } from '../../../tests/support/samples.ts';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await testApp();
  await smallMarket(world);
  token = (await newMember(world, 'ROLE_DESIGNER', 'ROLE_MERCHANT')).token;
});
afterAll(() => world.close());

const lists = allCalls('seed')
  .filter((call) => call.method === 'GET' && !call.effects && !call.stream && !call.file && !call.path.includes('{'))
  .filter((call) => call.who === 'anyone' || call.who === 'signed-in')
  .map((call) => ({ path: call.path, query: sampleQueries[`GET ${call.path}`] ?? '' }));

/** Fields nobody is shown, in the ways other programs let one filter and sort by them. */
const hidden = ['password_hash', 'email', 'token_hash', 'users.password_hash', 'merchant.user.email', 'secret'];
const asked = [
  ...hidden.flatMap((field) => [
    `${field}=a%25`,
    `${encodeURIComponent(`filter[${field}][_starts_with]`)}=%24argon2`,
    `${encodeURIComponent(`where[${field}]`)}=x`,
    `fields=${field}`,
    `orderBy=${field}`,
  ]),
  'select=*',
  '$where=1',
  'populate=*',
];
/** Names a list has: their value is another matter. */
const told = hidden.flatMap((field) => [`sort=${field}`, `order=${field}`, `cursor=${field}`]);

describe('A16: a list is no oracle: by a field that is not shown nothing is found, sorted or counted', () => {
  test('there are lists', () => {
    expect(lists.length).toBeGreaterThan(20);
  });

  test.each(lists)('GET $path', async ({ path, query }) => {
    const ask = (more: string) => world.call('GET', `${path}?${query}&${more}`, { token });
    const plain = await ask('');
    for (const more of asked) {
      const answer = await ask(more);
      if (answer.status === 400) continue;
      expect([more, answer.status, answer.data]).toEqual([more, plain.status, plain.data]);
    }
    for (const more of told) {
      const { status, data } = await ask(more);
      expect([more, status < 500]).toEqual([more, true]);
      expect(JSON.stringify(data ?? null)).not.toMatch(/argon2|password_hash/);
    }
  });
});

/** What ends a statement, begins another, waits, or reads what is not to be read. */
const injections = [
  "'",
  "'; select pg_sleep(5); --",
  "' or '1'='1",
  "' union select password_hash from users --",
  '"; drop table users; --',
  '$$; select pg_sleep(5); $$',
  "') or exists (select 1 from pg_sleep(5)) --",
  "vi'||(select pg_sleep(5))||'",
  '%27%3B%20select%20pg_sleep(5)%3B--',
  "\\'; select 1; --",
  '/**/or/**/1=1',
  "1); copy users to program 'id'; --",
];
const names = ['w', 'sort', 'order', 'lang', 'page', 'size', 'cursor', 'style', 'category', 'colour', 'price', 'city'];

test('A15: SQL in search, sort, language, filters and place of every list is text: no fault of ours, no table the worse', async () => {
  const users = () => world.db.selectFrom('users').select('id').execute();
  const before = await users();
  const shown = lists.filter(({ path }) => /works|products|designers|merchants|articles|suggest/.test(path));
  expect(shown.length).toBeGreaterThan(4);
  for (const { path, query } of shown)
    for (const [at, injection] of injections.entries())
      for (const name of names) {
        const address = `${path}?${query}&${name}=${at % 2 ? encodeURIComponent(injection) : injection.replace(/[#&+\s]/g, '%20')}`;
        const answer = await world.call('GET', address, { token, from: `10.70.${at}.${names.indexOf(name)}` });
        expect([address, answer.status < 500]).toEqual([address, true]);
      }
  expect(await users()).toEqual(before);
});
