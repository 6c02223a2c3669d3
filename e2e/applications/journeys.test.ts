import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withJoints, withoutJoints } from '#text/chinese-joints.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { badge, uploadPaper, heading, proveMobile, scan, sendReceipt, writtenReference } from '../support/applying.ts';
import { open, visitors, type Visitor } from '../support/browser.ts';
import { accountButton, dialogOn, openRegister, openUserMenu, registerInDialog, toast } from '../support/dialogs.ts';
import { signIn, signInToDemo, newPerson, type Person } from '../support/people.ts';
import { letMinutePass } from '../support/waiting-bills.ts';
import { wordsOf, type Words } from '../support/words.ts';

const visit = visitors();
/** The demo's own account, which no bank has. */
const bank = { bank: '970000', account: '0000000002' };

/** Registers through the dialogs, as everyone does, and is signed in. */
async function register(page: Page, words: Words, person: Person): Promise<void> {
  await open(page, '/');
  await openRegister(page, words);
  await registerInDialog(page, words, person);
  await accountButton(page, words, person.nickname).waitFor();
}

/** An auditor in a window of their own, at the machine itself: no second factor is asked there. */
async function auditor(language: 'vi' | 'zh'): Promise<Visitor> {
  const window = await visit({ language, fresh: true, pictures: true, direct: true });
  await signInToDemo(window.context, 'admin');
  return window;
}

async function openInQueue(page: Page, words: Words, name: string): Promise<void> {
  await open(page, '/admin/applications');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await heading(page, name).waitFor();
  await page.getByRole('textbox', { name: words.remittances('seen.amount'), exact: true }).waitFor();
  // The papers are pictures, and they are there.
  await expect
    .poll(() =>
      page
        .locator('article figure img')
        .evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
}

/** Types what the account shows, answers the question that names the applicant, and lets the minute pass. */
async function approve(page: Page, words: Words, button: string, { amount, name }: { amount: string; name: string }) {
  const { applications: t, remittances } = words;
  await page.getByRole('textbox', { name: remittances('seen.amount'), exact: true }).fill(amount);
  await page.getByRole('button', { name: button, exact: true }).click();
  // No space between Chinese words and a Chinese name.
  await dialogOn(page).titled(withoutJoints(t('decide.askTitle', withJoints({ name }))));
  await dialogOn(page).button(t('decide.askConfirm')).click();
  await page.getByRole('button', { name: remittances('pending.takeBack') }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { bill_id, state } = await inDatabase((db) =>
    db.selectFrom('applications').select(['bill_id', 'state']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(state, 'nothing happens before its minute is over').toBe('AUDITING');
  await letMinutePass(bill_id ?? '');
}

const notReloaded = (page: Page) => page.evaluate(() => (window as { stayed?: boolean }).stayed === true);
const stay = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { stayed: true });
  });
const applyStatus = (page: Page) => page.evaluate(() => localStorage.getItem('apply-status'));

describe('H2 H3 applying', () => {
  test('a designer in vi: applies with papers, transfers by VietQR, is passed; badge, role, plan and home follow at once', async () => {
    const words = wordsOf('vi');
    const { applications: t } = words;
    const person = newPerson();
    const second = newPerson();
    const { page } = await visit({ language: 'vi', fresh: true, pictures: true });
    await register(page, words, person);
    await open(page, '/price/info-desginer?plan=PREMIUM_MONTHLY');
    await heading(page, t('designer.title')).waitFor();
    await page.getByRole('button', { name: t('submit'), exact: true }).click();
    await page.getByText(words.errors('paper_missing')).first().waitFor();
    for (const paper of ['idCardFront', 'idCardBack'] as const) await uploadPaper(page, words, paper);
    await page.getByRole('textbox', { name: t('field.school'), exact: true }).fill('Kiến trúc Hà Nội');
    await page.getByText(t('draft.kept')).waitFor();
    await open(page, '/price/info-desginer?plan=PREMIUM_MONTHLY');
    expect(
      await page.getByRole('textbox', { name: t('field.school'), exact: true }).inputValue(),
      'kept on the server',
    ).toBe('Kiến trúc Hà Nội');
    await page.locator('[data-paper=idCardBack] .pic img').waitFor();
    // The number of the registration has just had a code; another one is proven here.
    await proveMobile(page, words, second.mobile, second.e164);
    await page.getByRole('button', { name: t('submit'), exact: true }).click();

    await heading(page, t('remit.title')).waitFor();
    await page.getByText(t('reminder.designer')).waitFor();
    expect(await scan(page)).toEqual({ amount: '2280000', purpose: await writtenReference(page, words), ...bank });
    await sendReceipt(page, words);
    await heading(page, t('audit.title')).waitFor();
    await stay(page);
    await expect.poll(() => badge(page)).toBe('1');

    const { page: desk } = await auditor('vi');
    await openInQueue(desk, words, person.nickname);
    const button = t('decide.approve', { type: 'designer', plan: words.plans('level.premium.name') });
    await approve(desk, words, button, { amount: '2280000', name: person.nickname });

    await expect.poll(() => badge(page)).toBe('2');
    await heading(page, t('passed.designer.title')).waitFor();
    expect(await notReloaded(page)).toBe(true);
    await expect.poll(() => applyStatus(page)).toBe('PASSED');
    const menu = await openUserMenu(page, words, person.nickname);
    await menu.getByText(words.shell('user.kind.designer'), { exact: true }).waitFor();
    await menu.getByText(words.shell('user.level.PREMIUM'), { exact: true }).waitFor();
    await menu.getByRole('link', { name: words.shell('user.home') }).click();
    await page.waitForURL((url) => url.pathname === '/user/desginer');
    expect(await notReloaded(page)).toBe(true);
  });

  test('a merchant in zh: sent back with a ready reason, mends one paper, everything else is kept, and passes', async () => {
    const words = wordsOf('zh');
    const { applications: t } = words;
    const person = await insertPastUser({ locale: 'zh' });
    const company = `渡口木作 ${person.nickname.slice(-4)}`;
    const { page, context } = await visit({ language: 'zh', fresh: true, pictures: true });
    await signIn(context, person);
    await open(page, '/price/applymch');
    await page.getByRole('textbox', { name: t('field.business'), exact: true }).fill(company);
    await uploadPaper(page, words, 'businessLicense');
    await proveMobile(page, words, person.mobile, person.e164);
    await page.getByRole('button', { name: t('submit'), exact: true }).click();
    await heading(page, t('remit.title')).waitFor();
    expect(await scan(page)).toMatchObject({ amount: '3800000', ...bank });
    await sendReceipt(page, words);
    await page.waitForURL((url) => url.pathname === '/price/merchantSuccess');
    await heading(page, t('success.title')).waitFor();

    const { page: desk } = await auditor('zh');
    await openInQueue(desk, words, company);
    await desk.getByRole('button', { name: t('decide.reject'), exact: true }).click();
    await dialogOn(desk)
      .box.getByRole('combobox')
      .selectOption({ label: t('reasons.blurred.name') });
    await dialogOn(desk).button(t('decide.reject')).click();
    await toast(desk, t('decide.rejectedToast', { name: company })).waitFor();

    await page.getByRole('link', { name: t('success.correct') }).click();
    await heading(page, t('rejected.title')).waitFor();
    await page.getByText(t('reasons.blurred.text')).waitFor();
    expect(await page.getByRole('textbox', { name: t('field.business'), exact: true }).inputValue()).toBe(company);
    await page.getByText(t('field.proven')).waitFor();
    await uploadPaper(page, words, 'businessLicense');
    await page.getByRole('button', { name: t('resubmit'), exact: true }).click();
    await heading(page, t('audit.title')).waitFor();
    await stay(page);

    await openInQueue(desk, words, company);
    const button = t('decide.approve', { type: 'merchant', plan: '' });
    await approve(desk, words, button, { amount: '3800000', name: company });
    await heading(page, t('passed.merchant.title')).waitFor();
    expect(await notReloaded(page)).toBe(true);
    const menu = await openUserMenu(page, words, person.nickname);
    await menu.getByText(words.shell('user.kind.merchant'), { exact: true }).waitFor();
    await menu.getByRole('link', { name: words.shell('user.home') }).click();
    await page.waitForURL((url) => url.pathname === '/user/merchant');
  });

  test('in en, on a phone: what is missing is said at its field; the bill can be taken back for another plan', async () => {
    const words = wordsOf('en');
    const { applications: t } = words;
    const person = await insertPastUser();
    const { page, context } = await visit({ fresh: true, pictures: true, width: 390 });
    await signIn(context, person);
    await open(page, '/price/info-desginer');
    for (const paper of ['idCardFront', 'idCardBack'] as const) await uploadPaper(page, words, paper);
    await page.getByRole('button', { name: t('submit'), exact: true }).click();
    await page.getByText(words.errors('input_code'), { exact: true }).waitFor();
    await proveMobile(page, words, person.mobile, person.e164);
    await page.getByRole('button', { name: t('submit'), exact: true }).click();
    await heading(page, t('remit.title')).waitFor();
    expect(await scan(page)).toMatchObject({ amount: '3800000' });
    await page.getByRole('button', { name: t('remit.back'), exact: true }).click();
    await page
      .getByRole('radio', {
        name: new RegExp(t('plan.each', { level: words.plans('level.pro.name'), term: 'MONTHLY' })),
      })
      .check();
    await page.getByRole('button', { name: t('submit'), exact: true }).click();
    await heading(page, t('remit.title')).waitFor();
    expect(await scan(page)).toMatchObject({ amount: '388000' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
