import { afterEach, beforeEach, expect, test } from 'vitest';
import { translator } from '#text/messages.server.ts';
import { answerCalls } from '../../../../../tests/support/dom/answer-calls.ts';
import { choose } from '../../../../../tests/support/dom/choose-file.ts';
import { showPage, viewerOf } from '../../../../../tests/support/dom/show-page.tsx';
import { BoughtLines } from '../bought-lines.tsx';
import type { BoughtLine, OwnReview } from '../review.ts';

const bought: BoughtLine = {
  order: 'o_1',
  number: 'HIEN1-1',
  line: 0,
  product: 'p_1',
  name: { text: '圆桌', lang: 'zh' },
  label: null,
  picture: null,
  thumbnail: null,
  completedAt: '2026-11-16T03:00:00.000Z',
  review: null,
};
const saved: OwnReview = {
  id: 'rv_1',
  stars: 4,
  text: '桌面很稳',
  pictures: [],
  state: 'shown',
  open: true,
  createdAt: '2026-11-16T04:00:00.000Z',
  reply: null,
};
const area = () => document.querySelector<HTMLTextAreaElement>('dialog textarea');
const stars = () => [...document.querySelectorAll<HTMLInputElement>('dialog [type=radio]')];
const chosen = () => stars().find(({ checked }) => checked)?.value;
const open = () => document.querySelector<HTMLButtonElement>('ul button[aria-haspopup=dialog]')?.click();
const leave = () => document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
function write(text: string): void {
  const found = area();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(found, text);
  found?.dispatchEvent(new Event('input', { bubbles: true }));
}
const show = () =>
  showPage(() => <BoughtLines lines={[bought]} />, {
    texts: ['reviewing', 'reviews', 'media'],
    language: 'zh',
    viewer: viewerOf('u_lan'),
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

test('F6: stars and words of a review are there again after Escape or back, and gone once it is published', async () => {
  const asked = answerCalls({ 'POST /user/orders/o_1/reviews': { code: 200, data: saved } });
  show();
  await expect.poll(() => document.querySelector('ul button')).not.toBeNull();
  open();
  await expect.poll(() => stars().length).toBe(5);
  stars()[3]?.click();
  write('桌面很稳');
  await expect.poll(() => Object.values(sessionStorage).join()).toContain('桌面很稳');
  leave();
  await expect.poll(area).toBeNull();
  open();
  await expect.poll(() => area()?.value).toBe('桌面很稳');
  expect(chosen()).toBe('4');
  document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click();
  await expect
    .poll(() => asked.map(({ body }) => body))
    .toEqual([{ line: 0, stars: 4, text: '桌面很稳', pictures: [] }]);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('F6: one’s own review shows its pictures', async () => {
  const picture = { id: 'i_1', hash: 'abc', width: 40, height: 30, placeholder: '' };
  showPage(() => <BoughtLines lines={[{ ...bought, review: { ...saved, pictures: [picture] } }]} />, {
    texts: ['reviewing', 'reviews', 'media'],
    language: 'vi',
    viewer: viewerOf('u_lan'),
  });
  await expect.poll(() => document.querySelector('img[alt="Ảnh 1"]')).not.toBeNull();
});

test('F6: a review is not published while its picture is uploaded: that is said at it, with the focus there', async () => {
  const media = translator('zh', 'media');
  const asked = answerCalls({});
  show();
  await expect.poll(() => document.querySelector('ul button')).not.toBeNull();
  open();
  await expect.poll(() => stars().length).toBe(5);
  stars()[3]?.click();
  choose(
    document.querySelector<HTMLInputElement>('dialog [type=file]'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  await expect.poll(() => document.body.textContent).toContain('a.png');
  document.querySelector<HTMLButtonElement>('dialog [type=submit]')?.click();
  await expect.poll(() => document.activeElement?.textContent).toBe(media('upload.still'));
  expect(asked).toEqual([]);
});
