import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { photograph } from '../support/applying.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors, type Visitor } from '../support/browser.ts';
import { dialogOn, faultAt, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo } from '../support/people.ts';
import { confirmationsOf, letMinutePass, waitingBill, type WaitingBill } from '../support/waiting-bills.ts';

const visit = visitors();
/** As each language writes what is owed. */
const owed: Record<Locale, { figures: string; price: string }> = {
  en: { figures: '388,000', price: '₫388,000' },
  vi: { figures: '388.000', price: '388.000\u00a0₫' },
  zh: { figures: '388,000', price: '₫388,000' },
};
const windows = [
  { language: 'en', width: 1440 },
  { language: 'vi', width: 390 },
] as const;

/** A reviewer at the machine itself, who is asked for no second factor there. */
async function reviewer(language: Locale, width: number): Promise<Visitor> {
  const window = await visit({ language, width, direct: true, fresh: true });
  await signInToDemo(window.context, 'admin');
  return window;
}

function remittancePage(page: Page, language: Locale) {
  const t = translator(language, 'remittances');
  return {
    amount: page.getByRole('textbox', { name: t('seen.amount'), exact: true }),
    reason: page.getByRole('textbox', { name: t('seen.reason.receipt'), exact: true }),
    confirm: page.getByRole('button', { name: t('decide.confirm'), exact: true }),
    takeBack: page.getByRole('button', { name: t('pending.takeBack'), exact: true }),
    claim: page.getByRole('region', { name: t('claim.title'), exact: true }),
    pending: (price: string, name: string) =>
      page.getByRole('heading', { name: t('pending.title', { amount: price, name }), exact: true }),
    said: (words: string) => page.getByText(words, { exact: true }),
    t,
  };
}

async function billOf({ id }: WaitingBill) {
  return inDatabase((db) =>
    db.selectFrom('bills').select(['status', 'received']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** What was booked for it, given for it or told about it. */
async function followed({ id, person }: WaitingBill): Promise<number> {
  return inDatabase(async (db) => {
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const booked = await db.selectFrom('ledger_postings').selectAll().where('account', '=', `payer:${id}`).execute();
    const given = await db.selectFrom('plan_terms').selectAll().where('bill_id', '=', id).execute();
    const told = await db.selectFrom('notices').selectAll().where('user_id', '=', userId).execute();
    return booked.length + given.length + told.length;
  });
}

describe.each(windows)('money is confirmed on purpose, in $language at $width px', ({ language, width }) => {
  test('B1 three fast clicks confirm exactly one bill; nothing is booked before its minute is over, and it can be taken back', async () => {
    const { context: payer } = await visit();
    const bill = await waitingBill(payer);
    const other = await waitingBill(payer);
    const { page } = await reviewer(language, width);
    await page.clock.install();
    await open(page, `/admin/remittances/${bill.id}`);
    const shown = remittancePage(page, language);
    const { figures, price } = owed[language];

    expect(await shown.amount.inputValue(), 'nothing is filled in beforehand').toBe('');
    await shown.confirm.click();
    expect(await faultAt(shown.amount)).toBe(shown.t('seen.missing'));
    await shown.amount.pressSequentially('388000');
    expect(await shown.amount.inputValue(), 'grouped as it is typed').toBe(figures);
    await shown.said(shown.t('seen.exact')).waitFor();
    expect(await axe(page)).toEqual([]);
    await shown.confirm.click();

    const { box } = dialogOn(page);
    for (const named of [bill.person.nickname, bill.reference, price]) await box.getByText(named).first().waitFor();
    expect(await axe(page)).toEqual([]);
    const button = box.getByRole('button', { name: shown.t('ask.confirm', { amount: price }), exact: true });
    const place = await button.boundingBox();
    if (place === null) throw new Error('the button is not on the screen');
    const press = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    for (let clicks = 0; clicks < 3; clicks++) await press();
    await shown.takeBack.waitFor();
    await press();
    expect(new URL(page.url()).pathname, 'the page stays').toBe(`/admin/remittances/${bill.id}`);
    expect(await confirmationsOf(bill.id)).toEqual([{ state: 'PENDING', amount: 388_000, reason: null }]);
    expect(await confirmationsOf(other.id)).toEqual([]);
    expect(await billOf(bill)).toEqual({ status: 'SUBMITTED', received: 0 });
    expect(await followed(bill)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axe(page)).toEqual([]);

    await shown.takeBack.click();
    await toast(page, shown.t('pending.takenBack')).waitFor();
    await shown.amount.waitFor();
    expect(await shown.amount.inputValue()).toBe('');
    expect((await confirmationsOf(bill.id)).map(({ state }) => state)).toEqual(['TAKEN_BACK']);

    await shown.amount.fill('388000');
    await shown.confirm.click();
    await button.click();
    await shown.takeBack.waitFor();
    await letMinutePass(bill.id);
    // Its own minute passes in the window too, and it looks again.
    await page.clock.runFor(61_000);
    await page.getByRole('heading', { name: shown.t('arrivals'), exact: true }).waitFor();
    expect(await billOf(bill)).toEqual({ status: 'PAID', received: 388_000 });
    expect(await followed(bill)).toBeGreaterThan(0);
  });

  test('B2 B3 a receipt seen before needs a reason, and what the payer typed carries no tick', async () => {
    const { context: payer } = await visit();
    const picture = await photograph();
    await waitingBill(payer, picture);
    const bill = await waitingBill(payer, picture);
    const { page } = await reviewer(language, width);
    await open(page, `/admin/remittances/${bill.id}`);
    const shown = remittancePage(page, language);

    await shown.claim.getByText(owed[language].price, { exact: true }).waitFor();
    await shown.claim.getByText(shown.t('claim.note')).waitFor();
    await shown.claim.getByText(shown.t('flag.sameFile', { count: 1 })).waitFor();
    for (const name of [shown.t('picture'), shown.t('bill')]) await page.getByRole('region', { name }).waitFor();
    expect(await page.locator('main .lucide-circle-check, main .text-ok').count(), 'no tick').toBe(0);

    await shown.amount.fill('100000');
    await page
      .getByText(shown.t('seen.short', { difference: missing(language), name: bill.person.nickname }))
      .waitFor();
    await shown.amount.fill('388000');
    await shown.confirm.click();
    expect(await faultAt(shown.reason)).toBe(shown.t('seen.reasonShort', { least: 3 }));
    expect(await dialogOn(page).box.count()).toBe(0);
    await shown.reason.fill('Chuyển hai lần, hai dòng trên sao kê');
    expect(await axe(page)).toEqual([]);
    await shown.confirm.click();
    await dialogOn(page)
      .button(shown.t('ask.confirm', { amount: owed[language].price }))
      .click();
    await shown.takeBack.waitFor();
    await page.getByText('Chuyển hai lần, hai dòng trên sao kê').waitFor();
    expect(await confirmationsOf(bill.id)).toEqual([
      { state: 'PENDING', amount: 388_000, reason: 'Chuyển hai lần, hai dòng trên sao kê' },
    ]);
  });
});

const missing = (language: Locale) => owed[language].price.replace('388', '288');

test('B1 two reviewers at once: the second is told who was first and sees what waits; either may take it back', async () => {
  const { context: payer } = await visit();
  const bill = await waitingBill(payer);
  const { page: first } = await reviewer('en', 1440);
  const { page: second, context } = await visit({ language: 'en', direct: true, fresh: true });
  await signIn(context, await insertPastUser({ roles: ['ROLE_USER', 'ROLE_ADMIN'] }));
  const [one, two] = [remittancePage(first, 'en'), remittancePage(second, 'en')];
  for (const page of [first, second]) await open(page, `/admin/remittances/${bill.id}`);
  for (const shown of [one, two]) await shown.amount.fill('388000');
  await one.confirm.click();
  await dialogOn(first)
    .button(one.t('ask.confirm', { amount: '₫388,000' }))
    .click();
  await one.takeBack.waitFor();

  // The second window still shows what was: its confirmation is refused, and then it shows what is.
  await two.confirm.click();
  await dialogOn(second)
    .button(two.t('ask.confirm', { amount: '₫388,000' }))
    .click();
  await two.takeBack.waitFor();
  await toast(second, 'has just confirmed this payment').waitFor();
  expect(await confirmationsOf(bill.id)).toHaveLength(1);
  await two.takeBack.click();
  await toast(second, two.t('pending.takenBack')).waitFor();

  await one.takeBack.click();
  await toast(first, translator('en', 'errors')('confirmation_done', { state: 'SUBMITTED' })).waitFor();
  await one.amount.waitFor();
  expect((await confirmationsOf(bill.id)).map(({ state }) => state)).toEqual(['TAKEN_BACK']);
});

test('money that comes for a bill already paid is recorded with its reason, and all of it goes back', async () => {
  const { context: payer } = await visit();
  const bill = await waitingBill(payer);
  const { page } = await reviewer('en', 1440);
  await open(page, `/admin/remittances/${bill.id}`);
  const shown = remittancePage(page, 'en');
  const sure = () =>
    dialogOn(page)
      .button(shown.t('ask.confirm', { amount: '₫388,000' }))
      .click();
  await shown.amount.fill('388000');
  await shown.confirm.click();
  await sure();
  await shown.takeBack.waitFor();
  await letMinutePass(bill.id);
  await page.reload();

  await page.getByRole('button', { name: shown.t('decide.arrived'), exact: true }).click();
  await shown.amount.fill('388000');
  await page.getByText(shown.t('seen.back', { status: 'PAID', name: bill.person.nickname })).waitFor();
  await page.getByRole('textbox', { name: shown.t('seen.reason.arrival'), exact: true }).fill('Transferred twice');
  expect(await axe(page)).toEqual([]);
  await shown.confirm.click();
  await sure();
  await shown.takeBack.waitFor();
  await letMinutePass(bill.id);
  await page.reload();
  await page.getByRole('link', { name: shown.t('refunds.why.late') }).click();

  const money = translator('en', 'money');
  await page.getByRole('heading', { level: 1, name: money('refund.title', { number: bill.reference }) }).waitFor();
  await page.getByText(money('refund.noAccount', { name: bill.person.nickname })).waitFor();
  await page.locator('main input[type=file]').setInputFiles(await photograph());
  await page.getByRole('img', { name: money('receipt.picture') }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: money('refund.send', { amount: '₫388,000' }) }).click();
  for (const named of [bill.person.nickname, bill.reference])
    await dialogOn(page).box.getByText(named).first().waitFor();
  expect(await axe(page)).toEqual([]);
  await dialogOn(page).button(money('refund.confirm')).click();
  await toast(page, money('refund.recorded', { number: bill.reference })).waitFor();
  await page.getByText(shown.t('refunds.state.SENT'), { exact: true }).first().waitFor();
  expect(
    await inDatabase((db) =>
      db.selectFrom('refunds').select(['state', 'amount', 'why']).where('bill_id', '=', bill.id).execute(),
    ),
  ).toEqual([{ state: 'SENT', amount: 388_000, why: 'late' }]);
});
