import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faqs } from '#demo/world/faqs.ts';
import { filmSeconds } from '#farm/walking/walk-path.ts';
import { returnWithinDays } from '#features/catalogue/offers/offer-limits.ts';
import { editableDays } from '#features/catalogue/reviews/review-limits.ts';
import { recordMonths } from '#features/pages/dashboard/dashboard-limits.ts';
import { codePattern } from '#features/people/accounts/account.ts';
import {
  accessTokenSeconds,
  codeCountdownSeconds,
  codeMinutes,
  codesSent,
  failureLimits,
  passwordLimits,
  trialDays,
} from '#features/people/accounts/account-limits.ts';
import { accountNumberLength } from '#features/people/bank-accounts/bank-account-limits.ts';
import { overviewDays } from '#features/people/console/console-limits.ts';
import { feedbackLimits } from '#features/people/feedback/feedback-limits.ts';
import { keepingDays } from '#features/studio/designs/design-limits.ts';
import { answerWithinWorkingDays } from '#features/trade/applications/application-limits.ts';
import { designOrderLimits } from '#features/trade/design-orders/design-order-limits.ts';
import { commissionNoticeDays } from '#features/trade/ledger/ledger-limits.ts';
import { answerReturnWithinDays, completeAfterDays, payWithinHours } from '#features/trade/orders/order-limits.ts';
import { leastTransfer } from '#features/trade/transfers/transfer-limits.ts';
import { mostPictures, productLimits } from '#features/trade/publishing/publishing-limits.ts';
import { localeCookieDays, locales } from '#lib/locale.ts';
import { modelLimitMegabytes, uploadLimitMegabytes } from '#lib/upload-limit.ts';
import { allNumbers, limitNumbers } from './support/limit-phrases.ts';
import { faqTexts, legalTexts, messageTexts, type Text } from './words/all-texts.ts';
import { writtenSeconds } from '#server/http/own-writes.ts';

/**
 * A limit or deadline said in words stands beside its constant: this holds the two together. Whoever changes a constant
 * is told which texts to change, whoever writes a new number is asked which constant it is.
 */

const root = join(import.meta.dirname, '..');
const codeDigits = 6;

/** Where a number stands, and the constants it has to be. */
const bound: Record<string, readonly number[]> = {
  'errors render_walk_long': [filmSeconds.most],
  'versions kept': [Math.floor(keepingDays.daily / 30)],
  'applications audit.text': [1, answerWithinWorkingDays],
  'applications promise': [1, answerWithinWorkingDays],
  'applications queue.late': [answerWithinWorkingDays],
  'notices types.REQUEST_RECEIVED.line': [1, answerWithinWorkingDays],
  'plans buy.checked': [1, answerWithinWorkingDays],
  'plans success.checkingText': [1, answerWithinWorkingDays],
  'disclaimer sections.6.paragraphs.0': [1, answerWithinWorkingDays],
  'terms sections.3.paragraphs.1': [1, answerWithinWorkingDays],
  'accounts field.codeByEmail': [codeDigits],
  'accounts field.codeByPhone': [codeDigits],
  'applications field.codeHint': [codeDigits],
  'terms sections.1.paragraphs.0': [codeDigits, codeMinutes],
  'privacy sections.1.table.rows.2.2': [codeMinutes],
  'privacy sections.1.table.rows.4.2': [failureLimits.seconds / 60],
  'privacy sections.4.table.rows.0.2': [localeCookieDays],
  'privacy sections.4.table.rows.1.2': [localeCookieDays],
  'privacy sections.4.table.rows.2.2': [accessTokenSeconds / 60],
  'privacy sections.4.table.rows.7.2': [writtenSeconds],
  'console overview.lastDays': [overviewDays],
  'console overview.inThirtyDays': [overviewDays],
  'console overview.chart': [overviewDays],
  'console overview.sumInThirtyDays': [overviewDays],
  'console overview.sumChart': [overviewDays],
  'console overview.money.orders': [overviewDays],
  'console overview.money.sales': [overviewDays],
  'console overview.money.payouts': [overviewDays],
  'consult fault.message': [feedbackLimits.message.most],
  'talks form.fault.wishes': [designOrderLimits.wishes],
  'talks form.fault.address': [designOrderLimits.address],
  'errors field_pwd': [passwordLimits.seed.min, passwordLimits.seed.max],
  'errors field_pwd_strict': [passwordLimits.strict.min, passwordLimits.strict.max],
  'errors return_late': [returnWithinDays],
  'terms sections.5.paragraphs.3': [returnWithinDays],
  'errors bank_number': [accountNumberLength.least, accountNumberLength.most],
  'errors review_closed': [editableDays],
  'reviewing public': [editableDays],
  'errors design_refused': [uploadLimitMegabytes],
  'errors pictures_limit': [mostPictures],
  'glb refusal.too-large': [modelLimitMegabytes],
  'terms sections.8.paragraphs.0': [uploadLimitMegabytes, modelLimitMegabytes],
  'errors workspace_denied': [trialDays],
  'grants terms.none': [trialDays],
  'home end.text': [trialDays],
  'plans freeFor': [trialDays],
  'plans over': [trialDays],
  'profile workspace.trialOverText': [trialDays],
  'terms sections.2.paragraphs.0': [trialDays],
  'homes records.figure.soldYear': [recordMonths],
  'homes records.figure.spentYear': [recordMonths],
  'homes records.figure.feesNote': [recordMonths],
  'desk settings.about.commission': [commissionNoticeDays],
  'money payouts.fresh': [returnWithinDays],
  'money statement.balanceText': [returnWithinDays],
  'orders checkout.note': [payWithinHours],
  'terms sections.4.list.0': [payWithinHours],
  'terms sections.4.list.1': [payWithinHours],
  'faq What do I get when I sign up?': [trialDays],
  'faq My code has not arrived. What now?': [codeMinutes, codeCountdownSeconds],
  'faq Can I cancel an order?': [payWithinHours],
  'faq When am I paid?': [returnWithinDays],
  'faq A part is missing or broken. Do I have to send everything back?': [returnWithinDays],
  'faq Can I return what I bought, and who pays for sending it back?': [returnWithinDays, answerReturnWithinDays],
  'faq Can I sell products that are not in the model library?': [modelLimitMegabytes],
  'faq How do I become a designer here?': [1, answerWithinWorkingDays],
};

/** Numbers without a unit: every figure of the text. */
const boundWhole: Record<string, readonly number[]> = {
  'notices types.REFUND_DUE.line': [leastTransfer],
  'errors price_limit': [productLimits.price.least, productLimits.price.most],
  'errors variants_limit': [productLimits.variants],
  'errors stock_limit': [0, productLimits.stock],
  'errors length_limit': [1, productLimits.length],
};

/** A number and a unit that no code holds anyone to. */
const notLimits: Record<string, string> = {
  'applications success.none': 'how long a form takes',
  'console factor.codeHint': 'the form of a code of any authenticator (RFC 6238)',
  'console factor.firstCodeHint': 'the form of a code of any authenticator (RFC 6238)',
  'desk articles.coverHint': 'advice; smaller ones are taken too',
  'desk settings.account.wrong.bin': 'the form of a bank’s number',
  'desk settings.hints.bin': 'the form of a bank’s number',
  'faq How long does delivery take?': 'what merchants usually do',
  'faq Where does my refund go, and when?': 'what people usually do; no clock runs',
  'faq What should I have ready before I write?': 'advice',
  'orders checkout.fault.taxCode': 'the form of a tax code by law',
  'orders checkout.taxCodeHint': 'the form of a tax code by law',
  'orders texts.REFUND_DUE': 'what people usually do; no clock runs',
  'payments refunds.soon': 'what people usually do; no clock runs',
  'plans term.HALF_YEARLY': 'half a year, in months',
  'privacy sections.1.table.rows.13.2': 'kept by whoever runs the server, not by this code',
  'privacy sections.1.table.rows.6.2': 'law',
  'privacy sections.13.paragraphs.0': 'a promise people keep',
  'privacy sections.4.table.rows.4.2': 'the most a browser keeps a cookie',
  'privacy sections.4.table.rows.5.2': 'the most a browser keeps a cookie',
  'remittances reason.amount.text': 'two receipts in one picture',
  'talks texts.SENT': 'what designers usually do',
  'terms sections.11.paragraphs.3': 'a promise people keep',
  'terms sections.12.paragraphs.1': 'liability, no clock',
  'terms sections.13.paragraphs.2': 'a promise people keep',
  'sun site.march': 'a day of the year',
  'sun site.june': 'a day of the year',
  'sun site.september': 'a day of the year',
  'sun site.december': 'a day of the year',
};

const texts = [...messageTexts(), ...legalTexts(), ...faqTexts()];

describe('limits and the words that name them', () => {
  test.each(Object.entries(bound))('%s says its constants in each language', (place, values) => {
    const expected = [...new Set(values)].filter((value) => value > 1).toSorted((a, b) => a - b);
    const found = texts.filter((text) => text.place === place);
    expect(found.map(({ locale }) => locale).toSorted()).toEqual([...locales].toSorted());
    for (const { locale, text } of found) expect(limitNumbers(text, locale), `${locale}: ${text}`).toEqual(expected);
  });

  test.each(Object.entries(boundWhole))('%s says its figures in each language', (place, values) => {
    const found = texts.filter((text) => text.place === place);
    expect(found).toHaveLength(locales.length);
    for (const { text } of found) expect(allNumbers(text), text).toEqual(values);
  });

  test('a code has as many digits as the texts say', () => {
    expect([codePattern.test('1'.repeat(codeDigits)), codePattern.test('1'.repeat(codeDigits + 1))]).toEqual([
      true,
      false,
    ]);
  });

  test('no number stands before a unit that is neither bound to its constant nor listed as no limit', () => {
    expect(unbound(texts)).toEqual([]);
    for (const place of Object.keys(notLimits))
      expect(
        texts.some((text) => text.place === place && limitNumbers(text.text, text.locale).length > 0),
        place,
      ).toBe(true);
  });

  test('the questions say how many codes an hour', () => {
    const answer = faqs.find(({ question }) => question.en.startsWith('My code has not arrived'))?.answer;
    expect(codesSent.requesterHour).toBe(5);
    expect([answer?.en, answer?.vi, answer?.zh]).toEqual([
      expect.stringContaining('five an hour'),
      expect.stringContaining('năm lần'),
      expect.stringContaining('五次'),
    ]);
  });

  test('the README names days and hours that are limits', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const said = [...readme.matchAll(/(?:within|received|for) (\d+) (hours|days)/g)].map(
      ([, number, unit]) => `${number} ${unit}`,
    );
    const known = [
      `${payWithinHours} hours`,
      `${completeAfterDays} days`,
      `${editableDays} days`,
      `${trialDays} days`,
      `${returnWithinDays} days`,
    ];
    expect(said.filter((phrase) => !known.includes(phrase))).toEqual([]);
  });

  test('a planted twin is found in each language', () => {
    const planted: Text[] = [
      { place: 'planted en', locale: 'en', text: 'Pay within 36 hours.' },
      { place: 'planted words', locale: 'en', text: 'You have fourteen days.' },
      { place: 'planted zh', locale: 'zh', text: '请在三天内付款。' },
      { place: 'planted vi', locale: 'vi', text: 'Tối đa 12 ký tự.' },
    ];
    expect(unbound(planted)).toHaveLength(planted.length);
    expect(limitNumbers('Keep it for 25 hours.', 'en')).not.toEqual([payWithinHours]);
    expect(limitNumbers('6 đến 16 ký tự', 'vi')).toEqual([6, 16]);
    expect(limitNumbers('One picture, 2026 年', 'zh')).toEqual([]);
  });
});

function unbound(all: readonly Text[]): string[] {
  return all
    .filter(({ place }) => bound[place] === undefined && notLimits[place] === undefined)
    .filter(({ text, locale }) => limitNumbers(text, locale).length > 0)
    .map(({ place, locale, text }) => `${place} (${locale}): ${text}`);
}
