import { RawNode, sql, type KyselyPlugin } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../tests/support/app.ts';
import { appPicture, height, width } from '../../../../tests/support/money/app-picture.ts';
import { openSomeBill, witness } from '../../../../tests/support/money/bills.ts';
import { formOf } from '../../../../tests/support/multipart.ts';
import { applyPending, requestOf } from '../../../../tests/support/money/payments.ts';
import { isPictureKnown } from '#features/trade/ledger/known-picture.server.ts';
import { mediaData } from '#features/foundation/media/media.ts';
import type { Bill } from './bills.server.ts';
import { rejectBill } from './confirmations.server.ts';
import { readWaiting } from '#features/people/console/figures.server.ts';
import { listRemittances, readRemittance } from './remittances.server.ts';
import { faultsOfBoth } from '../../../../tests/support/money/both-at-once.ts';
import { holdReceipts } from './receipt-queries.server.ts';
import { earlierUses, submitReceipt } from './receipts.server.ts';

let world: TestApp;
let lan: Member;
let huy: Member;
let auditor: Member;
beforeAll(async () => {
  world = await testApp();
  lan = await newMember(world);
  huy = await newMember(world);
  auditor = await newMember(world);
  await giveRoles(world, auditor.id, 'ROLE_ADMIN');
});
afterAll(() => world.close());

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}
interface PlanRow {
  'QUERY PLAN': { Plan: PlanNode }[];
}
/** The statement is carried out and answers how, instead of what it found. */
const explained: KyselyPlugin = {
  transformQuery: ({ node }) =>
    RawNode.is(node)
      ? RawNode.create(
          [`explain (analyze, format json) ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)],
          node.parameters,
        )
      : node,
  transformResult: async ({ result }) => result,
};
/** Rows that its steps gave on or looked at for nothing. */
function rowsCompared(node: PlanNode): number {
  const each = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return (node.Plans ?? []).reduce((sum, part) => sum + rowsCompared(part), each * node['Actual Loops']);
}

const owners = [witness(), witness('joining')];
async function shown(person: Member, file: Buffer, stated = 388_000, bill?: Bill): Promise<Bill> {
  world.clock.advance(1);
  const owed = bill ?? (await openSomeBill(world, person));
  const media = mediaData.parse(
    (await world.call('POST', '/media?kind=receipt', { token: person.token, ...formOf({ bytes: file }) })).data,
  ).id;
  await submitReceipt(requestOf(world, person, 'vi'), owners, person.id, owed.id, {
    media,
    amount: stated,
    remark: 'VCB',
  });
  return owed;
}
const judged = async (bill: Bill) => (await readRemittance(world.services, bill.id)).receipts[0]!;
const ask = (bill: Bill, step: 'confirm' | 'reject' | 'arrived' | 'take-back', body: unknown, person = auditor) =>
  world.call('POST', `/admin/bills/${bill.id}/${step}`, { token: person.token, body });

describe('H2: the same receipt used twice is found', () => {
  test('the very same file, with another name, by another person', async () => {
    const file = await appPicture(1, 1).jpeg().toBuffer();
    const first = await shown(lan, file);
    const second = await shown(huy, file);
    expect((await judged(first)).seenBefore).toBeNull();
    expect((await judged(second)).seenBefore).toMatchObject({
      how: 'content',
      billId: first.id,
      reference: first.reference,
      payer: lan.nickname,
      samePayer: false,
      status: 'SUBMITTED',
    });
  });

  test('every bill it was used for before is named, each once', async () => {
    const file = await appPicture(1, 7).jpeg().toBuffer();
    const bills: Bill[] = [];
    for (const person of [lan, huy, huy]) bills.push(await shown(person, file));
    const anew = await shown(lan, await sharp(file).jpeg({ quality: 50 }).toBuffer());
    const last = await shown(huy, file);
    const { seenBefore } = await judged(last);
    const named = [seenBefore!, ...seenBefore!.more];
    expect(named.map(({ reference }) => reference)).toEqual([...bills, anew].map(({ reference }) => reference));
    expect(named.map(({ samePayer }) => samePayer)).toEqual([false, true, true, false]);
    expect((await judged(bills[1]!)).seenBefore?.more, 'only what was before it').toEqual([]);
  });

  test('used for hundreds of bills it is followed from picture to picture, not from each use to each other', async () => {
    const file = await appPicture(1, 8).jpeg().toBuffer();
    const first = await shown(lan, file);
    const { id } = await judged(await shown(huy, file));
    const uses = 300;
    const undone = new Error('undone');
    let [found, compared] = [0, 0];
    await transaction(world.db, async (db) => {
      await sql`insert into bills select (jsonb_populate_record(b, jsonb_build_object('id', 'h_same' || n,
        'subject', 'same ' || n, 'reference', 'SAME' || n, 'receipt_id', null, 'status', 'CANCELLED'))).*
        from bills b, generate_series(1, ${uses}::int) n where b.id = ${first.id}`.execute(db);
      await sql`insert into receipts select (jsonb_populate_record(r, jsonb_build_object('id', 'r_same' || n,
        'bill_id', 'h_same' || n, 'same_as', r.id, 'same_how', 'content'))).*
        from receipts r, generate_series(1, ${uses}::int) n where r.bill_id = ${first.id}`.execute(db);
      await sql`analyze receipts`.execute(db);
      found = (await earlierUses(db, id)).length;
      const [plan] = (await earlierUses(db.withPlugin(explained), id)) as unknown as PlanRow[];
      compared = rowsCompared(plan!['QUERY PLAN'][0]!.Plan);
      throw undone;
    }).catch((error: unknown) => expect(error).toBe(undone));
    expect(found, 'as many as are shown').toBe(50);
    expect(compared).toBeLessThan(uses * 50);
  });

  test('the picture saved anew, made smaller, darker, or with its head, a strip at its side or both ends cut off', async () => {
    const first = await shown(
      lan,
      await appPicture(2, 20)
        .png()
        .toBuffer()
        .then((png) => sharp(png).jpeg({ quality: 95 }).toBuffer()),
    );
    const changed = [
      appPicture(2, 20).jpeg({ quality: 50 }),
      appPicture(2, 20).resize(360).jpeg(),
      appPicture(2, 20).modulate({ brightness: 0.9 }).jpeg(),
      appPicture(2, 20)
        .extract({ left: 0, top: 36, width, height: height - 36 })
        .jpeg(),
      appPicture(2, 20)
        .extract({ left: 5, top: 0, width: width - 5, height })
        .jpeg(),
      appPicture(2, 20)
        .extract({ left: 0, top: 10, width, height: height - 20 })
        .jpeg(),
    ];
    const family = [first.id];
    for (const picture of changed) {
      const bill = await shown(huy, await picture.toBuffer());
      const { seenBefore } = await judged(bill);
      expect(seenBefore?.how).toBe('looks');
      expect(family).toContain(seenBefore?.billId);
      family.push(bill.id);
    }
  });

  test('of two changed copies that are sent at the same moment, by the later', async () => {
    const bills: Bill[] = [];
    const send = async (person: Member, quality: number) => {
      const bill = await openSomeBill(world, person);
      const file = await appPicture(16, 160).jpeg({ quality }).toBuffer();
      const sent = { token: person.token, ...formOf({ bytes: file }) };
      const { id } = mediaData.parse((await world.call('POST', '/media?kind=receipt', sent)).data);
      bills.push(bill);
      return () =>
        submitReceipt(requestOf(world, person), owners, person.id, bill.id, { media: id, amount: 1, remark: '' });
    };
    const [one, other] = [await send(lan, 90), await send(huy, 40)];
    expect(await faultsOfBoth(world, holdReceipts, one, other)).toEqual([]);
    const [first, second] = [await judged(bills[0]!), await judged(bills[1]!)];
    expect(first.seenBefore).toBeNull();
    expect(second.seenBefore).toMatchObject({ how: 'looks', billId: bills[0]!.id });
  });

  test('one’s own, though many of others are nearer to it from afar', async () => {
    const first = await shown(lan, await appPicture(17, 170).jpeg().toBuffer());
    const cropped = appPicture(17, 170).extract({ left: 0, top: 36, width, height: height - 36 });
    const probe = await shown(huy, await cropped.jpeg({ quality: 60 }).toBuffer());
    // From afar as the cropped one, closely something else.
    await sql`insert into receipts select (jsonb_populate_record(r, jsonb_build_object('id', r.id || n, 'hash', 'h_near' || n,
      'sketch', '\\x' || repeat('00', octet_length(r.sketch))))).* from receipts r, generate_series(1, 24) n
      where bill_id = ${probe.id}`.execute(world.db);
    await sql`delete from receipts where bill_id = ${probe.id} and hash not like 'h_near%'`.execute(world.db);
    const again = await shown(lan, await cropped.jpeg({ quality: 80 }).toBuffer());
    expect((await judged(again)).seenBefore).toMatchObject({ how: 'looks', billId: first.id, samePayer: true });
  });

  test('as the receipt of a transfer of ours it needs a reason, though it was saved anew', async () => {
    await shown(lan, await appPicture(2, 21).jpeg().toBuffer());
    const upload = async (transfer: number) => {
      const file = await appPicture(2, transfer).resize(430).jpeg({ quality: 60 }).toBuffer();
      const sent = { token: auditor.token, ...formOf({ bytes: file }) };
      const { data } = await world.call('POST', '/media?kind=receipt', sent);
      return isPictureKnown(requestOf(world, auditor), auditor.id, mediaData.parse(data).id);
    };
    expect(await upload(21)).toBe(true);
    expect(await upload(29)).toBe(false);
  });

  test('another transfer in the same app is another receipt, and so is one of another bank', async () => {
    await shown(lan, await appPicture(3, 30).jpeg().toBuffer());
    for (const [bank, transfer] of [
      [3, 31],
      [3, 32],
      [4, 30],
    ] as const)
      expect(
        (await judged(await shown(lan, await appPicture(bank, transfer).jpeg().toBuffer()))).seenBefore,
      ).toBeNull();
  });

  test('sent again for the same bill after it was turned down is no second use', async () => {
    const file = await appPicture(5, 50).jpeg().toBuffer();
    const bill = await shown(lan, file);
    const { id } = await judged(bill);
    expect(
      await rejectBill(requestOf(world, auditor), owners, bill.id, {
        by: auditor.id,
        receipt: id,
        reason: { vi: 'Chưa thấy tiền.' },
      }),
    ).toEqual({ status: 'REJECTED', pending: null });
    await shown(lan, file, 388_000, bill);
    expect((await judged(bill)).seenBefore).toBeNull();
  });
});

describe('M1: remittances in the console', () => {
  const list = (filter: Partial<Parameters<typeof listRemittances>[1]> = {}, after: string | null = null) =>
    listRemittances(world.services, { state: 'SUBMITTED', kind: null, words: '', ...filter }, after);

  test('a stated amount that differs is flagged, and sent all the same', async () => {
    const bill = await shown(lan, await appPicture(6, 60).jpeg().toBuffer(), 38_800);
    const found = (await list({ words: bill.reference.toLowerCase() })).list.rows;
    expect(found).toMatchObject([
      { id: bill.id, amount: 388_000, stated: 38_800, seenBefore: false, payer: lan.nickname },
    ]);
    expect((await list({ words: lan.email })).list.rows.length).toBeGreaterThan(0);
    expect((await list({ words: "' or 1=1 --" })).list.rows).toEqual([]);
  });

  test('by what to check: as many warnings as the row shows, most first; a bill without a receipt has none', async () => {
    await shown(lan, await appPicture(6, 62).jpeg().toBuffer(), 1_000);
    world.clock.advance(1);
    const silent = await openSomeBill(world, lan);
    const all = { state: 'ALL', kind: null, words: '' } as const;
    const { rows } = (await listRemittances(world.services, all, null, '-flags')).list;
    expect(rows.map(({ id }) => id)).toContain(silent.id);
    const warnings = rows.map(
      ({ seenBefore, pending, received, amount, stated }) =>
        [
          seenBefore,
          pending,
          received > 0 && received < amount,
          stated !== null && received < amount && stated !== amount - received,
        ].filter(Boolean).length,
    );
    expect(warnings[0]).toBeGreaterThan(0);
    expect(warnings).toEqual(warnings.toSorted((one, other) => other - one));
  });

  test('who waited longest comes first; a place that is nonsense begins at the beginning', async () => {
    const {
      list: { rows },
      waiting,
    } = await list();
    expect(rows.map(({ submittedAt }) => submittedAt)).toEqual(rows.map(({ submittedAt }) => submittedAt).toSorted());
    expect(waiting).toBe(rows.length);
    expect((await list({}, 'bm9uc2Vuc2U')).list.rows).toHaveLength(rows.length);
  });

  test('a joining fee waits here too, though it is decided with its application: tab, count and status are one rule', async () => {
    const before = (await list()).waiting;
    const fee = await openSomeBill(world, lan, { kind: 'joining', subject: 'e_fee' });
    await shown(lan, await appPicture(6, 61).jpeg().toBuffer(), 388_000, fee);
    const waits = await list();
    expect(waits.list.rows.map(({ id }) => id)).toContain(fee.id);
    expect(waits.waiting).toBe(before + 1);
    expect((await readWaiting(world)).remittances).toBe(waits.waiting);
    const all = (await list({ state: 'ALL' })).list.rows.filter(
      ({ status, pending }) => status === 'SUBMITTED' && !pending,
    );
    expect(all).toHaveLength(waits.waiting);
    expect((await readRemittance(world.services, fee.id)).elsewhere).toBe('/admin/applications/e_fee');
  });

  test('an admin confirms once; a second one hears how it stands; nobody else is let in', async () => {
    const bill = await shown(huy, await appPicture(7, 70).jpeg().toBuffer());
    const { id: receipt } = await judged(bill);
    const body = { receipt, amount: 388_000 };
    expect(await ask(bill, 'confirm', body, lan)).toMatchObject({ status: 403, error: 'forbidden' });
    expect(await ask(bill, 'confirm', { ...body, receipt: 'r_none' })).toMatchObject({
      status: 409,
      state: 'SUBMITTED',
    });
    expect(await ask(bill, 'confirm', body)).toMatchObject({
      status: 200,
      data: { status: 'SUBMITTED', pending: { amount: 388_000, by: auditor.nickname } },
    });
    expect(await ask(bill, 'confirm', body)).toMatchObject({ status: 409, error: 'confirmation_pending' });
    await applyPending(world, owners);
    expect(await ask(bill, 'confirm', body)).toMatchObject({ status: 409, error: 'bill_state', state: 'PAID' });
    expect(await ask(bill, 'reject', { receipt, reason: { en: 'No.' } })).toMatchObject({ status: 409, state: 'PAID' });
  });

  test('what is confirmed and not in effect yet is marked, no longer waits, and shows who saw how much and why', async () => {
    const bill = await shown(huy, await appPicture(8, 80).jpeg().toBuffer());
    const before = (await list()).waiting;
    const body = { receipt: (await judged(bill)).id, amount: 300_000, reason: 'Khách chuyển thiếu' };
    await ask(bill, 'confirm', body);
    expect((await list()).waiting).toBe(before - 1);
    expect((await list({ words: bill.reference })).list.rows).toMatchObject([{ pending: true, received: 0 }]);
    const { pending, ...seen } = await readRemittance(world.services, bill.id);
    expect([pending, seen]).toMatchObject([
      { amount: 300_000, byId: auditor.id, reason: 'Khách chuyển thiếu' },
      { received: 0, rest: 388_000, arrivals: [], sellers: [], orders: [] },
    ]);
    await applyPending(world, owners);
    expect(await readRemittance(world.services, bill.id)).toMatchObject({
      status: 'OPEN',
      received: 300_000,
      rest: 88_000,
      pending: null,
      arrivals: [{ amount: 300_000, by: auditor.nickname, receipt: body.receipt, reason: 'Khách chuyển thiếu' }],
    });
    expect((await list({ state: 'OPEN', words: bill.reference })).list.rows).toMatchObject([
      { pending: false, received: 300_000 },
    ]);
  });

  test('a receipt seen before is confirmed only with a reason', async () => {
    const file = await appPicture(9, 90).jpeg().toBuffer();
    await shown(lan, file);
    const bill = await shown(huy, file);
    const body = { receipt: (await judged(bill)).id, amount: 388_000 };
    expect(await ask(bill, 'confirm', body)).toMatchObject({ status: 400, error: 'reason_needed', field: 'reason' });
    for (const reason of ['', 'ok', 'x'.repeat(501)])
      expect(await ask(bill, 'confirm', { ...body, reason })).toMatchObject({ status: 400, field: 'reason' });
    expect(await ask(bill, 'confirm', { ...body, reason: 'Hai lần chuyển, đã đối chiếu' })).toMatchObject({
      status: 200,
      data: { pending: { reason: 'Hai lần chuyển, đã đối chiếu' } },
    });
    expect(await applyPending(world, owners)).toBe(1);
  });

  test.each([0, -1, 1.5, 1e15, '388000', null, undefined])('%s đồng cannot have been seen', async (amount) => {
    for (const [step, more] of [
      ['confirm', { receipt: 'r_none' }],
      ['arrived', { reason: 'Thấy trên sao kê', arrivals: 0 }],
    ] as const)
      expect(
        await world.call('POST', `/admin/bills/h_none/${step}`, { token: auditor.token, body: { amount, ...more } }),
      ).toMatchObject({ status: 400, field: 'amount' });
  });

  test('money without a receipt, and taking it back, by the calls; nobody else is let in', async () => {
    const bill = await openSomeBill(world, lan);
    const body = { amount: 388_000, reason: 'Khách quên gửi biên lai', arrivals: 0 };
    expect(await ask(bill, 'arrived', { amount: 388_000 })).toMatchObject({ status: 400, field: 'reason' });
    expect(await ask(bill, 'arrived', body, lan)).toMatchObject({ status: 403 });
    const answer = await ask(bill, 'arrived', body);
    expect(answer).toMatchObject({ status: 200, data: { status: 'OPEN', pending: { amount: 388_000 } } });
    const { id } = (answer.data as { pending: { id: string } }).pending;
    expect(await ask(bill, 'take-back', { confirmation: id }, lan)).toMatchObject({ status: 403 });
    expect(await ask(bill, 'take-back', { confirmation: id })).toMatchObject({
      status: 200,
      data: { status: 'OPEN', pending: null },
    });
    expect(await ask(bill, 'take-back', { confirmation: id })).toMatchObject({
      status: 409,
      error: 'confirmation_done',
      state: 'OPEN',
    });
  });

  test.each([{}, { vi: '' }, { vi: '  ' }, { fr: 'Non.' }, { vi: 'x'.repeat(1001) }, 'Ảnh mờ.'])(
    'a reason must be one: %j',
    async (reason) => {
      expect(
        await world.call('POST', '/admin/bills/h_none/reject', {
          token: auditor.token,
          body: { receipt: 'r_none', reason },
        }),
      ).toMatchObject({ status: 400 });
    },
  );

  test('the file for spreadsheets holds what the list holds, and what people wrote in it is no formula', async () => {
    await world.db
      .updateTable('users')
      .set({ nickname: '=HYPERLINK("http://evil.example")' })
      .where('id', '=', huy.id)
      .execute();
    const answer = await world.call('GET', '/admin/bills.csv?state=PAID', { token: auditor.token, locale: 'en' });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(String(answer.data)).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(await world.call('GET', '/admin/bills.csv', { token: lan.token })).toMatchObject({ status: 403 });
  });
});
