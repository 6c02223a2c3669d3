import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { done, onlyRoom, room, shop } from '#layout/testing/room-and-shop.ts';
import { directFurnishing, keptTemplates } from '../../../../tests/support/workspace/furnishing.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import type { FurnishPort } from '../../ports/furnish-port.ts';
import type { Supply } from '#layout/proposals/proposal.ts';
import type { HomeList, ListLine, ListPort } from '../../ports/list-port.ts';
import { listPortOf } from '../../../../tests/support/workspace/list-port.ts';
import { newFurnishMemory } from './furnish-memory.ts';
import { FurnishPanel } from './furnish-panel.tsx';

const supply = shop((family) => (family === 'bed' ? 8_000_000 : 400_000));
const nothing = () => undefined;
const nothingListed: HomeList = { lines: [], total: 0, count: 0, merchants: [], fee: null };
/** A market that prices what is looked at, by the shop's own prices; a piece's name is its family. */
const pricedBy = (shelf: Supply) =>
  listPortOf(nothingListed, {
    list: (pieces) =>
      Promise.resolve({
        ...nothingListed,
        lines: pieces.map(({ items: ids, model, variant }) => {
          const price = shelf.find(({ offer }) => offer?.variant === variant)?.offer?.price ?? 0;
          return lineOf(ids, model.split('-')[0] ?? '', price);
        }),
      }),
  });
function lineOf(ids: readonly string[], name: string, price: number): ListLine {
  const size = { width: 1, depth: 1, height: 1 };
  const counts = { quantity: ids.length, available: ids.length, amount: price * ids.length };
  const sold = { product: 'p', variant: 'v', choice: '', name, label: null, size, price, stock: 8 };
  const market = {
    merchant: { id: 'm', name: 'M' },
    days: { from: 1, to: 2 },
    picture: null,
    address: '/',
    model: null,
  };
  const offer = { ...sold, ...market, finishes: {} };
  return { key: ids[0] ?? '', items: ids, ...counts, state: 'sold', offer, piece: null, instead: [] };
}
const open = (port: FurnishPort, design = room(3200, 2800), language: 'en' | 'vi' | 'zh' = 'en') =>
  openPanel(
    design,
    <FurnishPanel port={port} room={onlyRoom(design).id} budget={null} memory={newFurnishMemory()} onClose={nothing} />,
    { language },
  );
const ways = () => [...document.querySelectorAll<HTMLButtonElement>('.fur-tray > ul:not(.fur-contents) button')];
const about = () => document.querySelector('.fur-about p')?.textContent;
const items = (panel: ReturnType<typeof open>) => Object.keys(panel.driver.editor.session.design.items);

test('J5 three ways with price and picture; taking one is one step, and one undo takes it back', async () => {
  const panel = open(directFurnishing(supply));
  const { session } = panel.driver.editor;
  panel.button('Show three options')?.click();
  await expect.poll(() => ways().length).toBe(3);
  for (const way of ways()) {
    expect(way.textContent).toMatch(/₫[\d,]+/);
    expect(way.querySelectorAll('svg path').length).toBeGreaterThan(5);
  }
  // The first is looked at; the document is as it was.
  expect(ways()[0]?.getAttribute('aria-pressed')).toBe('true');
  expect(items(panel)).toEqual([]);
  expect(Object.keys(session.shown.items).length).toBeGreaterThan(3);
  ways()[1]?.click();
  await expect.poll(() => panel.button('Use option 2')).not.toBeNull();
  session.set({ selection: Object.keys(session.design.walls).slice(0, 1) });
  panel.button('Use option 2')?.click();
  expect(session.state.selection, 'no panel of what was selected before comes over it').toEqual([]);
  expect(session.state.history.past).toHaveLength(1);
  expect(items(panel).length).toBeGreaterThan(3);
  await expect.poll(() => ways().length).toBe(0);
  expect(panel.text()).toContain('You can undo all of it in one step');
  session.undo();
  expect(items(panel)).toEqual([]);
});

test('J5 three more are others; discarding leaves everything as it was', async () => {
  const panel = open(directFurnishing(supply));
  panel.button('Show three options')?.click();
  await expect.poll(() => ways().length).toBe(3);
  const before = ways().map((way) => way.querySelector('svg')?.innerHTML);
  panel.button('Three more options')?.click();
  await expect
    .poll(() => ways().map((way) => way.querySelector('svg')?.innerHTML))
    .toEqual(expect.not.arrayContaining(before));
  await expect.poll(() => ways().length).toBe(3);
  panel.button('Discard')?.click();
  await expect.poll(() => ways().length).toBe(0);
  const { session } = panel.driver.editor;
  expect(session.state.gesture).toBeNull();
  expect(session.state.history.past).toHaveLength(0);
});

test('J5 it can be cancelled: the worker is told, and nothing comes after', async () => {
  let told = false;
  let step: () => void = () => undefined;
  const port: FurnishPort = {
    ...directFurnishing(supply),
    furnisher: {
      run: (_job, onStep, signal) =>
        new Promise((resolve) => {
          step = () => onStep({ kind: 'refused', refused: [{ reason: 'no_place', room: 'rm_1', piece: 'bed' }] });
          signal.addEventListener('abort', () => {
            told = true;
            resolve();
          });
        }),
    },
  };
  const panel = open(port);
  panel.button('Show three options')?.click();
  await expect.poll(() => panel.button('Cancel')).not.toBeNull();
  await expect.poll(() => step.length === 0 && panel.text().includes('Working')).toBe(true);
  panel.button('Cancel')?.click();
  await expect.poll(() => told).toBe(true);
  step();
  await expect.poll(() => panel.button('Show three options')).not.toBeNull();
  expect(document.querySelector('.fur-refused')).toBeNull();
});

test('J5 a room that cannot be furnished says why, in three languages', async () => {
  const said = {
    en: /Bedroom.*for what is needed \(bed\)/i,
    vi: /Phòng ngủ.*cho món cần có \(giường\)/i,
    zh: /卧室.*放得下床/,
  };
  const start = { en: 'Show three options', vi: 'Gợi ý ba cách bày', zh: '生成三种布置' };
  for (const language of ['en', 'vi', 'zh'] as const) {
    const panel = open(directFurnishing(supply), room(1500, 1300), language);
    panel.button(start[language])?.click();
    await expect.poll(() => panel.text()).toMatch(said[language]);
    document.body.replaceChildren();
  }
});

test('J5 the shops cannot be asked: that is said, and it can be tried again', async () => {
  const panel = open({ ...directFurnishing(), supply: () => Promise.reject(new Error('offline')) });
  panel.button('Show three options')?.click();
  await expect.poll(() => panel.text()).toContain('That did not work');
  expect(panel.button('Show three options')).not.toBeNull();
});

test('D8 a way is kept as a template, used in another room, and deleting it gives its place back', async () => {
  const templates = keptTemplates(1);
  const panel = open(directFurnishing(supply, templates));
  panel.button('Show three options')?.click();
  await expect.poll(() => ways().length).toBe(3);
  panel.button('Save as AI template')?.click();
  await expect.poll(() => panel.text()).toContain('1 of 1 saved');
  expect(templates.templates).toMatchObject([{ name: 'Bedroom, Japandi', type: 'bedroom', style: 'japandi' }]);
  panel.button('Save as AI template')?.click();
  await expect.poll(() => panel.text()).toContain('used up');
  const models = new Set(templates.templates[0]?.pieces.map(({ model }) => model));
  panel.button('Discard')?.click();
  document.querySelector<HTMLButtonElement>('.fur-template')?.click();
  await expect.poll(() => ways().length).toBeGreaterThan(0);
  const shown = Object.values(panel.driver.editor.session.shown.items);
  expect(shown.filter(({ model }) => models.has(model)).length).toBeGreaterThan(shown.length / 2);
  panel.button('Delete Bedroom, Japandi')?.click();
  await expect.poll(() => panel.text()).toContain('0 of 1 saved');
});

test('J5 what stands there is named, and stays unless that is turned off', async () => {
  const bookshelf = supply.find(({ model }) => model.startsWith('bookshelf-'))?.model ?? '';
  const at = { x: 2900, y: 1400, z: 0 };
  const own = {
    level: 'lv_1',
    model: bookshelf,
    finishes: {},
    at,
    turn: 0,
    placement: 'floor',
    locked: false,
  } as const;
  const panel = open(
    directFurnishing(supply),
    done(room(3200, 2800), [{ kind: 'item.add', item: { id: 'it_own', ...own } }]),
  );
  expect(panel.text()).toContain('1 piece: Bookshelf');
  panel.button('Show three options')?.click();
  await expect.poll(() => panel.text()).toContain('1 piece stays');
});

/** A panel that can be closed and opened again while the design stays open. */
function openAgainAndAgain(
  budget: ListPort['budget'] = null,
  list = listPortOf(nothingListed),
  port = directFurnishing(supply),
) {
  const design = room(3200, 2800);
  let setThere: (there: boolean) => void = nothing;
  let setCovered: (covered: boolean) => void = nothing;
  const memory = newFurnishMemory();
  const panel = openPanel(design, <Closable />, { list });
  return {
    ...panel,
    cover: (covered: boolean) => flushSync(() => setCovered(covered)),
    close: () => flushSync(() => setThere(false)),
    reopen: () => flushSync(() => setThere(true)),
  };
  function Closable() {
    const [there, set] = useState(true);
    const [covered, cover] = useState(false);
    setThere = set;
    setCovered = cover;
    const { id } = onlyRoom(design);
    const panel = { port, room: id, budget, memory, covered };
    return there && <FurnishPanel {...panel} onClose={nothing} />;
  }
}

test('J5 closed and opened again, it knows the words, the style and the budget of the room', () => {
  const panel = openAgainAndAgain();
  panel.type('In your own words', 'bedroom, under 30 million, modern');
  panel.close();
  panel.reopen();
  expect(panel.field('In your own words')?.value).toBe('bedroom, under 30 million, modern');
  expect(document.querySelector('.fur-understood')).not.toBeNull();
  expect(panel.button('Modern')?.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector<HTMLInputElement>('.fur-sum input')?.value).toBe('₫30,000,000');
});

test('J5 the list may stand before it: what is looked at stays in hand, and the three ways are there again', async () => {
  const panel = openAgainAndAgain();
  const { session } = panel.driver.editor;
  panel.button('Show three options')?.click();
  await expect.poll(() => ways().length).toBe(3);
  flushSync(() => ways()[1]?.click());
  const looked = session.shown;
  panel.cover(true);
  expect(ways()).toEqual([]);
  expect(session.shown).toBe(looked);
  panel.cover(false);
  expect(ways()[1]?.getAttribute('aria-pressed')).toBe('true');
});

test('J5 closed with three ways and opened again it has them; asked anew with the same wishes, the same come', async () => {
  const panel = openAgainAndAgain();
  const { session } = panel.driver.editor;
  const pictures = () => ways().map((way) => way.querySelector('svg')?.innerHTML);
  panel.button('Show three options')?.click();
  await expect.poll(() => ways().length).toBe(3);
  const first = pictures();
  flushSync(() => ways()[2]?.click());
  panel.close();
  expect(session.state.gesture).toBeNull();
  panel.reopen();
  expect(pictures()).toEqual(first);
  expect(ways()[2]?.getAttribute('aria-pressed')).toBe('true');
  panel.button('Discard')?.click();
  await expect.poll(() => ways().length).toBe(0);
  panel.button('Show three options')?.click();
  await expect.poll(pictures).toEqual(first);
  panel.button('Three more options')?.click();
  await expect.poll(pictures).toEqual(expect.not.arrayContaining(first));
});

test('J5 a way opens to all its pieces; what one has already is left out of it and of its price', async () => {
  const panel = openAgainAndAgain(null, pricedBy(supply));
  const { session } = panel.driver.editor;
  panel.button('Show three options')?.click();
  await expect.poll(() => ways().length).toBe(3);
  const sum = () => Number(ways()[0]?.querySelector('.fur-price')?.textContent?.replaceAll(/\D/g, ''));
  const before = sum();
  const pieces = Object.keys(session.shown.items).length;
  flushSync(() => panel.button(`See ${pieces} pieces`)?.click());
  await expect.poll(() => panel.button('I have one: wardrobe')?.disabled).toBe(false);
  flushSync(() => panel.button('I have one: wardrobe')?.click());
  expect(before - sum()).toBeGreaterThanOrEqual(400_000);
  expect(Object.values(session.shown.items).some(({ model }) => model.startsWith('wardrobe-'))).toBe(false);
  expect(Object.keys(session.shown.items)).toHaveLength(pieces - 1);
  flushSync(() => panel.button('I have one: wardrobe')?.click());
  expect(sum()).toBe(before);
  flushSync(() => panel.button('I have one: wardrobe')?.click());
  panel.button('Use option 1')?.click();
  expect(Object.keys(session.design.items)).toHaveLength(pieces - 1);
});

test('J5 a card says what delivery adds: the sum where it is known where to, else from the least to the most', async () => {
  const asked: string[] = [];
  const priced = (from: number, to: number) =>
    supply.map((piece) => ({
      ...piece,
      offer: piece.offer && { ...piece.offer, delivery: { merchant: 'm_1', from, to } },
    }));
  const port = (province: string): FurnishPort => ({
    ...directFurnishing(),
    supply: (_, code) => {
      asked.push(code);
      return Promise.resolve(province === '' ? priced(600_000, 1_900_000) : priced(900_000, 900_000));
    },
  });
  for (const [province, words] of [
    ['', '+ delivery 0.6–1.9 million, depending on province'],
    ['79', '+ delivery ₫900,000'],
  ] as const) {
    const panel = openAgainAndAgain(null, listPortOf(nothingListed, { province: () => province }), port(province));
    panel.button('Show three options')?.click();
    await expect.poll(() => ways().length).toBe(3);
    expect(about()).toContain(words);
    panel.close();
  }
  expect(asked).toEqual(['', '79']);
});

test('J5 the brief’s example is of the kind of room that is furnished', () => {
  const panel = open(directFurnishing(supply), room(4200, 3600, 'living'), 'vi');
  expect(panel.field('Mô tả theo cách của bạn')?.placeholder).toContain('Phòng khách');
});

test('J5 the budget can be typed; the ruler’s figures stand where its thumb does', () => {
  const panel = open(directFurnishing(supply));
  const typed = () => document.querySelector<HTMLInputElement>('.fur-sum input') as HTMLInputElement;
  const write = (text: string) =>
    flushSync(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(typed(), text);
      typed().dispatchEvent(new Event('input', { bubbles: true }));
    });
  const leave = () => flushSync(() => typed().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  write('60');
  expect(panel.text()).toContain('₫60,000,000');
  leave();
  expect(typed().value).toBe('₫60,000,000');
  write('60');
  leave();
  expect(typed().value, 'the same sum again').toBe('₫60,000,000');
  const ruler = panel.field('Budget (million ₫)');
  expect([ruler?.min, ruler?.value, ruler?.max]).toEqual(['0', '60000000', '200000000']);
  expect([...document.querySelectorAll('.fur-ticks span')].map((tick) => tick.textContent)).toEqual([
    '0',
    '50',
    '100',
    '150',
    '200+',
  ]);
  write('a lot');
  leave();
  expect(typed().getAttribute('aria-invalid')).toBe('true');
});

test('O2, J5 what was furnished for is the design’s budget, where it has none', async () => {
  const kept: (number | null)[] = [null];
  const budget = {
    read: () => Promise.resolve(kept.at(-1) ?? null),
    set: async (sum: number | null) => void kept.push(sum),
  };
  const panel = openAgainAndAgain(budget);
  for (const words of ['under 30 million', 'under 90 million']) {
    panel.type('In your own words', words);
    panel.button('Show three options')?.click();
    await expect.poll(() => ways().length).toBe(3);
    panel.button('Use option 1')?.click();
    await expect.poll(() => ways().length).toBe(0);
  }
  await expect.poll(() => kept).toEqual([null, 30_000_000]);
});

test('J5 of the one that is looked at it says what its pieces are, and that delivery is not in its price', async () => {
  const panel = open(directFurnishing(supply));
  panel.button('Show three options')?.click();
  await expect.poll(() => ways().length).toBe(3);
  for (const way of ways()) {
    expect(way.textContent).toMatch(/^Option \d₫[\d,]+\d+ pieces?(\d+ without a price)?$/);
    flushSync(() => way.click());
    expect(about()).toContain('Delivery not included');
    expect(about()).toMatch(/bed/i);
  }
});

test('J5 what a proposal placed is not the person’s own: the next one replaces it, but not what was moved', async () => {
  const panel = openAgainAndAgain();
  const { session } = panel.driver.editor;
  async function furnish(): Promise<string[]> {
    panel.button('Show three options')?.click();
    await expect.poll(() => ways().length).toBe(3);
    panel.button('Use option 1')?.click();
    await expect.poll(() => ways().length).toBe(0);
    return Object.keys(session.design.items);
  }
  const first = await furnish();
  panel.close();
  panel.reopen();
  expect(panel.text()).toContain('All pieces here come from an option you used');
  const second = await furnish();
  expect(second.filter((id) => first.includes(id))).toEqual([]);
  const bed = Object.values(session.design.items).find(({ model }) => model.startsWith('bed-'));
  if (!bed) throw new Error('no bed');
  flushSync(() => session.perform({ kind: 'item.move', id: bed.id, at: { ...bed.at, y: bed.at.y + 10 } }));
  expect(panel.text()).toContain('1 piece: Bed');
  const third = await furnish();
  expect(third.filter((id) => second.includes(id))).toEqual([bed.id]);
});
