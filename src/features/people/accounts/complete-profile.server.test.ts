import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppError } from '#lib/errors.ts';
import { giveRoles, registerPerson, testApp, type Person, type TestApp } from '../../../../tests/support/app.ts';
import { requireComplete, type GuardedAction } from './complete-profile.server.ts';

let world: TestApp;
let person: Person;
beforeAll(async () => {
  world = await testApp();
  person = await registerPerson(world);
});
afterAll(() => world.close());

const change = (set: object) => world.db.updateTable('users').set(set).where('id', '=', person.id).execute();
const refusal = (deed: GuardedAction) =>
  requireComplete(world, person.id, deed).then(
    () => null,
    (error: AppError) => [error.key, error.current],
  );

test('G5 publishing and selling each say what comes first', async () => {
  expect(await refusal('publish')).toEqual(['designer_first', null]);
  expect(await refusal('sell')).toEqual(['merchant_first', null]);
  await giveRoles(world, person.id, 'ROLE_USER', 'ROLE_DESIGNER', 'ROLE_MERCHANT');
  expect(await refusal('publish')).toEqual(['profile_first', { kind: 'designer', missing: ['city'] }]);
  await change({ city: 'Huế' });
  expect(await refusal('publish')).toBeNull();
  expect(await refusal('sell')).toEqual([
    'profile_first',
    { kind: 'merchant', missing: ['companyName', 'companyAddress', 'contactPhone'] },
  ]);
  await change({ company_name: 'Mộc', company_address: '1 Lê Lợi', contact_phone: '024 3825 2525' });
  expect(await refusal('sell')).toBeNull();
});
