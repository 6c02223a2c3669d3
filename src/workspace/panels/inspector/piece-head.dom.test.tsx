import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showOn } from '../../../../tests/support/dom/show-on.ts';
import { listPortOf } from '../../../../tests/support/workspace/list-port.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import type { HomeList, ListLine, ListOffer } from '../../ports/list-port.ts';
import { SelectionPanel } from './selection-panel.tsx';

const design = furnishedStudio();
const [id = ''] = Object.keys(design.items);
const offer: ListOffer = {
  product: 'p_1',
  variant: 'v_1',
  choice: '',
  name: 'Ghế Nan Thưa',
  label: null,
  size: { width: 720, depth: 700, height: 800 },
  merchant: { id: 'm_1', name: 'Mộc Làng' },
  price: 8_600_000,
  stock: 4,
  days: { from: 3, to: 7 },
  picture: null,
  address: '/things/detail?id=p_1',
  model: null,
  finishes: {},
};
const line: ListLine = {
  key: id,
  items: [id],
  quantity: 1,
  available: 1,
  amount: offer.price,
  state: 'sold',
  offer,
  piece: null,
  instead: [],
};
const listOf = (change: Partial<ListLine>): HomeList => ({
  lines: [{ ...line, ...change }],
  total: 0,
  count: 1,
  merchants: [],
  fee: null,
});
const head = () => document.querySelector('.insp-head')?.textContent ?? '';

function select(list: HomeList, language: (typeof locales)[number]) {
  const { driver } = openPanel(design, <SelectionPanel />, { language, list: listPortOf(list) });
  driver.editor.session.set({ selection: [id] });
}

test.each(locales)('O1, J3 in %s a selected piece says what the list says of it', async (language) => {
  const t = translator(language, 'workspace');
  select(listOf({}), language);
  await expect.poll(head).toContain('Ghế Nan Thưa');
  expect(head()).toContain('Mộc Làng');
  expect(head().replace(/\D/g, '')).toContain('8600000');
  expect(head()).toContain(t('inspector.stock', { stock: 4 }));
  expect(head()).toContain(t('inspector.comesIn', { from: 3, to: 7 }));
});

test.each(locales)(
  'O1 in %s what is sold out or sold by nobody says so, without a day it would come',
  async (language) => {
    const t = translator(language, 'workspace');
    select(listOf({ state: 'soldOut', offer: { ...offer, stock: 0 } }), language);
    await expect.poll(head).toContain(t('inspector.stock', { stock: 0 }));
    expect(head()).not.toContain(t('inspector.comesIn', { from: 3, to: 7 }));
  },
);

test('O1 what nobody sells has no price, and says so', async () => {
  select(listOf({ state: 'notSold', offer: null }), 'vi');
  await expect.poll(head).toContain(translator('vi', 'workspace')('inspector.notSold'));
});

test('O1 what is said of the price has its place before it is known: nothing below it moves', async () => {
  let answer: (list: HomeList) => void = () => undefined;
  const port = listPortOf(listOf({}), {
    list: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const first = answer;
  const { driver } = openPanel(design, <SelectionPanel />, { language: 'vi', list: port });
  driver.editor.session.set({ selection: [id] });
  const notes = () => [...document.querySelectorAll('.insp-head > p')];
  const words = translator('vi', 'workspace')('inspector.notSold');
  await expect.poll(() => notes().map((each) => each.textContent)).toEqual([words]);
  expect(notes()[0]?.getAttribute('aria-hidden')).toBe('true');
  await expect.poll(() => answer === first).toBe(false);
  answer(listOf({ state: 'notSold', offer: null }));
  await expect.poll(() => notes()[0]?.getAttribute('aria-hidden') ?? null).toBeNull();
  expect(notes().map((each) => each.textContent)).toEqual([words]);
});

test.each(locales)(
  'J3 in %s on a phone who sells it and how many are left stand under its name, the price beside',
  async (language) => {
    showOn('phone');
    const t = translator(language, 'workspace');
    select(listOf({}), language);
    const under = () => document.querySelector('.insp-head h3 + p')?.textContent;
    await expect.poll(under).toBe(`Mộc Làng${t('said.comma')}${t('inspector.remaining', { stock: 4 })}`);
    expect(document.querySelector('.insp-head > .insp-cost')?.textContent?.replace(/\D/g, '')).toBe('8600000');
  },
);
