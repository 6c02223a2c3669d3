import { expect, test } from 'vitest';
import { profileBody, type UserData } from './account.ts';
import { changeOf, completenessOf, formOf, profileFields } from './profile-fields.ts';

const person = {
  nickname: 'An',
  mobile: null,
  city: ' ',
  styles: ['Japandi', '侘寂'],
  companyName: null,
  companyAddress: 'Hội An',
  contactPhone: null,
} as unknown as UserData;

test('completeness counts what is filled and names what is needed first', () => {
  expect(
    completenessOf({ ...person, username: null, introduction: 'x' } as UserData, 'user'),
    'who only buys needs nothing for it',
  ).toEqual({ filled: 3, total: 5, missing: [] });
  expect(completenessOf({ ...person, username: null } as UserData, 'designer').missing).toEqual(['mobile', 'city']);
  expect(
    completenessOf({ ...person, businessScope: null, introduction: null } as UserData, 'merchant').missing,
  ).toEqual(['companyName', 'contactPhone']);
});

test('what a form shows is what a change sends back, styles as a list in any script', () => {
  const form = formOf({ ...person, username: null, introduction: null } as UserData, 'user');
  expect(form).toMatchObject({ nickname: 'An', username: '', styles: 'Japandi, 侘寂' });
  expect(changeOf({ nickname: 'An', styles: 'Japandi，侘寂、 , Hiện đại' })).toEqual({
    nickname: 'An',
    styles: ['Japandi', '侘寂', 'Hiện đại'],
  });
});

test('no kind is asked for a field the server would refuse', () => {
  for (const fields of Object.values(profileFields))
    expect(
      profileBody.safeParse(
        changeOf(Object.fromEntries(fields.map((field) => [field, field === 'contactPhone' ? '1900 1234' : 'x']))),
      ).success,
    ).toBe(true);
});

test.each(['', '0235 386 1234', '(024) 3825-0000', '+84 912 345 678', '1800.6060'])(
  'G3: %j is a phone number people can call, or none',
  (contactPhone) => {
    expect(profileBody.safeParse({ contactPhone }).success).toBe(true);
  },
);

test.each(['12', 'x', '0912-', 'call 0912 345 678', '0912345678901234'])(
  'G3: %j is no phone number',
  (contactPhone) => {
    expect(profileBody.safeParse({ contactPhone }).success).toBe(false);
  },
);

test('what others may know about a person is not where they live', () => {
  for (const fields of Object.values(profileFields)) expect(fields).not.toContain('livingAddress');
});
