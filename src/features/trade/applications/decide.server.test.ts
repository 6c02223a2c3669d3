import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { locales } from '#lib/locale.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { applyCompletely, approve, sendReceipt, uploadPicture } from '../../../../tests/support/applicants.ts';
import { applyPending } from '../../../../tests/support/money/payments.ts';
import { localizedReasons, reasonNames } from './reasons.server.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const decide = (id: string, step: 'approve' | 'reject' | 'take-back', body: object = {}, by: Member = admin) =>
  world.call('POST', `/admin/applications/${id}/${step}`, { token: by.token, body });
const pass = (id: string) => approve(world, admin, id);
/** All of a professional year's fee, which is what `applyCompletely` chooses. */
const seen = { amount: 3_800_000, reason: 'Đã đối chiếu sao kê' };
const stateOf = async (id: string) =>
  (await world.db.selectFrom('applications').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const lettersTo = async (email: string) =>
  (await world.db.selectFrom('outbox').select('payload').execute())
    .map((row) => row.payload as { to: string; template: string; values: Record<string, string> })
    .filter((letter) => letter.to === email && letter.template.startsWith('notice'));

describe('H3: passing', () => {
  test('a designer: role, plan, profile, notice, letter and audit at once, and the same session sees it with its next call', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'designer', {
      plan: 'PREMIUM_HALF_YEARLY',
      school: 'Mỹ thuật Huế',
    });
    expect(await pass(id)).toMatchObject({
      status: 200,
      data: { state: 'AUDITING', pending: { byId: admin.id, effectiveAt: expect.any(String) } },
    });
    expect(await stateOf(id)).toBe('PASSED');
    const me = await world.call('GET', '/user', { token: person.token });
    expect(me.data).toMatchObject({
      roles: [{ name: 'ROLE_USER' }, { name: 'ROLE_DESIGNER' }],
      designerLevel: 'premium',
      applyStatus: 'PASSED',
      school: 'Mỹ thuật Huế',
    });
    expect((await world.call('GET', '/user/coohom-token', { token: person.token })).status).toBe(200);
    expect(
      await world.db.selectFrom('bills').select('status').where('id', '=', bill).executeTakeFirstOrThrow(),
    ).toEqual({ status: 'PAID' });
    expect(
      await world.db
        .selectFrom('plan_terms')
        .select(['level', 'months', 'bill_id', 'why'])
        .where('user_id', '=', person.id)
        .execute(),
    ).toEqual([{ level: 'premium', months: 6, bill_id: bill, why: 'application' }]);
    const shown = await world.db
      .selectFrom('designers')
      .select(['id', 'name', 'status'])
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(shown).toMatchObject({ name: person.nickname, status: 'listed' });
    expect(
      await world.db.selectFrom('search_designers').select('id').where('id', '=', shown.id).execute(),
    ).toHaveLength(1);
    const { data } = await world.call('GET', '/user/mails', { token: person.token });
    expect(data).toMatchObject({
      content: [{ type: 'REQUEST_PASSED', link: '/user/desginer' }, { type: 'REQUEST_RECEIVED' }],
    });
    expect(await lettersTo(person.email)).toHaveLength(2);
    const record = await world.db
      .selectFrom('audit')
      .select(['action', 'actor_id'])
      .where('target', '=', id)
      .orderBy('id')
      .execute();
    expect(record.at(-1)).toEqual({ action: 'application.passed', actor_id: admin.id });
  });

  test('a merchant: the shop under the company’s name, and a year of the professional plan', async () => {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'merchant');
    await pass(id);
    expect((await world.call('GET', '/user', { token: person.token })).data).toMatchObject({
      roles: [{ name: 'ROLE_USER' }, { name: 'ROLE_MERCHANT' }],
      designerLevel: 'pro',
      companyName: 'Xưởng Mộc Lặng',
    });
    expect(
      await world.db.selectFrom('merchants').select('name').where('user_id', '=', person.id).executeTakeFirstOrThrow(),
    ).toEqual({ name: 'Xưởng Mộc Lặng' });
  });

  test('a shop that paid less for joining than its plan costs is credited no more than it paid', async () => {
    await writeSetting(world.db, 'joining', { merchant: 500_000 }, world.clock.now());
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'merchant');
    await pass(id);
    await world.db.deleteFrom('settings').where('key', '=', 'joining').execute();
    expect(
      await world.db
        .selectFrom('plan_terms')
        .select(['level', 'value'])
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ level: 'pro', value: 500_000 });
    expect((await world.call('GET', '/user/plan-quote/PREMIUM_YEARLY', { token: person.token })).data).toMatchObject({
      credit: 500_000,
    });
  });

  test('who is one already is told so', async () => {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'designer');
    await pass(id);
    expect(
      await world.call('PUT', '/user/register:designer', { token: person.token, body: { school: 'x' } }),
    ).toMatchObject({ status: 409, error: 'application_state', state: 'PASSED' });
    expect(
      (await world.call('PUT', '/user/register:merchant', { token: person.token, body: { company: 'x' } })).status,
      'but may open a shop as well',
    ).toBe(200);
  });

  test('for a minute nothing is granted or told, and any auditor may take it back; then the same one may reject', async () => {
    const other = await newMember(world, 'ROLE_ADMIN');
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'designer');
    const approved = await decide(id, 'approve', seen);
    const { pending } = z.object({ pending: z.object({ id: z.string() }) }).parse(approved.data);
    expect(await decide(id, 'approve', seen, other)).toMatchObject({ status: 409, error: 'confirmation_pending' });
    expect(await decide(id, 'reject', { reason: { vi: 'Ảnh mờ' } }, other)).toMatchObject({
      status: 409,
      error: 'confirmation_pending',
    });
    expect((await world.call('GET', '/user', { token: person.token })).data).toMatchObject({
      roles: [{ name: 'ROLE_USER' }],
      applyStatus: 'AUDITING',
    });
    expect(await lettersTo(person.email), 'that it was received').toHaveLength(1);
    expect(await decide(id, 'take-back', { confirmation: pending.id }, other)).toMatchObject({
      status: 200,
      data: { state: 'AUDITING', pending: null },
    });
    expect(await applyPending(world)).toBe(0);
    expect(await decide(id, 'take-back', { confirmation: pending.id })).toMatchObject({
      status: 409,
      error: 'confirmation_done',
    });
    expect(await decide(id, 'reject', { reason: { vi: 'Ảnh mờ' } })).toMatchObject({ status: 200 });
    expect(await stateOf(id)).toBe('REJECTED');
  });

  test('not on part of its money, nor without saying how much was seen; what is more goes back', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'designer');
    expect(await decide(id, 'approve')).toMatchObject({ status: 400, field: 'amount' });
    expect(await decide(id, 'approve', { ...seen, amount: seen.amount - 1 })).toMatchObject({
      status: 400,
      error: 'amount_short',
      field: 'amount',
    });
    expect((await decide(id, 'approve', { ...seen, amount: seen.amount + 200_000 })).status).toBe(200);
    await applyPending(world);
    expect(await stateOf(id)).toBe('PASSED');
    expect((await world.call('GET', `/user/bills/${bill}`, { token: person.token })).data).toMatchObject({
      status: 'PAID',
      received: 4_000_000,
      refunds: [{ amount: 200_000, why: 'surplus', state: 'DUE' }],
    });
  });

  test('G6 part of the money: what was seen is kept, the rest alone is asked for, and then it passes', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'merchant');
    expect(await decide(id, 'approve', { ...seen, amount: 380_000, part: true })).toMatchObject({
      status: 200,
      data: { state: 'AUDITING', pending: { amount: 380_000 } },
    });
    await applyPending(world);
    expect((await world.call('GET', '/user', { token: person.token })).data).toMatchObject({
      roles: [{ name: 'ROLE_USER' }],
      applyStatus: 'AWAITING_REMITTANCE',
    });
    const asked = { status: 'OPEN', amount: 3_800_000, received: 380_000, rest: 3_420_000, reason: null };
    expect((await world.call('GET', `/user/bills/${bill}`, { token: person.token })).data).toMatchObject(asked);
    expect((await world.call('GET', '/user/mails', { token: person.token })).data).toMatchObject({
      content: [{ type: 'BILL_SHORT', link: '/price/applymch' }, { type: 'REQUEST_RECEIVED' }],
    });
    expect((await world.call('GET', '/user/designer-request-process', { token: person.token })).data).toMatchObject({
      state: 'AWAITING_REMITTANCE',
      history: [{ step: 'submitted' }, { step: 'auditing' }, { step: 'short' }],
    });
    // A fee that changes meanwhile does not send the money back: it was for the fee of then.
    await writeSetting(world.db, 'joining', { merchant: 5_000_000 }, world.clock.now());
    await world.call('DELETE', '/user/register:merchant', { token: person.token });
    const { data } = await world.call('GET', '/user/last-designer-request', { token: person.token });
    const { businessLicense } = z.object({ businessLicense: z.object({ id: z.string() }) }).parse(data);
    await world.call('POST', '/user/register:merchant', {
      token: person.token,
      body: { email: person.email, mobile: person.mobile, company: 'Xưởng', businessLicense: businessLicense.id },
    });
    await world.db.deleteFrom('settings').where('key', '=', 'joining').execute();
    expect((await world.call('GET', `/user/bills/${bill}`, { token: person.token })).data).toMatchObject(asked);
    await sendReceipt(world, person, { bill, billAmount: 3_420_000 });
    expect((await decide(id, 'approve', { ...seen, amount: 3_420_000 })).status).toBe(200);
    await applyPending(world);
    expect(await stateOf(id)).toBe('PASSED');
    expect((await world.call('GET', `/admin/applications/${id}`, { token: admin.token })).data).toMatchObject({
      remittance: { amount: 3_800_000, received: 3_800_000 },
    });
  });

  test('what fails in the middle leaves nothing behind', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'designer');
    expect((await decide(id, 'approve', seen)).status).toBe(200);
    // The person is gone when the plan is to be given, after bill and state have moved.
    const setStatus = (status: 'deleted' | 'active') =>
      world.db.updateTable('users').set({ status }).where('id', '=', person.id).execute();
    await setStatus('deleted');
    await expect(applyPending(world)).rejects.toThrow(/did not take effect/);
    expect(await stateOf(id)).toBe('AUDITING');
    expect(
      await world.db
        .selectFrom('bills')
        .select(['status', 'received'])
        .where('id', '=', bill)
        .executeTakeFirstOrThrow(),
    ).toEqual({ status: 'SUBMITTED', received: 0 });
    expect(
      await world.db
        .selectFrom('audit')
        .select('id')
        .where('target', '=', id)
        .where('action', '=', 'application.passed')
        .execute(),
    ).toEqual([]);
    await setStatus('active');
    expect(await applyPending(world), 'it is tried again').toBe(1);
    expect(await stateOf(id)).toBe('PASSED');
  });

  test('who leaves within the minute: nothing is granted, and the money goes back', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'designer');
    expect((await decide(id, 'approve', seen)).status).toBe(200);
    expect(
      (await world.call('DELETE', '/user', { token: person.token, body: { password: person.password } })).status,
    ).toBe(200);
    expect(await applyPending(world)).toBe(1);
    expect(await world.db.selectFrom('plan_terms').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
    expect(
      await world.db.selectFrom('refunds').select(['amount', 'why', 'state']).where('bill_id', '=', bill).execute(),
    ).toEqual([{ amount: 3_800_000, why: 'late', state: 'DUE' }]);
  });

  test('two auditors at once: one wins, the other sees the result', async () => {
    const other = await newMember(world, 'ROLE_ADMIN');
    for (let round = 0; round < 4; round++) {
      const person = await newMember(world);
      const { id } = await applyCompletely(world, person, 'designer');
      const answers = await Promise.all([
        decide(id, 'approve', seen),
        decide(id, 'reject', { reason: { vi: 'Ảnh mờ' } }, other),
      ]);
      const approved = answers[0]!.status === 200;
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject(
        approved ? { error: 'confirmation_pending' } : { error: 'application_state', state: 'REJECTED' },
      );
      await applyPending(world);
      const state = await stateOf(id);
      expect(state).toBe(approved ? 'PASSED' : 'REJECTED');
      const { data } = await world.call('GET', '/user', { token: person.token });
      expect(z.object({ roles: z.array(z.unknown()) }).parse(data).roles).toHaveLength(state === 'PASSED' ? 2 : 1);
      expect(
        await world.db
          .selectFrom('application_events')
          .select('id')
          .where('application_id', '=', id)
          .where('step', 'in', ['passed', 'rejected'])
          .execute(),
      ).toHaveLength(1);
    }
  });
});

describe('M1: the auditors’ queue', () => {
  test('waits in working days; late ones come first and are marked', async () => {
    const late = await applyCompletely(world, await newMember(world), 'designer');
    world.clock.advance(5 * 86_400);
    const fresh = await applyCompletely(world, await newMember(world), 'merchant');
    const { data } = await world.call('GET', '/admin/applications', { token: await signedIn(admin) });
    const {
      content,
      waiting,
      late: count,
    } = z
      .object({
        content: z.array(z.object({ id: z.string(), overdue: z.unknown(), waited: z.object({ days: z.number() }) })),
        waiting: z.number(),
        late: z.number(),
      })
      .parse(data);
    const at = (id: string) => content.findIndex((entry) => entry.id === id);
    expect(at(late.id)).toBeLessThan(at(fresh.id));
    expect(content[at(late.id)]).toMatchObject({ overdue: { days: expect.any(Number) }, waited: { days: 4 } });
    expect(content[at(fresh.id)]).toMatchObject({ overdue: null, waited: { days: 0 } });
    expect(count).toBeGreaterThan(0);
    expect(waiting).toBe(content.length);
  });

  test('papers are for their owner and auditors, and every look is on record', async () => {
    const person = await newMember(world);
    const other = await newMember(world);
    const { id } = await applyCompletely(world, person, 'designer');
    const token = await signedIn(admin);
    const { data } = await world.call('GET', `/admin/applications/${id}`, { token });
    const { idCardFront } = z.object({ idCardFront: z.object({ id: z.string(), url: z.string() }) }).parse(data);
    const path = idCardFront.url.replace('/api', '');
    const strange = await world.call('GET', path, { token: other.token });
    const absent = await world.call('GET', '/media/i_none/file', { token: other.token });
    expect({ ...strange, requestId: '', headers: {} }).toEqual({ ...absent, requestId: '', headers: {} });
    expect(strange).toMatchObject({ status: 404, error: 'not_found' });
    expect((await world.call('GET', path, { token })).status).toBe(200);
    expect(
      await world.db.selectFrom('audit').select(['action', 'actor_id']).where('target', '=', idCardFront.id).execute(),
    ).toEqual([{ action: 'media.viewed', actor_id: admin.id }]);
  });

  test('a wrong amount and a receipt seen before are shown beside it', async () => {
    const first = await newMember(world);
    const second = await newMember(world);
    await applyCompletely(world, first, 'merchant');
    const { id, bill } = await applyCompletely(world, second, 'merchant');
    const token = await signedIn(admin);
    await decide(id, 'reject', { reason: { vi: 'Sai' }, receipt: true }, { ...admin, token });
    const form = z
      .object({ businessLicense: z.object({ id: z.string() }) })
      .parse((await world.call('GET', '/user/last-designer-request', { token: second.token })).data);
    await world.call('POST', '/user/register:merchant', {
      token: second.token,
      body: { email: second.email, mobile: second.mobile, company: 'Xưởng', businessLicense: form.businessLicense.id },
    });
    const { media_id, reference } = await world.db
      .selectFrom('receipts')
      .innerJoin('bills', 'bills.id', 'receipts.bill_id')
      .select(['receipts.media_id', 'bills.reference'])
      .where('receipts.user_id', '=', first.id)
      .executeTakeFirstOrThrow();
    const { hash } = await world.db
      .selectFrom('media')
      .select('hash')
      .where('id', '=', media_id)
      .executeTakeFirstOrThrow();
    const copy = await uploadPicture(world, second, 'receipt');
    await world.db.updateTable('media').set({ hash }).where('id', '=', copy).execute();
    await world.call('POST', `/user/bills/${bill}/receipt`, {
      token: second.token,
      body: { media: copy, amount: 380_000 },
    });
    const before = { how: 'content', references: expect.arrayContaining([reference]) as string[] };
    expect((await world.call('GET', `/admin/applications/${id}`, { token })).data).toMatchObject({
      state: 'AUDITING',
      attempt: 2,
      remittance: { amount: 3_800_000, receipt: { amount: 380_000, seen: before } },
    });
  });

  test('drafts are nobody’s business but their owner’s', async () => {
    const person = await newMember(world);
    const draft = z
      .object({ id: z.string() })
      .parse((await world.call('PUT', '/user/register:designer', { token: person.token, body: { school: 'x' } })).data);
    expect((await world.call('GET', `/admin/applications/${draft.id}`, { token: await signedIn(admin) })).status).toBe(
      404,
    );
  });

  test('ready reasons are there in all three languages', () => {
    for (const { text, name } of localizedReasons('zh')) {
      expect(name).toMatch(/\p{Script=Han}/u);
      expect(Object.keys(text).toSorted()).toEqual([...locales].toSorted());
      expect(new Set(Object.values(text)).size).toBe(3);
    }
    expect(localizedReasons('en').map(({ key }) => key)).toEqual(reasonNames);
  });

  /** The clock has gone on: the first token is over. */
  async function signedIn(person: Member): Promise<string> {
    const answer = await world.call('POST', '/auth/login', {
      body: { mobileOrEmail: person.email, password: person.password },
    });
    return z.string().parse(answer.data);
  }
});
