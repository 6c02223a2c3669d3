import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { createDesign } from '#features/studio/designs/designs.server.ts';
import { newMember, signIn, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { until } from '../../../../tests/support/until.ts';
import { sweepHandovers } from './hand-over.server.ts';

let world: TestApp;
let lan: Member;
let stranger: Member;
let id: string;
const document = furnishedStudio();

beforeAll(async () => {
  world = await testApp({ WORKSPACE_URL: 'https://work.example/open?from=hien' });
  lan = await newMember(world);
  stranger = await newMember(world);
  ({ id } = await createDesign(world.db, world.clock, {
    ownerId: lan.id,
    name: 'Nhà',
    text: JSON.stringify(document),
  }));
});
afterAll(() => world.close());

const handOver = (token: string, design = id, at = world) => at.call('POST', `/designs/${design}/hand-over`, { token });
const take = (token: string) => world.call('POST', '/workspace/redeem-design', { body: { token } });
const tokenIn = (answer: Awaited<ReturnType<typeof handOver>>) =>
  new URL((answer.data as { url: string }).url).searchParams.get('token')!;

describe('J11: a design for the external workspace', () => {
  test('the address has token, language and design; the token gives the design once, and the person once', async () => {
    const answer = await handOver(lan.token);
    expect(answer.status).toBe(200);
    const token = tokenIn(answer);
    const url = new URL((answer.data as { url: string }).url);
    expect(url.origin + url.pathname).toBe('https://work.example/open');
    expect([...url.searchParams.keys()]).toEqual(['from', 'token', 'locale', 'design']);
    expect(url.searchParams.get('design')).toBe(id);
    expect(await take(token)).toMatchObject({ status: 200, data: { id, name: 'Nhà', seq: 0, document } });
    expect(await take(token)).toMatchObject({ status: 410, error: 'workspace_token_used', data: null });
    expect(await world.call('POST', '/workspace/redeem', { body: { token } })).toMatchObject({
      status: 200,
      data: { userId: lan.id },
    });
  });

  test('of two at the same time one gets it', async () => {
    const token = tokenIn(await handOver(lan.token));
    const answers = await Promise.all([take(token), take(token), take(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('after 60 seconds it is over; a token for the person alone gives no design', async () => {
    const token = tokenIn(await handOver(lan.token));
    world.clock.advance(60);
    expect((await take(token)).status).toBe(410);
    const way = await world.call('GET', '/user/coohom-token', { token: lan.token });
    expect((await take((way.data as { token: string }).token)).status).toBe(410);
  });

  test('a stranger hands over nothing; a right taken back in between is taken back', async () => {
    expect((await handOver(stranger.token)).status).toBe(404);
    expect((await handOver(lan.token, 'no-such-design')).status).toBe(404);
    const share = await world.call('PUT', `/designs/${id}/sharing`, {
      token: lan.token,
      body: { change: { do: 'invite', to: stranger.email, role: 'view', prices: false } },
    });
    expect(share.status).toBe(200);
    const token = tokenIn(await handOver(stranger.token));
    await world.db.deleteFrom('design_shares').where('design_id', '=', id).execute();
    expect((await take(token)).status).toBe(404);
  });

  test('it ends with the session it came from, and with the right to the workspace', async () => {
    const guest = await newMember(world);
    const own = await createDesign(world.db, world.clock, {
      ownerId: guest.id,
      name: 'Nhà',
      text: JSON.stringify(document),
    });
    const token = tokenIn(await handOver(guest.token, own.id));
    await world.call('POST', '/auth/logout:everywhere', { token: guest.token });
    expect(await take(token)).toMatchObject({ status: 410, error: 'workspace_token_used' });
    const again = tokenIn(await handOver(await signIn(world, guest), own.id));
    await world.db.updateTable('users').set({ trial_ends_at: null }).where('id', '=', guest.id).execute();
    expect(await take(again)).toMatchObject({ status: 410, error: 'workspace_token_used' });
  });

  test('only the hash of a token is kept, it is on the record, and goes with the sweep', async () => {
    const token = tokenIn(await handOver(lan.token));
    const rows = await world.db.selectFrom('design_handovers').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    const records = await world.db
      .selectFrom('audit')
      .select('target')
      .where('action', '=', 'design.handed_over')
      .execute();
    expect(records.map(({ target }) => target)).toContain(id);
    const left = async () => (await world.db.selectFrom('design_handovers').select('token_hash').execute()).length;
    world.clock.advance(30);
    await handOver(lan.token);
    world.clock.advance(40);
    await sweepHandovers(world.db, world.clock.now());
    expect(await left(), 'the one that is still good stays').toBe(1);
    world.clock.advance(60);
    await sweepHandovers(world.db, world.clock.now());
    expect(await left()).toBe(0);
  });

  test('a way in and its design are there together, or neither', async () => {
    const counted = async () => (await world.db.selectFrom('workspace_tokens').select('token_hash').execute()).length;
    const before = await counted();
    await sql`create function refuse_handover() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      world.db,
    );
    await sql`create trigger refused before insert on design_handovers execute function refuse_handover()`.execute(
      world.db,
    );
    expect((await handOver(lan.token)).status).toBe(500);
    await sql`drop function refuse_handover cascade`.execute(world.db);
    expect(await counted()).toBe(before);
  });

  test('what could not be read was not taken: the token is good for another try, once', async () => {
    const change = { do: 'invite', to: stranger.email, role: 'view', prices: false };
    const share = () => world.call('PUT', `/designs/${id}/sharing`, { token: lan.token, body: { change } });
    await share();
    const token = tokenIn(await handOver(stranger.token));
    await world.db.deleteFrom('design_shares').where('design_id', '=', id).execute();
    expect((await take(token)).status).toBe(404);
    await share();
    expect((await take(token)).status).toBe(200);
    expect((await take(token)).status).toBe(410);
    const refused = await world.db
      .selectFrom('audit')
      .select('target')
      .where('action', '=', 'workspace.token_refused')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(refused?.target).toBe(stranger.id);
  });

  test('while the design is read nothing is held: no transaction, no lock on the token', async () => {
    const token = tokenIn(await handOver(lan.token));
    let taking: ReturnType<typeof take> | undefined;
    await world.db.transaction().execute(async (db) => {
      await sql`lock table designs in access exclusive mode`.execute(db);
      taking = take(token);
      await until(
        async () =>
          (
            await sql`select 1 from pg_locks where relation = 'designs'::regclass and not granted
              and database = (select oid from pg_database where datname = current_database())`.execute(db)
          ).rows.length > 0,
      );
      const { rows } = await sql`select mode from pg_locks
        where relation = 'design_handovers'::regclass
        and database = (select oid from pg_database where datname = current_database())`.execute(db);
      expect(rows).toEqual([]);
      await sql`select 1 from design_handovers where user_id = ${lan.id} for update nowait`.execute(db);
    });
    expect((await taking)?.status).toBe(200);
    expect((await take(token)).status).toBe(410);
  });

  test('without an external workspace there is nothing to hand it to', async () => {
    const own = await testApp();
    const member = await newMember(own);
    const design = await createDesign(own.db, own.clock, {
      ownerId: member.id,
      name: 'Nhà',
      text: JSON.stringify(document),
    });
    expect((await handOver(member.token, design.id, own)).status).toBe(404);
    await own.close();
  });
});
