import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ProcessData } from './application.ts';
import { writeSetting } from '#platform/settings-queries.server.ts';
import { newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import {
  applyCompletely,
  approve,
  uploadPicture,
  sendReceipt,
  submit,
  wholeForm,
} from '../../../../tests/support/applicants.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

const rowOf = (id: string) =>
  world.db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const billOf = (id: string) => world.db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const reject = (id: string, body: object) =>
  world.call('POST', `/admin/applications/${id}/reject`, { token: admin.token, body });
const pass = (id: string, more?: { attempt: number }) => approve(world, admin, id, more);
const reason = { vi: 'Ảnh mờ', en: 'Blurred', zh: '模糊' };

describe('H2: filling in', () => {
  test('a draft is kept on the server, with its papers, and another device goes on with it', async () => {
    const person = await newMember(world);
    const front = await uploadPicture(world, person, 'identity');
    const kept = await world.call('PUT', '/user/register:designer', {
      token: person.token,
      body: { school: 'Mỹ thuật', plan: 'PREMIUM_MONTHLY', idCardFront: front },
    });
    expect(kept).toMatchObject({
      status: 200,
      data: {
        state: 'DRAFT',
        school: 'Mỹ thuật',
        plan: 'PREMIUM_MONTHLY',
        email: person.email,
        idCardFront: { id: front, url: `/api/media/${front}/file` },
      },
    });
    await world.call('PUT', '/user/register:designer', { token: person.token, body: { major: 'Nội thất' } });
    const read = await world.call('GET', '/user/last-designer-request', { token: person.token });
    expect(read.data).toMatchObject({ school: 'Mỹ thuật', major: 'Nội thất', idCardFront: { id: front } });
    expect((await world.call('GET', '/user', { token: person.token })).data).toMatchObject({ applyStatus: 'DRAFT' });
    expect(
      (await world.call('GET', '/user/last-designer-request?type=merchant', { token: person.token })).data,
    ).toBeNull();
  });

  test('a paper that is replaced is let go', async () => {
    const person = await newMember(world);
    const first = await uploadPicture(world, person, 'licence');
    const second = await uploadPicture(world, person, 'licence');
    for (const businessLicense of [first, second])
      await world.call('PUT', '/user/register:merchant', { token: person.token, body: { businessLicense } });
    const claimed = await world.db
      .selectFrom('media')
      .select(['id', 'claimed_at'])
      .where('id', 'in', [first, second])
      .execute();
    expect(Object.fromEntries(claimed.map((row) => [row.id, row.claimed_at !== null]))).toEqual({
      [first]: false,
      [second]: true,
    });
  });

  test('a paper another application rests on stays, however this one is changed', async () => {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'designer');
    await pass(id);
    const { id_card_front: paper } = await world.db
      .selectFrom('applications')
      .select('id_card_front')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const idCardFront of [paper, ''])
      expect(
        (await world.call('PUT', '/user/register:merchant', { token: person.token, body: { idCardFront } })).status,
      ).toBe(200);
    expect(
      (await world.db.selectFrom('media').select('claimed_at').where('id', '=', paper).executeTakeFirstOrThrow())
        .claimed_at,
    ).not.toBeNull();
  });

  test('someone else’s paper, one of another kind and one that is not there answer alike', async () => {
    const person = await newMember(world);
    const other = await newMember(world);
    for (const idCardFront of [
      await uploadPicture(world, other, 'identity'),
      await uploadPicture(world, person, 'avatar'),
      'i_none',
    ]) {
      const answer = await world.call('PUT', '/user/register:designer', { token: person.token, body: { idCardFront } });
      expect(answer).toMatchObject({ status: 404, error: 'not_found', data: null });
    }
  });

  test.each([
    ['designer', { idCardFront: '' }, 'idCardFront', 'paper_missing'],
    ['designer', { idCardBack: '' }, 'idCardBack', 'paper_missing'],
    ['designer', { plan: '' }, 'plan', 'price_request_error'],
    ['designer', { plan: 'PREMIUM_UNLIMITED' }, 'plan', 'price_request_error'],
    ['designer', { email: 'nobody' }, 'email', 'field_number'],
    ['designer', { mobile: '12' }, 'mobile', 'field_number'],
    ['designer', { mobile: '' }, 'mobile', 'field_required'],
    ['designer', { verificationCode: '' }, 'verificationCode', 'input_code'],
    ['designer', { verificationCode: '00000x' }, 'verificationCode', 'bind_mobile_or_code_error'],
    ['merchant', { company: ' ' }, 'company', 'field_required'],
    ['merchant', { businessLicense: '' }, 'businessLicense', 'paper_missing'],
  ] as const)('%s without %j is told so at its field', async (type, change, field, error) => {
    const person = await newMember(world);
    const answer = await submit(world, person, type, { ...(await wholeForm(world, person, type)), ...change });
    expect(answer).toMatchObject({ status: 400, field, error });
    expect(
      (await world.call('GET', `/user/designer-request-process?type=${type}`, { token: person.token })).data,
    ).toBeNull();
  });

  test('only a code for applying proves the mobile, and only once', async () => {
    const person = await newMember(world);
    const other = await newMember(world);
    const form = await wholeForm(world, person, 'designer');
    const spent = async () =>
      (
        await world.db
          .selectFrom('codes')
          .select('id')
          .where('purpose', '=', 'apply')
          .where('used_at', 'is not', null)
          .execute()
      ).length;
    const before = await spent();
    expect(
      (
        await submit(world, other, 'designer', {
          ...form,
          idCardFront: await uploadPicture(world, other, 'identity'),
          idCardBack: await uploadPicture(world, other, 'identity'),
          mobile: other.mobile,
        })
      ).error,
    ).toBe('bind_mobile_or_code_error');
    expect(await spent()).toBe(before);
    expect((await submit(world, person, 'designer', form)).status).toBe(200);
    expect(await spent()).toBe(before + 1);
  });
});

describe('H2: what joining costs', () => {
  const joining = (merchant: number) => writeSetting(world.db, 'joining', { merchant }, world.clock.now());
  afterEach(() => world.db.deleteFrom('settings').where('key', '=', 'joining').execute());
  const costs = async (type: 'designer' | 'merchant', person: Member) =>
    (await submit(world, person, type, await wholeForm(world, person, type))).data;

  test('nothing: no bill, straight to the auditors, who let the merchant in', async () => {
    await joining(0);
    const person = await newMember(world);
    const sent = await costs('merchant', person);
    expect(sent).toMatchObject({ state: 'AUDITING', bill: null, billAmount: null, history: [{ step: 'submitted' }] });
    expect(await world.db.selectFrom('bills').select('id').where('user_id', '=', person.id).execute()).toEqual([]);
    const { id } = z.object({ id: z.string() }).parse(sent);
    expect(await reject(id, { reason, receipt: true })).toMatchObject({ status: 400, field: 'receipt' });
    expect(await pass(id)).toMatchObject({ status: 200, data: { state: 'PASSED' } });
  });

  test('another amount since the transfer was sent: mending a paper leads on, with the transfer as it stands', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'merchant');
    await reject(id, { reason, receipt: false });
    await joining(5_000_000);
    const again = await submit(world, person, 'merchant', {
      ...(await wholeForm(world, person, 'merchant')),
      verificationCode: '',
    });
    expect(again).toMatchObject({ status: 200, data: { state: 'AUDITING', bill, billAmount: 3_800_000 } });
    expect(await pass(id)).toMatchObject({ status: 200 });
    expect((await billOf(bill)).status).toBe('PAID');
  });

  test('less than a bank moves cannot be set', async () => {
    const version =
      (await world.db.selectFrom('settings').select('version').where('key', '=', 'joining').executeTakeFirst())
        ?.version ?? 0;
    expect(
      (
        await world.call('PUT', '/admin/settings/joining', {
          token: admin.token,
          body: { version, value: { merchant: 999 } },
        })
      ).status,
    ).toBe(400);
  });
});

describe('H2: from the form to the auditors', () => {
  test('a designer owes the plan’s price, a merchant the joining amount of the settings', async () => {
    const designer = await newMember(world);
    const merchant = await newMember(world);
    const one = await submit(
      world,
      designer,
      'designer',
      await wholeForm(world, designer, 'designer', { plan: 'PREMIUM_HALF_YEARLY' }),
    );
    expect(one.data).toMatchObject({ state: 'AWAITING_REMITTANCE', step: 'remittance', billAmount: 10_080_000 });
    await world.db
      .insertInto('settings')
      .values({ key: 'joining', value: JSON.stringify({ merchant: 4_100_000 }), updated_at: world.clock.now() })
      .execute();
    expect(
      (await submit(world, merchant, 'merchant', await wholeForm(world, merchant, 'merchant'))).data,
    ).toMatchObject({ state: 'AWAITING_REMITTANCE', billAmount: 4_100_000 });
    await world.db.deleteFrom('settings').where('key', '=', 'joining').execute();
  });

  test('the receipt brings it to the auditors, with the day an answer is due, and the person hears of it', async () => {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'designer');
    const process = await world.call('GET', '/user/designer-request-process', { token: person.token });
    // The test's clock stands on a Sunday: Monday, Tuesday, Wednesday.
    expect(process.data).toMatchObject({
      id,
      state: 'AUDITING',
      step: 'audit',
      late: false,
      dueAt: '2026-11-18T17:00:00.000Z',
      waited: { days: 0, hours: 0, minutes: 0 },
    });
    expect((await world.call('GET', '/user/mails', { token: person.token })).data).toMatchObject({
      content: [{ type: 'REQUEST_RECEIVED', link: '/price/info-desginer' }],
    });
    expect((await world.call('GET', '/user', { token: person.token })).data).toMatchObject({ applyStatus: 'AUDITING' });
  });

  test('before the receipt it can be taken back and another plan chosen; the old bill is void', async () => {
    const person = await newMember(world);
    const form = await wholeForm(world, person, 'designer');
    const first = z
      .object({ id: z.string(), bill: z.string() })
      .parse((await submit(world, person, 'designer', form)).data);
    expect((await world.call('DELETE', '/user/register:designer', { token: person.token })).data).toMatchObject({
      state: 'DRAFT',
      plan: 'PRO_YEARLY',
    });
    const again = await submit(world, person, 'designer', { ...form, verificationCode: '', plan: 'PRO_MONTHLY' });
    expect(again.data).toMatchObject({ id: first.id, state: 'AWAITING_REMITTANCE', billAmount: 388_000 });
    expect(await billOf(first.bill)).toMatchObject({ status: 'CANCELLED' });
  });

  test('a retried submission is one application and one bill', async () => {
    const person = await newMember(world);
    const body = await wholeForm(world, person, 'designer');
    const send = () =>
      world.call('POST', '/user/register:designer', {
        token: person.token,
        body,
        headers: { 'idempotency-key': `apply-${person.id}` },
      });
    const first = await send();
    const second = await send();
    expect(second.data).toEqual(first.data);
    expect(await world.db.selectFrom('bills').select('id').where('user_id', '=', person.id).execute()).toHaveLength(1);
  });

  test('illegal steps: 409 with the state as it is', async () => {
    const person = await newMember(world);
    const form = await wholeForm(world, person, 'designer');
    await submit(world, person, 'designer', form);
    expect(await submit(world, person, 'designer', form)).toMatchObject({
      status: 409,
      error: 'application_state',
      state: 'AWAITING_REMITTANCE',
    });
    expect(
      await world.call('PUT', '/user/register:designer', { token: person.token, body: { school: 'x' } }),
    ).toMatchObject({ status: 409, state: 'AWAITING_REMITTANCE' });
    const other = await newMember(world);
    const { id, bill } = await applyCompletely(world, other, 'designer');
    for (const answer of [
      await submit(world, other, 'designer', form),
      await world.call('PUT', '/user/register:designer', { token: other.token, body: { school: 'x' } }),
    ]) {
      expect(answer).toMatchObject({ status: 409, error: 'application_state', state: 'AUDITING' });
    }
    expect(
      await world.call('POST', `/user/bills/${bill}/receipt`, {
        token: other.token,
        body: { media: await uploadPicture(world, other, 'receipt'), amount: 3_800_000 },
      }),
    ).toMatchObject({ status: 409, error: 'bill_state', state: 'SUBMITTED' });
    await reject(id, { reason });
    expect(await pass(id)).toMatchObject({ status: 409, error: 'application_state', state: 'REJECTED' });
    expect(await reject(id, { reason })).toMatchObject({ status: 409, state: 'REJECTED' });
    expect((await pass('e_none')).status).toBe(404);
  });
});

describe('H2: rejection and resubmission', () => {
  test('papers asked for again: everything is kept, the transfer stands, it goes straight back', async () => {
    const person = await newMember(world);
    const { id, bill } = await applyCompletely(world, person, 'merchant', { otherContact: 'Zalo 0900' });
    await reject(id, { reason });
    const back = await world.call('GET', '/user/last-designer-request', { token: person.token, locale: 'zh' });
    expect(back.data).toMatchObject({
      state: 'REJECTED',
      reason: { text: '模糊', lang: 'zh' },
      receiptAsked: false,
      company: 'Xưởng Mộc Lặng',
      otherContact: 'Zalo 0900',
      planSettled: true,
    });
    expect((await world.call('GET', '/user/mails', { token: person.token, locale: 'vi' })).data).toMatchObject({
      content: [
        { type: 'DESIGNER_REQUEST_REJECTED', reason: { text: 'Ảnh mờ', lang: 'vi' }, link: '/price/applymch' },
        {},
      ],
    });
    const again = await submit(world, person, 'merchant', {
      email: person.email,
      mobile: person.mobile,
      company: 'Xưởng Mộc Lặng',
      businessLicense: await uploadPicture(world, person, 'licence'),
    });
    expect(again.data).toMatchObject({ id, state: 'AUDITING', bill });
    const { history } = again.data as ProcessData;
    expect(history.map(({ step }) => step)).toEqual(['submitted', 'auditing', 'rejected', 'resent']);
    expect(await rowOf(id)).toMatchObject({ attempt: 2 });
    expect(await billOf(bill)).toMatchObject({ status: 'SUBMITTED' });
    expect((await pass(id)).status).toBe(200);
    expect([(await rowOf(id)).state, (await billOf(bill)).status]).toEqual(['PASSED', 'PAID']);
  });

  test('papers sent anew after an auditor looked are not passed by what that auditor saw', async () => {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'merchant');
    await reject(id, { reason, attempt: 1 });
    await submit(world, person, 'merchant', {
      email: person.email,
      mobile: person.mobile,
      company: 'Xưởng Khác',
      businessLicense: await uploadPicture(world, person, 'licence'),
    });
    expect(await pass(id, { attempt: 1 })).toMatchObject({
      status: 409,
      error: 'application_state',
      state: 'AUDITING',
    });
    expect(await reject(id, { reason, attempt: 1 })).toMatchObject({
      status: 409,
      error: 'application_state',
    });
    expect((await pass(id, { attempt: 2 })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ state: 'PASSED' });
  });

  test('the transfer in doubt: another receipt for the same bill', async () => {
    const person = await newMember(world);
    const { id, bill, billAmount } = await applyCompletely(world, person, 'designer');
    await reject(id, { reason: { vi: 'Chưa thấy tiền' }, receipt: true });
    expect(await billOf(bill)).toMatchObject({ status: 'REJECTED' });
    const { data } = await world.call('GET', '/user/last-designer-request', { token: person.token });
    const kept = z
      .object({ idCardFront: z.object({ id: z.string() }), idCardBack: z.object({ id: z.string() }) })
      .parse(data);
    const again = await submit(world, person, 'designer', {
      plan: 'PRO_YEARLY',
      email: person.email,
      mobile: person.mobile,
      idCardFront: kept.idCardFront.id,
      idCardBack: kept.idCardBack.id,
    });
    expect(again.data).toMatchObject({ id, state: 'AWAITING_REMITTANCE', bill });
    await sendReceipt(world, person, { bill, billAmount });
    expect(await rowOf(id)).toMatchObject({ state: 'AUDITING', attempt: 2 });
  });

  test('a plan that was paid for stays', async () => {
    const person = await newMember(world);
    const { id } = await applyCompletely(world, person, 'designer');
    await reject(id, { reason });
    const form = await wholeForm(world, person, 'designer', { plan: 'PRO_MONTHLY', verificationCode: '' });
    expect(await submit(world, person, 'designer', form)).toMatchObject({ status: 400, field: 'plan' });
  });

  test('a reason is needed', async () => {
    const { id } = await applyCompletely(world, await newMember(world), 'designer');
    for (const bad of [{}, { reason: {} }, { reason: { vi: '  ' } }, { reason: { fr: 'non' } }])
      expect((await reject(id, bad)).status).toBe(400);
    expect(await rowOf(id)).toMatchObject({ state: 'AUDITING' });
  });
});
