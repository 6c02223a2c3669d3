import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '#lib/id.ts';
import { inDatabase, insertPastUser } from '../support/back-office.ts';
import { axe, open, visitors } from '../support/browser.ts';
import { dialogOn, faultAt, toast } from '../support/dialogs.ts';
import { signInToDemo, type Person } from '../support/people.ts';
import { confirmationsOf } from '../support/waiting-bills.ts';
import { wordsOf } from '../support/words.ts';

const visit = visitors();
const fee = 3_800_000;
const someHash = () => randomBytes(32).toString('hex');

/** A merchant's application in review, its fee transferred; the licence is the file with this hash. */
async function inReview(person: Person, company: string, hash: string): Promise<{ id: string; bill: string }> {
  return inDatabase(async (db) => {
    const now = new Date();
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const picture = async (kind: 'licence' | 'receipt', of: string) => {
      const row = { id: newId('i', now), hash: of, owner_id: user_id, kind, private: true, claimed_at: now };
      await db
        .insertInto('media')
        .values({ ...row, width: 10, height: 10, bytes: 10, placeholder: '', created_at: now })
        .execute();
      return row.id;
    };
    const [id, bill, receipt] = [newId('e', now), newId('h', now), newId('r', now)];
    const media_id = await picture('receipt', someHash());
    await db
      .insertInto('bills')
      .values({
        id: bill,
        reference: `HIEN${receipt.slice(-8).toUpperCase()}`,
        user_id,
        kind: 'joining',
        subject: id,
        amount: fee,
        status: 'SUBMITTED',
        receipt_id: receipt,
        submitted_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await db
      .insertInto('receipts')
      .values({
        id: receipt,
        bill_id: bill,
        user_id,
        media_id,
        hash: someHash(),
        looks: '0'.repeat(256),
        sketch: Buffer.alloc(4),
        amount: fee,
        created_at: now,
      })
      .execute();
    await db
      .insertInto('applications')
      .values({
        id,
        user_id,
        type: 'merchant',
        state: 'AUDITING',
        company,
        email: person.email,
        mobile: person.e164,
        business_license: await picture('licence', hash),
        bill_id: bill,
        attempt: 1,
        submitted_at: now,
        due_at: new Date(now.getTime() + 86_400_000),
        created_at: now,
        updated_at: now,
      })
      .execute();
    return { id, bill };
  });
}

test.each([
  { language: 'zh', width: 390, price: '₫3,800,000', short: '₫3,799,000' },
  { language: 'vi', width: 1440, price: '3.800.000\u00a0₫', short: '3.799.000\u00a0₫' },
] as const)(
  'B2 in $language at $width px: a licence somebody else sent needs a reason; approved with the amount seen, asked twice, taken back',
  async ({ language, width, price, short }) => {
    const words = wordsOf(language);
    const { applications: t, remittances } = words;
    const [one, two] = [await insertPastUser(), await insertPastUser()];
    const [theirs, ours] = [`Mộc ${one.nickname.slice(-5)}`, `Mộc ${two.nickname.slice(-5)}`];
    const hash = someHash();
    await inReview(one, theirs, hash);
    const { id, bill } = await inReview(two, ours, hash);
    const { page, context } = await visit({ language, width, direct: true, fresh: true });
    await signInToDemo(context, 'admin');
    await open(page, `/admin/applications/${id}`);
    await page.getByText(t('paperview.sameFile', { name: theirs })).waitFor();
    expect(await page.locator('article .text-ok:not(dl .text-ok)').count(), 'B3: no tick at what was typed').toBe(0);

    const amount = page.getByRole('textbox', { name: remittances('seen.amount'), exact: true });
    const reason = page.getByRole('textbox', { name: remittances('seen.reason.paper'), exact: true });
    const approve = page.getByRole('button', {
      name: t('decide.approve', { type: 'merchant', plan: '' }),
      exact: true,
    });
    expect(await amount.inputValue()).toBe('');
    await amount.fill('1000');
    await page.getByText(remittances('seen.short', { difference: short, name: two.nickname })).waitFor();
    await page.getByRole('button', { name: t('decide.part'), exact: true }).waitFor();
    expect(await approve.count(), 'not on part of the money').toBe(0);
    await amount.fill(String(fee));
    await reason.fill('');
    await approve.click();
    expect(await faultAt(reason)).toBe(remittances('seen.reasonShort', { least: 3 }));
    await reason.fill('Cùng một hộ kinh doanh');
    expect(await axe(page)).toEqual([]);
    await approve.click();
    await dialogOn(page).titled(t('decide.askTitle', { name: ours }));
    for (const named of [two.email, price]) await dialogOn(page).box.getByText(named).first().waitFor();
    expect(await axe(page)).toEqual([]);
    await dialogOn(page).button(t('decide.askConfirm')).click();
    const takeBack = page.getByRole('button', { name: remittances('pending.takeBack') });
    await takeBack.waitFor();
    expect(await confirmationsOf(bill)).toEqual([{ state: 'PENDING', amount: fee, reason: 'Cùng một hộ kinh doanh' }]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axe(page)).toEqual([]);
    await takeBack.click();
    await toast(page, remittances('pending.takenBack')).waitFor();
    await approve.waitFor();
    expect((await confirmationsOf(bill)).map(({ state }) => state)).toEqual(['TAKEN_BACK']);
  },
);
