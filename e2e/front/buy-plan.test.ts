import { expect, test } from 'vitest';
import { photograph } from '../support/applying.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, fillLogin } from '../support/dialogs.ts';
import { signInToDemo } from '../support/people.ts';
import { translator } from '#text/messages.server.ts';
import { letMinutePass } from '../support/waiting-bills.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();

test('H3: a visitor chooses a plan, signs in, transfers, sends the receipt; confirmed, the plan is there without a reload', async () => {
  const { page } = await visit({ language: 'vi', pictures: true });
  const words = wordsOf('vi');
  const pay = translator('vi', 'payments');
  const person = await insertPastUser();
  const { plans } = words;
  await open(page, '/price?term=MONTHLY');
  await page.getByRole('button', { name: plans('level.pro.choose') }).click();
  await dialogOn(page).titled(words.accounts('login.title'));
  await fillLogin(page, words, person);
  await dialogOn(page).button(words.accounts('login.submit')).click();
  await page.waitForURL((url) => url.searchParams.get('buy') === 'PRO_MONTHLY');
  await page
    .getByRole('heading', { level: 1, name: plans('buy.title', { plan: plans('level.pro.name'), term: 'MONTHLY' }) })
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: plans('buy.go') }).click();

  await page.waitForURL((url) => url.searchParams.has('pay'));
  await page.getByRole('heading', { level: 1, name: plans('pay.title') }).waitFor();
  await page.locator('main input[type=file]').setInputFiles(await photograph());
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name: pay('receipt.send') }).click();
  await page.waitForURL((url) => url.pathname === '/price/success');
  await page.getByRole('heading', { level: 1, name: plans('success.checking') }).waitFor();

  const bill = await inDatabase((db) =>
    db
      .selectFrom('bills')
      .innerJoin('users', 'users.id', 'bills.user_id')
      .select(['bills.id', 'bills.reference', 'bills.amount', 'bills.status'])
      .where('users.email', '=', person.email)
      .executeTakeFirstOrThrow(),
  );
  expect(bill).toMatchObject({ amount: 388_000, status: 'SUBMITTED' });
  const { page: desk, context: office } = await visit({ direct: true, pictures: true });
  const remittances = translator('en', 'remittances');
  await signInToDemo(office, 'admin');
  await open(desk, `/admin/remittances?w=${bill.reference}`);
  expect(await axe(desk)).toEqual([]);
  await desk.getByRole('link', { name: bill.reference }).click();
  await desk.getByRole('textbox', { name: remittances('seen.amount'), exact: true }).fill('388000');
  expect(await axe(desk)).toEqual([]);
  await desk.getByRole('button', { name: remittances('decide.confirm'), exact: true }).click();
  await dialogOn(desk)
    .button(remittances('ask.confirm', { amount: '₫388,000' }))
    .click();
  await desk.getByRole('button', { name: remittances('pending.takeBack') }).waitFor();
  await letMinutePass(bill.id);
  await page
    .getByRole('heading', { level: 1, name: plans('success.paid', { plan: plans('level.pro.name') }) })
    .waitFor();
  expect(await axe(page)).toEqual([]);

  await open(page, '/price?term=MONTHLY');
  await page.getByText(plans('yours'), { exact: true }).waitFor();
  await page.getByRole('link', { name: plans('renew'), exact: true }).waitFor();
  await page.getByRole('link', { name: plans('upgrade', { plan: plans('level.premium.name') }) }).click();
  // What is unused counts, and one sees it before one pays.
  await page.getByText(plans('buy.credit')).waitFor();
});
