import { expect, test } from 'vitest';
import { showPage } from '../../../../../../tests/support/dom/show-page.tsx';
import { ReturnLine } from './return-line.tsx';

const ready = { choice: '' };
const made = { choice: 'width=1200' };
const days = 'You can return it within 7 days of delivery';
const notForAChangeOfMind = 'Made to size: it cannot be returned for a change of mind';

test.each([
  ['ready made', [ready], [days]],
  ['both', [ready, made], [days, notForAChangeOfMind]],
  ['made to size alone', [made], [notForAChangeOfMind]],
])('P5: whether it can be returned, %s', (_, lines, told) => {
  showPage(() => <ReturnLine lines={lines} />, { texts: ['orders'] });
  const text = document.body.textContent;
  for (const each of [days, notForAChangeOfMind]) expect(text.includes(each), each).toBe(told.includes(each));
  expect(document.querySelectorAll('a[href*="q_returns"]')).toHaveLength(1);
});
