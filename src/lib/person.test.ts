import { expect, test } from 'vitest';
import { dashboardOf, givenName, initialOf, kindOf, mayDesign } from '#lib/person.ts';
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

test.each<[string, RoleName[], string | null, string | null, boolean]>([
  ['a paying customer', ['ROLE_USER'], '2026-10-01', '2027-01-01', true],
  ['who tries it', ['ROLE_USER'], '2026-12-01', null, true],
  ['a designer, whatever has ended', ['ROLE_USER', 'ROLE_DESIGNER'], '2026-10-01', null, true],
  ['a merchant', ['ROLE_USER', 'ROLE_MERCHANT'], null, null, true],
  ['whose trial and plan are over', ['ROLE_USER'], '2026-10-01', '2026-11-01', false],
  ['who never had any', ['ROLE_USER'], null, null, false],
])('J1: Start design opens the workspace for %s (%s, trial %s, plan %s): %s', (_, roles, trial, plan, may) => {
  expect(mayDesign({ roles, trialEndsAt: trial, planEndsAt: plan }, Date.parse('2026-11-16'))).toBe(may);
});

test.each([
  ['Nguyễn Văn Hùng', 'Hùng', 'H'],
  ['tran thi anh', 'anh', 'A'],
  ['Đỗ Đức', 'Đức', 'Đ'],
  ['Anna Smith', 'Anna Smith', 'A'],
  ['Minh Thu', 'Minh Thu', 'M'],
  ['Mộc Làng', 'Mộc Làng', 'M'],
  ['lan', 'lan', 'L'],
  ['王小明', '王小明', '王'],
  ['  ', '', ''],
])('C2: %s is called %s and shown by %s', (nickname, called, letter) => {
  expect([givenName(nickname), initialOf(nickname)]).toEqual([called, letter]);
});
