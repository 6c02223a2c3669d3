import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import type { HomeList, ListOffer, ListPiece } from '../../ports/list-port.ts';

import { design, item, list, models, offer, openList } from '../../../../tests/support/workspace/open-list.tsx';

test('O2 the list and the status line show one sum; sold out is named beforehand and left out of the order', async () => {
  const { place, text, button } = openList();
  await expect.poll(() => button('Đặt tất cả 2 món')).toBeDefined();
  expect(text()).toContain('Ghế Nan Thưa');
  expect(text()).toContain('Hết hàng');
  expect(text()).toContain('Trừ 1 món chưa mua được');
  expect(text()).toContain('4–7 ngày');
  expect(place.querySelector('.ls-total')?.textContent).toBe(place.querySelector('.ws-sum strong')?.textContent);
});

/** Two armchairs, three stools of which two are in stock, a vase that is sold out and a plant nobody sells. */
function someAvailable() {
  const ids = ['it_1', 'it_2', 'it_3', 'it_4', 'it_5', 'it_6', 'it_7'];
  const home: Design = { ...newDesign('Nhà'), items: Object.fromEntries(ids.map((id) => [id, item(id)])) };
  const stool: ListOffer = { ...offer, product: 'p_4', name: 'Ghế Đẩu', price: 1_000_000, stock: 2 };
  const [chairs, vase] = list.lines as [HomeList['lines'][number], HomeList['lines'][number]];
  const priced: HomeList = {
    lines: [
      chairs,
      {
        ...chairs,
        key: 'it_3',
        items: ['it_3', 'it_4', 'it_5'],
        quantity: 3,
        available: 2,
        amount: 2_000_000,
        state: 'few',
        offer: stool,
      },
      { ...vase, key: 'it_6', items: ['it_6'] },
      {
        ...vase,
        key: 'it_7',
        items: ['it_7'],
        state: 'notSold',
        offer: null,
        piece: { name: 'Cây', size: offer.size, picture: null },
        instead: [],
      },
    ],
    total: 19_200_000,
    count: 4,
    merchants: [{ merchant: offer.merchant, goods: 19_200_000, fee: 300_000, days: { from: 4, to: 7 } }],
    fee: null,
  };
  return { home, priced };
}

test('O2 head, ticks, total and button agree; what cannot be bought stands apart, without a tick', async () => {
  const { home, priced } = someAvailable();
  const { place, button } = openList({ list: () => Promise.resolve(priced) }, home);
  await expect.poll(() => button('Đặt tất cả 4 món')).toBeDefined();
  expect(place.querySelector('.ls-head .rp-soft')?.textContent).toBe('4 món từ 1 nhà bán hàng');
  const rows = [...place.querySelectorAll('tbody tr:not(.ls-group)')];
  const ticked = rows.filter((row) => row.querySelector('input:checked'));
  const figures = (of: Element[], cell: string) =>
    of.map((row) => Number(row.querySelector(cell)?.textContent?.replace(/\D/g, '')));
  expect(figures(ticked, '.ls-count')).toEqual([2, 2]);
  expect(figures(ticked, '.ls-amount')).toEqual([17_200_000, 2_000_000]);
  expect(figures([place], '.ls-total')).toEqual([19_200_000]);
  const groups = [...place.querySelectorAll('.ls-group')].map((group) => [
    group.querySelector('button')?.textContent,
    group.classList.contains('ls-quiet'),
  ]);
  expect(groups).toEqual([
    ['Ngoài các phòng4 món', false],
    ['Hết hàng2 món', true],
    ['Chưa có nơi bán1 món', true],
  ]);
  const out = rows.filter((row) => !row.querySelector('input'));
  expect(out.map((row) => row.querySelector('.ls-name > :first-child')?.textContent)).toEqual([
    'Ghế Đẩu',
    'Bình Trăng',
  ]);
});

test('N1 the sum says of how many pieces it is, and names the rest as the list does', async () => {
  const { home, priced } = someAvailable();
  const { place } = openList({ list: () => Promise.resolve(priced) }, home);
  const said = () => [...place.querySelectorAll('.ws-sum button > *:not(svg)')].map(({ textContent }) => textContent);
  await expect.poll(said).toEqual(['4 món', '19.200.000\u00a0₫', '3 món chưa mua được', 'Chưa gồm phí giao hàng']);
});

test('N1 where nothing can be bought there is no sum', async () => {
  const { home, priced } = someAvailable();
  const lines = priced.lines.slice(2);
  const none: HomeList = { ...priced, lines, total: 0, count: 0, merchants: [] };
  const { place } = openList({ list: () => Promise.resolve(none) }, home);
  await expect.poll(() => place.querySelector('.ws-sum')?.textContent).toBe('2 món, chưa mua được món nào');
});

test('O2 what is out of stock does not come in for what is left out', async () => {
  const { home, priced } = someAvailable();
  const asked: (readonly ListPiece[])[] = [];
  const ordered: (readonly string[])[] = [];
  const { place, text, button } = openList(
    {
      list(pieces) {
        asked.push(pieces);
        const whole = pieces.some(({ items }) => items.includes('it_3'));
        return Promise.resolve(whole ? priced : { ...list, lines: priced.lines.filter(({ key }) => key !== 'it_3') });
      },
      order(_chosen, without) {
        ordered.push(without);
        return Promise.resolve();
      },
    },
    home,
  );
  await expect.poll(() => button('Đặt tất cả 4 món')).toBeDefined();
  place.querySelector<HTMLInputElement>('input[aria-label="Chọn Ghế Đẩu"]')?.click();
  // Until the market has answered nothing is ordered, and the sum is not nothing.
  await expect.poll(() => button('Đặt 4 món đã chọn')?.disabled).toBe(true);
  expect(place.querySelector('.ls-total')?.textContent).toContain('19.200.000');
  await expect.poll(() => button('Đặt 2 món đã chọn')?.disabled).toBe(false);
  expect(asked.at(-1)?.flatMap(({ items }) => items)).toEqual(['it_1', 'it_2', 'it_6', 'it_7']);
  expect(text()).toContain('Trừ 3 món chưa mua được');
  button('Đặt 2 món đã chọn')?.click();
  await expect.poll(text).toContain('the cart');
  expect(ordered).toEqual([['it_3', 'it_4', 'it_5']]);
});

test('O2 prices of a choice that cannot be had are said and asked for again; until then nothing is ordered', async () => {
  let tries = 0;
  const both: HomeList = {
    ...list,
    lines: list.lines.map((line) => ({ ...line, available: line.quantity })),
    count: 3,
  };
  const { place, button } = openList({
    list(pieces) {
      const whole = pieces.some(({ items }) => items.includes('it_3'));
      if (!whole && tries++ === 0) return Promise.reject(new Error('offline'));
      return Promise.resolve(whole ? both : { ...list, count: 2 });
    },
  });
  await expect.poll(() => button('Đặt tất cả 3 món')).toBeDefined();
  place.querySelector<HTMLInputElement>('input[aria-label="Chọn Bình Trăng"]')?.click();
  await expect.poll(() => button('Thử lại')).toBeDefined();
  expect(button('Đặt 3 món đã chọn')?.disabled).toBe(true);
  button('Thử lại')?.click();
  await expect.poll(() => button('Đặt 2 món đã chọn')?.disabled).toBe(false);
  expect(button('Thử lại')).toBeUndefined();
});

test('O2 who leaves everything out is told that nothing is chosen', async () => {
  const { place, button } = openList({
    list: (pieces) =>
      Promise.resolve(
        pieces.some(({ items }) => items.includes('it_1'))
          ? list
          : { ...list, lines: list.lines.slice(1), total: 0, count: 0, merchants: [] },
      ),
  });
  await expect.poll(() => button('Đặt tất cả 2 món')).toBeDefined();
  place.querySelector<HTMLInputElement>('input[aria-label="Chọn tất cả"]')?.click();
  await expect.poll(() => button('Chưa chọn món nào')?.disabled).toBe(true);
});

test('O2, J5 the status line says that delivery is not in its sum, and of a proposal that is looked at what it would be', async () => {
  const asked: string[][] = [];
  const { place, driver } = openList({
    list(pieces) {
      asked.push(pieces.flatMap(({ items }) => items));
      return Promise.resolve({ ...list, total: pieces.length });
    },
  });
  const { session } = driver.editor;
  await expect.poll(() => place.querySelector('.ws-sum')?.textContent).toContain('Chưa gồm phí giao hàng');
  // A drag changes no price.
  session.preview({ kind: 'things.remove', ids: ['it_3'] }, () => ({}));
  session.cancel();
  session.preview({ kind: 'things.remove', ids: ['it_1', 'it_2'] }, () => ({ whole: { added: [], kept: [] } }));
  await expect.poll(() => asked.at(-1)).toEqual(['it_3']);
  await expect.poll(() => place.querySelector('.ws-sum strong')?.textContent).toContain('1');
  session.cancel();
  await expect.poll(() => asked.at(-1)?.length).toBe(3);
  expect(asked.map(({ length }) => length)).toEqual([3, 1, 3]);
});

test('O2 what is left out is priced by the market again, and ordered without', async () => {
  const asked: (readonly ListPiece[])[] = [];
  const ordered: (readonly string[])[] = [];
  const { place, text, button } = openList({
    list(pieces) {
      asked.push(pieces);
      const left = pieces.flatMap(({ items }) => items);
      return Promise.resolve(left.includes('it_1') ? list : { ...list, total: 1, count: 1 });
    },
    order(_chosen, without) {
      ordered.push(without);
      return Promise.resolve();
    },
  });
  await expect.poll(() => button('Đặt tất cả 2 món')).toBeDefined();
  place.querySelector<HTMLInputElement>('input[aria-label="Chọn Ghế Nan Thưa"]')?.click();
  await expect.poll(() => button('Đặt 1 món đã chọn')).toBeDefined();
  expect(asked.at(-1)?.flatMap(({ items }) => items)).toEqual(['it_3']);
  button('Đặt 1 món đã chọn')?.click();
  await expect.poll(text).toContain('the cart');
  expect(ordered).toEqual([['it_1', 'it_2']]);
});

test('O2 what fits instead goes into the design with its product and variant, undoable', async () => {
  const { button, driver } = openList();
  await expect.poll(() => button('1 món thay thế')).toBeDefined();
  button('1 món thay thế')?.click();
  await expect.poll(() => button('Thay')).toBeDefined();
  button('Thay')?.click();
  const { session } = driver.editor;
  expect(session.design.items['it_3']).toMatchObject({ model: models[0], product: 'p_3', variant: 'v_3' });
  driver.editor.act('undo');
  expect(session.design.items['it_3']).toEqual(design.items['it_3']);
});

test('P5, O2 who has an address is told what delivery costs without choosing a province', async () => {
  const asked: string[] = [];
  const { text } = openList({
    usualProvince: () => Promise.resolve('79'),
    list(_, province) {
      asked.push(province);
      return Promise.resolve({ ...list, fee: province === '' ? null : 300_000 });
    },
  });
  await expect.poll(text).toContain('Tổng cả phí giao');
  expect(asked.at(-1)).toBe('79');
});

test('O2 the sheet of sums answers a drag as well as a tap', async () => {
  const { place } = openList();
  await expect.poll(() => place.querySelector('.ls-sums .ws-grab')).not.toBeNull();
  const grab = place.querySelector('.ls-sums .ws-grab') as HTMLElement;
  grab.setPointerCapture = () => undefined;
  const full = () => grab.getAttribute('aria-expanded');
  const finger = (kind: string, clientY: number) =>
    flushSync(() => grab.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, clientY })));
  const drag = (from: number, to: number) => {
    finger('pointerdown', from);
    finger('pointermove', to);
    finger('pointerup', to);
    flushSync(() => grab.click());
  };
  drag(600, 400);
  await expect.poll(full).toBe('true');
  drag(300, 500);
  await expect.poll(full).toBe('false');
  finger('pointerdown', 600);
  finger('pointerup', 600);
  flushSync(() => grab.click());
  await expect.poll(full).toBe('true');
});

test('J5, O2 of a proposal that is looked at the list has its pieces, and orders nothing before it is taken', async () => {
  const { text, button, driver } = openList();
  driver.editor.session.preview({ kind: 'things.remove', ids: ['it_3'] }, () => ({ whole: { added: [], kept: [] } }));
  await expect.poll(text).toContain('Đây là cách bày bạn đang xem');
  expect(button('Đặt tất cả 2 món')?.disabled).toBe(true);
  expect(text()).toContain('Hãy dùng cách bày này trước');
  expect(text()).not.toContain('Tệp CSV');
});

test('O2 prices that cannot be had are said, and asked for again', async () => {
  let tries = 0;
  const { text, button } = openList({
    list: () => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(list)),
  });
  await expect.poll(() => button('Thử lại')).toBeDefined();
  button('Thử lại')?.click();
  await expect.poll(text).toContain('Ghế Nan Thưa');
});

test('O2 surfaces stand below by quantity, outside of the sum', async () => {
  const { text, place } = openList({}, furnishedStudio());
  await expect.poll(text).toContain('Vật liệu bề mặt');
  const rows = [...place.querySelectorAll('.ls-surfaces li')].map((row) => row.textContent ?? '');
  expect(rows.some((row) => /m²/.test(row))).toBe(true);
  expect(rows.some((row) => /lít|viên|cuộn/.test(row))).toBe(true);
  expect(rows.join(' ')).not.toContain('₫');
});

test('O2 of a home with nothing that is sold the list promises neither prices, a merchant nor a transfer', async () => {
  const line = list.lines[0]!;
  const unsold: HomeList = {
    lines: [
      {
        ...line,
        available: 0,
        amount: 0,
        state: 'notSold',
        offer: null,
        piece: { name: 'Ghế', size: offer.size, picture: null },
      },
    ],
    total: 0,
    count: 0,
    merchants: [],
    fee: null,
  };
  const { text } = openList({ list: () => Promise.resolve(unsold) });
  await expect.poll(text).toContain('Chưa có món nào mua được');
  expect(text()).not.toContain('chuyển khoản');
  expect(text()).not.toContain('nhà bán hàng');
  expect(text()).not.toContain('Giá lúc');
});

test('O2 what cannot be bought is a filter: pressed, it alone is shown, nothing of it shut', async () => {
  const { home, priced } = someAvailable();
  const { place, button } = openList({ list: () => Promise.resolve(priced) }, home);
  await expect.poll(() => button('3 món chưa mua được')).toBeDefined();
  const groups = () => [...place.querySelectorAll('.ls-group')].map((each) => each.classList.contains('ls-quiet'));
  const open = () => place.querySelectorAll('.ls-quiet [aria-expanded=true]').length;
  expect([groups().includes(false), open()]).toEqual([true, 1]);
  button('3 món chưa mua được')?.click();
  await expect.poll(groups).toEqual([true, true]);
  expect([open(), button('3 món chưa mua được')?.getAttribute('aria-pressed')]).toEqual([2, 'true']);
  button('3 món chưa mua được')?.click();
  await expect.poll(() => groups().includes(false)).toBe(true);
});
