import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { sweepMedia } from '#features/foundation/media/sweep-media.server.ts';
import {
  giveRoles,
  newMember,
  registerPerson,
  signIn,
  testApp,
  type Member,
  type TestApp,
} from '../../../../../tests/support/app.ts';
import { formOf } from '../../../../../tests/support/multipart.ts';
import { jpegOf } from '../../../../../tests/support/pictures.ts';
import { keepDesigns } from '../keeping/keep-designs.server.ts';

let world: TestApp;
let person: Member;
beforeAll(async () => {
  world = await testApp();
  person = await newMember(world);
});
afterAll(() => world.close());

async function upload(token = person.token, kind = 'underlay'): Promise<string> {
  const form = formOf({ bytes: await jpegOf(80, 60) });
  const answer = await world.call('POST', `/media?kind=${kind}`, { token, body: form.body, headers: form.headers });
  return (answer.data as { id: string }).id;
}

const traced = (picture: string) => ({
  ...newDesign('traced'),
  underlays: {
    ul_1: { id: 'ul_1', level: 'lv_1', picture, at: { x: 0, y: 0 }, turn: 0, width: 9000, ratio: 0.75, opacity: 0.5 },
  },
});

async function make(body: object = {}, token = person.token): Promise<string> {
  const answer = await world.call('POST', '/designs', { token, body });
  expect(answer).toMatchObject({ status: 200 });
  return (answer.data as { id: string }).id;
}

const look = (design: string, picture: string, token = person.token) =>
  world.app.inject({
    url: `/api/designs/${design}/pictures/${picture}`,
    headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
  });
const put = (design: string, picture: string, token = person.token) =>
  world.call('PUT', `/designs/${design}/pictures/${picture}`, { token });
const isThere = async (id: string) =>
  (await world.db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const sweep = () => sweepMedia(world.db, world.clock, world.services.storage);

describe('J8: the picture a design is traced over', () => {
  test('belongs to the design, and only who may see that sees it: not even an admin', async () => {
    const design = await make();
    const picture = await upload();
    expect((await look(design, picture)).statusCode, 'not before it is part of it').toBe(404);
    expect(await put(design, picture)).toMatchObject({ status: 200 });
    const seen = await look(design, picture);
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const other = await registerPerson(world);
    await giveRoles(world, other.id, 'ROLE_ADMIN');
    const theirs = await signIn(world, other);
    expect((await look(design, picture, theirs)).statusCode).toBe(404);
    const file = await world.app.inject({
      url: `/api/media/${picture}/file`,
      headers: { host: 'localhost:3000', authorization: `Bearer ${theirs}` },
    });
    expect(file.statusCode).toBe(404);
  });

  test('another’s picture, one of another kind, another’s design are refused alike', async () => {
    const design = await make();
    const other = await newMember(world);
    for (const [to, picture, token] of [
      [design, await upload(other.token), person.token],
      [design, await upload(person.token, 'avatar'), person.token],
      [design, await upload(other.token), other.token],
      [design, 'i_none', person.token],
    ] as const)
      expect(await put(to, picture, token)).toMatchObject({ status: 404, error: 'not_found' });
  });

  test('of a design that came as a whole it is kept, and of its copy; a stranger’s copy does not get it', async () => {
    const picture = await upload();
    const design = await make({ document: traced(picture) });
    const copy = (await world.call('POST', `/designs/${design}/duplicate`, { token: person.token, body: {} })).data as {
      id: string;
    };
    expect((await look(copy.id, picture)).statusCode).toBe(200);
    const other = await newMember(world);
    const taken = await make({ document: traced(picture) }, other.token);
    expect((await look(taken, picture, other.token)).statusCode).toBe(404);
  });

  test('stays while a design has it, those in the bin with them; then it goes', async () => {
    const picture = await upload();
    const [first, second] = [await make({ document: traced(picture) }), await make({ document: traced(picture) })];
    const bin = (id: string) => world.call('DELETE', `/designs/${id}`, { token: person.token });
    const days = (count: number) => world.clock.advance(count * 86_400);
    await bin(first);
    days(31);
    await keepDesigns(world.db, world.clock);
    days(2);
    await sweep();
    expect(await isThere(picture)).toBe(true);
    person.token = await signIn(world, person);
    await bin(second);
    await sweep();
    expect(await isThere(picture)).toBe(true);
    days(31);
    await keepDesigns(world.db, world.clock);
    days(2);
    await sweep();
    expect(await isThere(picture)).toBe(false);
  });
});
