import { RawNode, sql, type KyselyPlugin } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#db/database.ts';
import { giveRoles, newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { appPicture, height, width } from '../../../../../tests/support/money/app-picture.ts';
import { openSomeBill, witness } from '../../../../../tests/support/money/bills.ts';
import { formOf } from '../../../../../tests/support/multipart.ts';
import { requestOf } from '../../../../../tests/support/money/payments.ts';
import { isPictureKnown } from '#features/trade/ledger/known-picture.server.ts';
import { mediaData } from '#features/foundation/media/media.ts';
import type { Bill } from '#features/trade/payments/bills.server.ts';
import { rejectBill } from '#features/trade/payments/confirmations.server.ts';
import { readRemittance } from '#features/trade/payments/remittances.server.ts';
import { faultsOfBoth } from '../../../../../tests/support/money/both-at-once.ts';
import { holdReceipts } from './receipt-queries.server.ts';
import { earlierUses, submitReceipt } from '#features/trade/payments/receipts.server.ts';

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
