import { afterAll, beforeAll, expect, test } from 'vitest';
import { designHash } from '#design/design-hash.ts';
import { tableNames } from '#design/document.ts';
import { openDesign } from '#design/open-design.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/workspace/everything.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
  person = await newMember(world);
});
afterAll(() => world.close());

const made = async (document: unknown) => {
  const answer = await world.call('POST', '/designs', { token: person.token, body: { document } });
  expect(answer).toMatchObject({ status: 200 });
  return (answer.data as { id: string }).id;
};
const exported = async (design: string): Promise<string> => {
  const file = await world.app.inject({
    url: `/api/designs/${design}/export/json`,
    headers: { host: 'localhost:3000', authorization: `Bearer ${person.token}` },
  });
  expect(file.statusCode).toBe(200);
  return file.payload;
};
const hashOf = (given: unknown) => {
  const opened = openDesign(given);
  if (!opened.ok) throw new Error(`${opened.reason} ${opened.path}`);
  return designHash(opened.design);
};

test('J11 out as a file and in again, twice: the same design, whatever is in it', async () => {
  const design = everything();
  for (const table of tableNames.filter((name) => name !== 'groups'))
    expect(Object.keys(design[table]), table).not.toEqual([]);
  const first = await exported(await made(design));
  const second = await exported(await made(JSON.parse(first)));
  expect([hashOf(first), hashOf(second)]).toEqual([hashOf(design), hashOf(design)]);
});

test('J11 a file of a newer version, or with a stray value, is refused by name', async () => {
  for (const [document, state] of [
    [{ ...everything(), version: 99 }, 'future_version'],
    [{ ...everything(), walls: { wl_1: {} } }, 'bad_value'],
  ] as const) {
    const answer = await world.call('POST', '/designs', { token: person.token, body: { document } });
    expect(answer).toMatchObject({ error: 'design_refused', state });
  }
  const body = { document: { hello: 'world' } };
  const none = await world.call('POST', '/designs', { token: person.token, body });
  expect(none.error, 'not a design at all').toBe('invalid_form');
});
