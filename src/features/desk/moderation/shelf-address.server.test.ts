import { expect, test } from 'vitest';
import { shelfAddress } from './shelf-address.server.ts';

const asked = (query: string) => shelfAddress(new URL(`https://hien.example/admin/works?${query}`));

test.each([200, 201, 501])('M1: a search of %i letters is asked with as many as a search may have', (letters) => {
  expect(asked(`w=${'a'.repeat(letters)}&status=unshelved`)).toMatchObject({
    w: 'a'.repeat(200),
    status: 'unshelved',
  });
});

test('M1: of an invalid address the search stays where it is one, and nothing fails', () => {
  expect(asked('w=lan&status=nowhere')).toMatchObject({ w: 'lan', status: 'shelved' });
  expect(asked('w=%00&status=nowhere')).toMatchObject({ status: 'shelved' });
  expect(asked(`after=${'x'.repeat(600)}&w=lan`)).toMatchObject({ w: 'lan' });
});
