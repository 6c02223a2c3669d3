import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { profileBody } from '#features/people/accounts/account.ts';
import { allCalls } from '#server/calls.ts';
import { giveRoles, registerPerson, signIn, testApp, type Person, type TestApp } from '../../../tests/support/app.ts';
import { sampleBodies, samplePath } from '../../../tests/support/samples.ts';

let world: TestApp;
let person: Person;
let token: string;
let columns: string[];
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world);
  // What is only for them would be refused before its form is read.
  await giveRoles(world, person.id, 'ROLE_DESIGNER', 'ROLE_MERCHANT', 'ROLE_ADMIN');
  token = await signIn(world, person);
  const found = await sql<{ name: string }>`select distinct column_name as name from information_schema.columns
    where table_schema = 'public' order by 1`.execute(world.db);
  const snake = found.rows.map(({ name }) => name);
  const camel = snake.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  columns = [...new Set([...snake, ...camel])];
});
afterAll(() => world.close());

const withBody = allCalls('seed').flatMap((call) =>
  call.body ? [{ name: `${call.method} ${call.path}`, call, shape: (call.body as z.ZodObject).shape }] : [],
);
let networks = 0;
/** At this machine itself: from elsewhere an admin would first need a second factor. */
const rotating = () => `127.72.${Math.floor(++networks / 250)}.${networks % 250}`;

describe('A6, V15.3.3: every column there is, in every call, is refused by name unless the call takes it', () => {
  test('there are columns worth having', () => {
    expect(columns).toEqual(
      expect.arrayContaining(['roles', 'status', 'designer_level', 'trialEndsAt', 'price', 'password_hash', 'amount']),
    );
  });

  test.each(withBody)('$name', async ({ name, call, shape }) => {
    const hostile = columns.filter((column) => !Object.hasOwn(shape, column));
    const body = { ...Object.fromEntries(hostile.map((column) => [column, 'ROLE_ADMIN'])), ...sampleBodies[name] };
    const answer = await world.call(call.method, samplePath(call.path), { token, body, from: rotating() });
    expect(answer.status).toBe(400);
    const named = answer.faults?.flatMap(({ field, error }) => (error === 'unknown_field' ? [field] : []));
    expect(named).toEqual(expect.arrayContaining(hostile.map((column) => column.slice(0, 40))));
  });

  test('in a person’s own row only what they may write about themselves changes', async () => {
    const row = () => world.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();
    const before = await row();
    const hostile = Object.keys(before).filter((column) => !Object.hasOwn(profileBody.shape, column));
    expect(hostile).toEqual(expect.arrayContaining(['roles', 'email', 'status', 'password_hash', 'plan_ends_at']));
    for (const column of hostile)
      await world.call('PUT', '/user', { token, body: { [column]: 'ROLE_ADMIN', city: 'Huế' }, from: rotating() });
    expect(await row()).toEqual(before);
  });
});

/** Inside a body what is not declared is refused or dropped; only a design is handed on as it came, to its own check. */
describe('A6: nothing undeclared gets past a body', () => {
  const handedOn = ['POST /designs', 'POST /designs/{id}/commands', 'POST /designs/{id}/versions'];
  test.each(withBody)('$name', ({ name, call }) => {
    const open = openObjects(z.toJSONSchema(call.body ?? z.never(), { io: 'input', unrepresentable: 'any' }));
    expect(handedOn.includes(name) ? 0 : open).toBe(0);
  });
});

/** Objects that keep whatever is in them; a map says of what kind its values are. */
function openObjects(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const { properties, additionalProperties: rest } = schema as Record<string, unknown>;
  const open = properties !== undefined && typeof rest === 'object' && rest !== null && Object.keys(rest).length === 0;
  return Object.values(schema).reduce<number>((sum, part) => sum + openObjects(part), open ? 1 : 0);
}
