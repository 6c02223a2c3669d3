import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLetter, type Letter } from '#platform/letters.server.ts';
import { giveRoles, registerPerson, signIn, testApp, type TestApp } from '../../../../tests/support/app.ts';
import type { FeedbackItem } from './answer.ts';

let world: TestApp;
let token: string;
let nickname: string;
beforeAll(async () => {
  world = await testApp();
  const admin = await registerPerson(world);
  await giveRoles(world, admin.id, 'ROLE_ADMIN');
  token = await signIn(world, admin);
  nickname = admin.nickname;
});
afterAll(() => world.close());

const answer = (id: string, text: unknown) =>
  world.call('POST', `/admin/feedback/${id}/answer`, { token, body: { answer: text } });
const lettersTo = async (to: string) =>
  (await world.db.selectFrom('outbox').select('payload').orderBy('id').execute())
    .map(({ payload }) => payload as Letter)
    .filter((letter) => letter.to === to && letter.template !== 'code');

describe('E2 feedback is answered as FEEDBACK', () => {
  test('a person gets a notice and a letter in the language they wrote in; the second admin sees the first one’s answer', async () => {
    const lan = await registerPerson(world);
    await world.db.updateTable('users').set({ locale: 'vi' }).where('id', '=', lan.id).execute();
    const own = await signIn(world, lan);
    const { id } = (
      await world.call('POST', '/common/feedback', {
        token: own,
        locale: 'vi',
        body: { message: 'Cửa hàng dễ tìm quá!', page: '/help' },
      })
    ).data as { id: string };
    expect((await world.call('GET', '/admin/feedback', { token })).data).toMatchObject({
      rows: [{ id, reach: 'notice', lang: 'vi', person: { nickname: lan.nickname } }],
    });
    const both = await Promise.all([answer(id, 'Cảm ơn bạn.'), answer(id, 'Cảm ơn bạn.\n')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.data).toMatchObject({
      status: 'answered',
      answer: 'Cảm ơn bạn.',
      answeredBy: nickname,
    });
    expect((await world.call('GET', '/user/mails', { token: own })).data).toMatchObject({
      total: 1,
      content: [{ type: 'FEEDBACK', reason: { text: 'Cảm ơn bạn.', lang: 'vi' } }],
    });
    expect(await lettersTo(lan.email)).toMatchObject([
      { locale: 'vi', values: { text: expect.stringContaining('Cảm ơn bạn.') as string } },
    ]);
    expect(
      await world.db.selectFrom('audit').select(['action', 'after']).where('target', '=', id).execute(),
    ).toMatchObject([{ action: 'feedback.answered', after: { answer: 'Cảm ơn bạn.' } }]);
  });

  test('a visitor who left a mail address gets the letter only; one who left a number cannot be reached, and that is said', async () => {
    const give = async (contact: string) =>
      (
        (
          await world.call('POST', '/common/feedback', {
            locale: 'zh',
            body: { message: '餐桌<b>有点</b>晃', contact },
          })
        ).data as { id: string }
      ).id;
    const byMail = await give('khach@mail.example');
    const byPhone = await give('0912345678');
    expect((await answer(byMail, '我们会派人来看。')).data).toMatchObject({ reach: 'mail', status: 'answered' });
    const [letter] = await lettersTo('khach@mail.example');
    const written = writeLetter(letter!);
    expect(written.text).toContain('我们会派人来看。');
    expect(written.html).not.toContain('<b>有点');
    expect((await answer(byPhone, '好的。')).data).toMatchObject({ reach: 'none' });
    expect(await lettersTo('0912345678')).toEqual([]);
  });

  test('closed without an answer nobody is told; nothing, too much and unknown ids are refused', async () => {
    const { id } = (
      await world.call('POST', '/common/feedback', { body: { message: 'spam spam', contact: 'spam@mail.example' } })
    ).data as { id: string };
    for (const text of ['', ' ', 'x'.repeat(4_001), 7, { en: 'x' }]) expect((await answer(id, text)).status).toBe(400);
    expect((await world.call('POST', `/admin/feedback/${id}/close`, { token })).data as FeedbackItem).toMatchObject({
      status: 'closed',
      answer: null,
    });
    expect(await answer(id, 'Late.')).toMatchObject({ status: 409, data: { status: 'closed' } });
    expect(await lettersTo('spam@mail.example')).toEqual([]);
    expect((await answer('f_none', 'Hello.')).status).toBe(404);
  });
});
