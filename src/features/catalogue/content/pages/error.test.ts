import { expect, test } from 'vitest';
import { loader } from './error.tsx';

test.each([
  ['?code=404&path=%2Fx', 404, 404],
  ['?code=400', 400, 400],
  ['', 500, 200],
  ['?code=500', 500, 200],
  ['?code=abc', 500, 200],
])('A2: /error%s shows %i and answers %i: only opening the page is no failure of ours', (query, shown, answered) => {
  const url = new URL(`https://hien.example/error${query}`);
  const answer = loader({ url } as Parameters<typeof loader>[0]);
  expect([answer.data.status, answer.init?.status]).toEqual([shown, answered]);
});
