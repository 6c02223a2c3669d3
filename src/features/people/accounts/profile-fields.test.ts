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
    completenessOf({ ...person, username: null, livingAddress: null, introduction: 'x' } as UserData, 'user'),
  ).toEqual({ filled: 3, total: 6, missing: ['mobile', 'city'] });
  expect(
    completenessOf({ ...person, businessScope: null, introduction: null } as UserData, 'merchant').missing,
  ).toEqual(['companyName', 'contactPhone']);
});

test('what a form shows is what a change sends back, styles as a list in any script', () => {
  const form = formOf({ ...person, username: null, livingAddress: null, introduction: null } as UserData, 'user');
  expect(form).toMatchObject({ nickname: 'An', username: '', styles: 'Japandi, 侘寂' });
  expect(changeOf({ nickname: 'An', styles: 'Japandi，侘寂、 , Hiện đại' })).toEqual({
    nickname: 'An',
    styles: ['Japandi', '侘寂', 'Hiện đại'],
  });
});

test('no kind is asked for a field the server would refuse', () => {
  for (const fields of Object.values(profileFields))
    expect(profileBody.safeParse(changeOf(Object.fromEntries(fields.map((field) => [field, 'x'])))).success).toBe(true);
});
