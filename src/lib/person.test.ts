import { expect, test } from 'vitest';
import { dashboardOf, kindOf } from '#lib/person.ts';
import type { RoleName } from '#lib/permissions.ts';

test.each<[RoleName[], string, string]>([
  [['ROLE_USER'], 'user', '/user/user'],
  [['ROLE_USER', 'ROLE_MERCHANT'], 'merchant', '/user/merchant'],
  [['ROLE_MERCHANT', 'ROLE_DESIGNER'], 'designer', '/user/desginer'],
  [['ROLE_ADMIN'], 'user', '/user/user'],
  [[], 'user', '/user/user'],
])('B4: designer before merchant before user: %s is %s at %s', (roles, kind, home) => {
  expect([kindOf({ roles }), dashboardOf({ roles })]).toEqual([kind, home]);
});
