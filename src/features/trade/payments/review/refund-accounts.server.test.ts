import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember, testApp, type Member, type TestApp } from '../../../../../tests/support/app.ts';
import { openSomeBill, witness } from '../../../../../tests/support/money/bills.ts';
import { applyPending, requestOf } from '../../../../../tests/support/money/payments.ts';
import { closeBill } from '#features/trade/payments/bills.server.ts';
import { confirmArrival } from '#features/trade/payments/confirmations.server.ts';

let world: TestApp;
let admin: Member;
beforeAll(async () => {
  world = await testApp();
  admin = await newMember(world, 'ROLE_ADMIN');
});
afterAll(() => world.close());

test('an account for two refunds at once', async () => {
  const seen: unknown[] = [];
  for (let round = 0; round < 5; round++) {
    const lan = await newMember(world);
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const bill = await openSomeBill(world, lan, { page: '/price' });
      await closeBill(world.db, requestOf(world, lan), bill.id);
      await confirmArrival(requestOf(world, admin), bill.id, { by: admin.id, amount: 5000, reason: 'Sao kê' });
      await applyPending(world, [witness()]);
      ids.push(
        (await world.db.selectFrom('refunds').select('id').where('bill_id', '=', bill.id).executeTakeFirstOrThrow()).id,
      );
    }
    const answers = await Promise.all(
      ids.map((id, at) =>
        world.call('PUT', `/user/refunds/${id}/account`, {
          token: lan.token,
          body: { bin: '970436', account: `00112233445${at}`, holder: 'LAN', password: lan.password },
        }),
      ),
    );
    seen.push(...answers.map(({ status }) => status));
  }
  expect(seen).toEqual(Array(10).fill(200));
}, 60_000);
