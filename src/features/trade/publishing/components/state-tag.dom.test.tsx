import { expect, test } from 'vitest';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import { StateTag } from './state-tag.tsx';

test.each([
  ['work', 'shelved', 'Đang hiển thị'],
  ['work', 'unshelved', 'Đã ẩn'],
  ['product', 'shelved', 'Đang bán'],
  ['product', 'unshelved', 'Ngừng bán'],
] as const)('G2: a %s that is %s is said to be so in the words of who sells: %s', async (of, status, words) => {
  showPage(() => <StateTag of={of} status={status} />, { texts: ['publishing'], language: 'vi' });
  await expect.poll(() => document.querySelector('.tag')?.textContent).toBe(words);
});
