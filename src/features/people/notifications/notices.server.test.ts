import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { transaction } from '#db/database.ts';
import { translator } from '#text/messages.server.ts';
import { newMember, setStatus, testApp, type TestApp } from '../../../../tests/support/app.ts';
import { noticePage, noticeTypeNames, noticeTypes, topicNames, type NoticePage } from './notice.ts';
import { sendNotification, type UserNotification } from './send-notification.server.ts';
import { unsubscribeLink } from './unsubscribe.server.ts';

let world: TestApp;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const consulted = { sender: 'Huy', contact: '0912 345 678', about: 'none', work: '' };
const told = (people: { id: string }[], notification: UserNotification) =>
  transaction(world.db, (db) =>
    sendNotification(
      db,
      world.services,
      people.map(({ id }) => id),
      notification,
    ),
  );
const mails = async (token: string, query = ''): Promise<NoticePage> =>
  noticePage.parse((await world.call('GET', `/user/mails?${query}`, { token })).data);
const lettersTo = async (email: string) =>
  (await world.db.selectFrom('outbox').select('payload').execute())
    .map((row) => row.payload as { to: string; template: string; values: Record<string, string> })
    .filter((letter) => letter.to === email && letter.template.startsWith('notice'));

describe('I1: notices', () => {
  test('are listed newest first, page by page, and counted', async () => {
    const lan = await newMember(world);
    for (let n = 1; n <= 5; n++) await told([lan], { type: 'ORDER_PLACED', details: { number: `HD-${n}` } });
    const first = await mails(lan.token, 'page=0&size=2');
    expect(first).toMatchObject({ page: 0, size: 2, total: 5, unread: 5 });
    expect(first.content.map((notice) => notice.details.number)).toEqual(['HD-5', 'HD-4']);
    expect((await mails(lan.token, 'page=2&size=2')).content.map((notice) => notice.details.number)).toEqual(['HD-1']);
  });

  test('are read one by one or all at once; the count follows exactly, also when asked twice', async () => {
    const lan = await newMember(world);
    for (let n = 1; n <= 3; n++) await told([lan], { type: 'CONSULT', details: consulted });
    const { content } = await mails(lan.token);
    for (let again = 0; again < 2; again++)
      expect((await world.call('POST', `/user/mail/${content[1]!.id}/read`, { token: lan.token })).data).toEqual({
        unread: 2,
      });
    expect((await mails(lan.token, 'status=UNREAD')).content.map((notice) => notice.id)).toEqual([
      content[0]!.id,
      content[2]!.id,
    ]);
    expect((await mails(lan.token, 'status=read')).content.map((notice) => notice.id)).toEqual([content[1]!.id]);
    expect((await world.call('POST', '/user/mails/read-all', { token: lan.token })).data).toEqual({ unread: 0 });
    expect(await mails(lan.token)).toMatchObject({ total: 3, unread: 0 });
  });

  test('say the reason in the reader’s language', async () => {
    const lan = await newMember(world);
    await told([lan], { type: 'DESIGNER_REQUEST_REJECTED', reason: { vi: 'Ảnh mờ.', en: 'The photo is blurred.' } });
    const { id } = (await mails(lan.token)).content[0]!;
    const reason = async (locale: 'vi' | 'zh') =>
      (await world.call('GET', `/user/mail/${id}`, { token: lan.token, locale })).data;
    expect(await reason('vi')).toMatchObject({ reason: { text: 'Ảnh mờ.', lang: 'vi' } });
    expect(await reason('zh')).toMatchObject({ reason: { text: 'The photo is blurred.', lang: 'en' } });
  });

  test('of someone else are the same 404 as one that does not exist, to read and to mark', async () => {
    const lan = await newMember(world);
    const huy = await newMember(world);
    await told([lan], { type: 'CONSULT', details: consulted });
    const { id } = (await mails(lan.token)).content[0]!;
    for (const path of [`/user/mail/${id}`, '/user/mail/n_none'])
      expect(await world.call('GET', path, { token: huy.token })).toMatchObject({ status: 404, error: 'not_found' });
    expect(await world.call('POST', `/user/mail/${id}/read`, { token: huy.token })).toMatchObject({ status: 404 });
    expect(await mails(lan.token)).toMatchObject({ unread: 1 });
  });

  test('told by many at once keep one order without a gap', async () => {
    const lan = await newMember(world);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => told([lan], { type: 'ORDER_PAID', details: { number: n } })),
    );
    const rows = await world.db
      .selectFrom('notices')
      .select('seq')
      .where('user_id', '=', lan.id)
      .orderBy('seq')
      .execute();
    expect(rows.map((row) => Number(row.seq))).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  });

  test('go to everyone named once, and not to whom they cannot reach', async () => {
    const lan = await newMember(world);
    const huy = await newMember(world);
    const gone = await newMember(world);
    await setStatus(world, gone.id, 'deleted');
    await told([lan, huy, lan, gone, { id: 'u_none' }], { type: 'ADMIN_MESSAGE', details: { subject: 'Chào hè' } });
    for (const person of [lan, huy]) expect((await mails(person.token)).total).toBe(1);
    expect(await world.db.selectFrom('notices').selectAll().where('user_id', '=', gone.id).execute()).toEqual([]);
  });

  test('page=-1, size=1e9 and an unknown status are refused', async () => {
    const lan = await newMember(world);
    for (const query of ['page=-1', 'size=1e9', 'size=0', 'status=all;drop', 'page=x'])
      expect((await world.call('GET', `/user/mails?${query}`, { token: lan.token })).status).toBe(400);
  });
});

test('D3: what one was told and chose is among one’s own data, and goes with one’s account', async () => {
  const lan = await newMember(world);
  await told([lan], { type: 'CONSULT', details: consulted, reason: { vi: 'Nhà tôi 60 m².' } });
  await world.call('PUT', '/user/notice-choices', {
    token: lan.token,
    body: Object.fromEntries(topicNames.map((topic) => [topic, { site: true, mail: false }])),
  });
  const { data } = await world.call('GET', '/user/data', { token: lan.token });
  expect(data).toMatchObject({
    notices: [{ type: 'CONSULT', details: { sender: 'Huy' }, reason: { vi: 'Nhà tôi 60 m².' }, read: false }],
    noticeChoices: expect.arrayContaining([{ topic: 'messages', site: true, mail: false }]),
  });
  expect(await world.call('DELETE', '/user', { token: lan.token, body: { password: lan.password } })).toMatchObject({
    status: 200,
  });
  for (const table of ['notices', 'notice_boxes', 'notice_choices'] as const)
    expect(await world.db.selectFrom(table).select('user_id').where('user_id', '=', lan.id).execute()).toEqual([]);
});

describe('I1: preferences by topic and channel', () => {
  test('what is not wanted is not told; what is necessary is, whatever was chosen', async () => {
    const lan = await newMember(world);
    const nothing = { site: false, mail: false };
    const saved = await world.call('PUT', '/user/notice-choices', {
      token: lan.token,
      body: { account: nothing, orders: nothing, messages: nothing, stock: nothing, works: nothing, house: nothing },
    });
    expect(saved.data).toEqual({
      account: { site: true, mail: true },
      orders: { site: true, mail: false },
      messages: nothing,
      stock: nothing,
      works: { site: true, mail: false },
      house: nothing,
    });
    await told([lan], { type: 'CONSULT', details: consulted });
    await told([lan], { type: 'REQUEST_PASSED' });
    expect((await mails(lan.token)).content.map((notice) => notice.type)).toEqual(['REQUEST_PASSED']);
    expect(await lettersTo(lan.email)).toHaveLength(1);
  });

  test('a letter goes beside it in the person’s language; one that is not necessary says how to stop it, and that stops it', async () => {
    const lan = await newMember(world);
    await world.db.updateTable('users').set({ locale: 'vi' }).where('id', '=', lan.id).execute();
    await told([lan], { type: 'CONSULT', details: consulted });
    const [letter] = await lettersTo(lan.email);
    expect(letter).toMatchObject({
      template: 'noticeByChoice',
      values: { title: 'Có câu hỏi mới cho bạn', text: 'Huy viết cho bạn. Liên hệ lại: 0912 345 678' },
    });
    const token = new URL(letter!.values.unsubscribe!).searchParams.get('stop')!;
    expect((await world.call('POST', '/notices/unsubscribe', { body: { token } })).data).toEqual({ topic: 'messages' });
    await told([lan], { type: 'CONSULT', details: consulted });
    expect(await lettersTo(lan.email)).toHaveLength(1);
    expect((await mails(lan.token)).total).toBe(2);
  });

  test('a forged link stops nothing, and there is none for what is necessary', async () => {
    const lan = await newMember(world);
    for (const token of [`${lan.id}.messages.AAAA`, `${lan.id}.account.`, 'x', '..'])
      expect((await world.call('POST', '/notices/unsubscribe', { body: { token } })).status).toBe(404);
    expect(unsubscribeLink(world.services, lan.id, 'account')).toBe('');
  });
});

test('every type has a title and a line in three languages', () => {
  const details = {
    subject: 'x',
    name: 'x',
    number: 'x',
    sender: 'x',
    contact: 'x',
    about: 'work',
    work: 'x',
    days: 3,
    plan: 'pro',
    until: 0,
    reference: 'x',
    state: 'ACCEPTED',
    stars: 5,
    outcome: 'upheld',
    bank: 'x',
    account: 'x',
    received: 1,
    rest: 1,
    way: 'least',
    asked: 1,
    amount: 1,
    why: 'late',
    design: 'x',
    picture: 'x',
    by: 'merchant',
    left: 'open',
    merchant: 'x',
    address: 'x',
    phone: 'x',
    freight: 'shop',
    again: 'yes',
    kind: 'faulty',
    thing: 'x',
    more: 2,
    rate: 5,
    before: 0,
  };
  for (const locale of locales) {
    const t = translator(locale, 'notices');
    for (const type of noticeTypeNames)
      for (const part of ['title', 'line'] as const)
        expect(t(`types.${type}.${part}` as 'types.CONSULT.line', details)).not.toMatch(/notices\.|[{}]/);
  }
  expect(Object.keys(noticeTypes)).toEqual(
    expect.arrayContaining([
      'ADMIN_MESSAGE',
      'DESIGNER_REQUEST_REJECTED',
      'DESIGN_UNSHELVED',
      'DESIGN_DELETED',
      'PRODUCT_DELETED',
      'FEEDBACK',
    ]),
  );
});
