import { describe, expect, test } from 'vitest';
import { locales, timeZone } from '#lib/locale.ts';
import { isTooLate, letterTemplates, writeLetter, writeSms } from '#platform/letters.server.ts';

const values = {
  code: '314159',
  minutes: 10,
  nickname: 'Lan',
  device: 'Chrome, Android',
  address: '203.0.113.1',
  time: '15/11/2026',
  sender: 'Huy',
  contact: '0912345678',
  message: 'Nhà tôi 60 m²',
  answer: 'Có, bạn nhé.',
  work: 'Nhà bên sông',
  title: 'Hồ sơ đã được duyệt',
  text: 'Chào mừng bạn.',
  link: 'http://localhost:3000/notice',
  unsubscribe: 'http://localhost:3000/notice?stop=x',
  what: 'email',
  now: 'l***@thu.example',
  number: 'HIEN2345',
  amount: '18.070.000 ₫',
  until: '16/11/2026',
  lines: '1 × Ghế mây',
  sums: 'Tổng cộng',
  goesTo: 'Giao đến: Lan, 0912345678',
  bank: 'Vietcombank',
};

describe('D4: letters in three languages', () => {
  test.each(letterTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
    '%s in %s',
    (template, locale) => {
      const letter = { to: 'lan@mail.example', locale, template, values };
      const { subject, text, html } = writeLetter(letter);
      const sms = writeSms(letter);
      for (const words of [subject, text, sms.text]) {
        expect(words.trim().length).toBeGreaterThan(5);
        expect(words).not.toMatch(/[{}]|mail\.|undefined/);
      }
      expect(subject).not.toMatch(/[\r\n]/);
      expect(sms.text).not.toMatch(/[\r\n]/);
      expect(html).toContain(`<html lang="${locale}">`);
      for (const address of template === 'noticeByChoice' ? [values.link, values.unsubscribe] : [])
        expect(html.split(`href="${address}"`)).toHaveLength(2);
      if (template === 'code') for (const words of [subject, text, sms.text, html]) expect(words).toContain('314159');
    },
  );

  test.each(locales)('one that has waited since before its text asked for more can be read, in %s', (locale) => {
    const { goesTo: _, ...before } = values;
    const { subject, text } = writeLetter({ to: 'x@mail.example', locale, template: 'orderPlaced', values: before });
    expect(text).toContain(`${values.sums}\n\n`);
    for (const known of ['number', 'amount', 'bank', 'link'] as const) expect(text).toContain(values[known]);
    for (const words of [subject, text]) expect(words).not.toMatch(/[{}]|mail\.|orderPlaced|undefined|\n{3}/);
  });

  test.each([
    ['vi', 'số điện thoại của bạn', 'email này'],
    ['en', 'sent to your phone', 'sent to this email address'],
    ['zh', '发到手机', '发到这个邮箱'],
  ] as const)(
    'D3: who did not change a contact is sent to the one that still opens the account, in %s',
    (locale, phone, email) => {
      const text = (reset: string) =>
        writeLetter({ to: 'x@mail.example', locale, template: 'contactChanged', values: { ...values, reset } }).text;
      expect(text('mobile')).toContain(phone);
      expect(text('email')).toContain(email);
      for (const words of [phone, email]) expect(text('none')).not.toContain(words);
      expect(text('none')).not.toContain('  ');
    },
  );

  test('D3: the hour of a new device is said once (vi writes “lúc” into a moment of its own)', () => {
    const time = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(0);
    expect(time).toMatch(/^lúc /);
    const { text } = writeLetter({
      to: 'x@mail.example',
      locale: 'vi',
      template: 'newDevice',
      values: { ...values, time },
    });
    expect(text).toContain(`, ${time}.`);
  });

  test('I1: only what is not necessary says how to end it, to people and to mail programs', () => {
    const ending = (template: 'notice' | 'noticeByChoice', unsubscribe: string) =>
      writeLetter({ to: 'x@mail.example', locale: 'vi', template, values: { ...values, unsubscribe } });
    expect(ending('noticeByChoice', values.unsubscribe)).toMatchObject({
      unsubscribe: values.unsubscribe,
      text: expect.stringContaining(values.unsubscribe),
    });
    expect(ending('notice', '')).toMatchObject({ unsubscribe: null });
    expect(
      writeLetter({
        to: 'x@mail.example',
        locale: 'en',
        template: 'notice',
        values: { ...values, text: 'see https://elsewhere.example/x' },
      }).html,
    ).not.toContain('href="https://elsewhere');
  });

  test('a name is text in the page, whatever it is', () => {
    const { html } = writeLetter({
      to: 'x@mail.example',
      locale: 'en',
      template: 'passwordChanged',
      values: { nickname: '<img src=x onerror=alert(1)>"&' },
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;');
  });

  test('a code is worth a letter for its ten minutes, other news for longer', () => {
    const at = new Date('2026-11-15T03:00:00Z');
    const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
    const code = { to: 'x', locale: 'en' as const, template: 'code' as const, values };
    expect([
      isTooLate(code, at, later(600)),
      isTooLate(code, at, later(601)),
      isTooLate({ ...code, template: 'newDevice' }, at, later(100_000)),
    ]).toEqual([false, true, false]);
  });
});
