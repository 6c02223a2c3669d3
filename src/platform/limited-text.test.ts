import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { reasonBody as takenDownBody } from '#features/desk/moderation/moderation.ts';
import { reasonBody } from '#features/people/console/person.ts';
import { replyBody, reviewBody } from '#features/catalogue/reviews/review.ts';
import { nicknameField } from '#features/people/accounts/account.ts';
import { lineField, passageField } from '#features/foundation/texts/text-fields.ts';
import { sellerCancelBody, shipBody } from '#features/trade/orders/order.ts';
import { answerReturnBody, sendPartBody, sendReturnBody } from '#features/trade/orders/returns/return.ts';
import { reportBody } from '#features/people/report-button/report.ts';
import { commentText } from '#features/studio/comments/comment.ts';
import { messageBody } from '#features/trade/design-orders/design-order.ts';
import { cutText, lineText, trimmedText } from './limited-text.ts';

const unseen = [
  ['a byte order mark', '\ufeff'],
  ['no width', '\u200b\u2060\u00ad'],
  ['a joiner', '\u200d\u200c'],
  ['a mark of direction', '\u200e\u200f\u061c'],
  ['text turned around', '\u202e\u2066\u2069'],
  ['nothing', '\0\u0007\u007f'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['a filler', '\u3164\u115f'],
] as const;

test.each(unseen)('O7, H1: carrier and number of a parcel are what is read: %s is not there', (_, hidden) => {
  const typed = { carrier: `GH${hidden}N${hidden}`, tracking: `${hidden}P${hidden}1` };
  const read = { carrier: 'GHN', tracking: 'P1' };
  for (const body of [shipBody, sendReturnBody, sendPartBody]) expect(body.parse(typed)).toEqual(read);
  for (const body of [shipBody, sendReturnBody, sendPartBody])
    expect(body.safeParse({ carrier: hidden, tracking: 'P1' }).success, 'nobody sees it').toBe(false);
});

test.each(['\ufe0f', '\u2800\u2800', '\u{e0101}', '\ufe0f\u200d'])('H1: %j alone is nothing', (hidden) => {
  expect(lineText(80).min(1).safeParse(hidden).success).toBe(false);
  expect(answerReturnBody.safeParse({ agree: false, answer: hidden.repeat(3) }).success).toBe(false);
});

test('H1: one line is one line, and what is seen stays', () => {
  const line = lineText(80).min(1);
  expect(line.parse(' Giao\nhàng\t\tnhanh ')).toBe('Giao hàng nhanh');
  for (const text of ['Đội xe của Mộc Lặng', '顺丰速运', '👩🏽‍🔧 Lan', '👨‍👩‍👧', 'A️ – “B”'])
    expect(line.parse(text)).toBe(text);
});

test('H1: a name and a title with something unseen in them are the same without it', () => {
  expect(nicknameField.parse('Ad\u200bmin')).toBe('Admin');
  expect(lineField(1, 40).parse('Ghế\ufeff An')).toBe('Ghế An');
  expect(lineField(1, 40).safeParse('\u200b\u2060').success).toBe(false);
});

test('O7, M1: a reason nobody can see is none', () => {
  const reason = '\u200b\u2060\u00ad\u3164';
  for (const [body, given] of [
    [answerReturnBody, { agree: false, answer: reason }],
    [sellerCancelBody, { reason }],
    [replyBody, { text: reason }],
    [reasonBody, { reason: { vi: reason } }],
    [takenDownBody, { reason: { vi: reason } }],
  ] as const)
    expect(body.safeParse(given).success).toBe(false);
  expect(trimmedText(10).parse(` ${reason} `)).toBe('');
});

const written = [
  ['a reason of a return', answerReturnBody, (answer: string) => ({ agree: false, answer })],
  ['a reason of a merchant', sellerCancelBody, (reason: string) => ({ reason })],
  ['a review', reviewBody, (text: string) => ({ stars: 5, text, pictures: [] })],
  ['its reply', replyBody, (text: string) => ({ text })],
  ['a comment', z.object({ text: commentText }), (text: string) => ({ text })],
  ['a report', reportBody, (note: string) => ({ kind: 'product', thing: 'p_1', reason: 'other', note })],
  ['a message', messageBody, (text: string) => ({ text })],
  ['a passage', z.object({ text: passageField(80) }), (text: string) => ({ text })],
] as const;
const wordsOf = (data: object | undefined) => Object.values(data ?? {}).find((value) => String(value).startsWith('Sh'));

describe.each(written)('O7, F6, M1: %s', (_, schema, of) => {
  test('holds no mark that nobody sees', () => {
    for (const hidden of ['\u200b', '\u200e\u200f', '\u2060\ufeff', '\u00ad', '\u034f', '\u3164', '\u{e0041}'])
      expect(wordsOf(schema.parse(of(`Sh${hidden}op\ntốt`)))).toBe('Shop\ntốt');
  });

  test('turns no text around and steers no screen', () => {
    for (const turning of ['\u202a', '\u202e', '\u2066', '\u2069', '\u0007', '\u001b'])
      expect(schema.safeParse(of(`Shop ${turning}gnp.exe`)).success).toBe(false);
  });

  test('keeps what is seen: Vietnamese, Chinese, lines, and joined emoji', () => {
    for (const text of ['Shop tốt, giao\nđúng hẹn', 'Sh 非常好！', 'Sh 👩🏽‍🔧👨‍👩‍👧❤️', 'Sho\u031bp'])
      expect(wordsOf(schema.parse(of(text)))).toBe(text);
  });
});

test('a text is cut at its limit, never in the middle of a sign', () => {
  expect(cutText('Phòng khách', 5)).toBe('Phòng');
  expect(cutText('nhà🏠', 5)).toBe('nhà🏠');
  expect(cutText('nhà🏠', 4)).toBe('nhà');
});
