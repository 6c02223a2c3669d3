import { expect, test } from 'vitest';
import { done, onlyRoom, room, shop } from '#layout/testing/room-and-shop.ts';
import { directFurnishing, keptTemplates } from '../../../../tests/support/workspace/furnishing.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import type { FurnishPort } from '../../ports/furnish-port.ts';
import { FurnishPanel } from './furnish-panel.tsx';

const supply = shop((family) => (family === 'bed' ? 8_000_000 : 400_000));
const open = (port: FurnishPort, design = room(3200, 2800), language: 'en' | 'vi' | 'zh' = 'en') =>
  openPanel(design, <FurnishPanel port={port} room={onlyRoom(design).id} onClose={() => undefined} />, { language });
const ways = () => [...document.querySelectorAll<HTMLButtonElement>('.fur-tray li button')];
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
  panel.button('Use option 2')?.click();
  expect(session.state.history.past).toHaveLength(1);
  expect(items(panel).length).toBeGreaterThan(3);
  await expect.poll(() => ways().length).toBe(0);
  expect(panel.text()).toContain('Undo takes all of it back in one step');
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
    en: /Bedroom.*no wall has room for a bed/i,
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
  panel.button('Keep as AI template')?.click();
  await expect.poll(() => panel.text()).toContain('1 of 1 kept');
  expect(templates.templates).toMatchObject([{ name: 'Bedroom, Japandi', type: 'bedroom', style: 'japandi' }]);
  panel.button('Keep as AI template')?.click();
  await expect.poll(() => panel.text()).toContain('used up');
  const models = new Set(templates.templates[0]?.pieces.map(({ model }) => model));
  panel.button('Discard')?.click();
  document.querySelector<HTMLButtonElement>('.fur-template')?.click();
  await expect.poll(() => ways().length).toBeGreaterThan(0);
  const shown = Object.values(panel.driver.editor.session.shown.items);
  expect(shown.filter(({ model }) => models.has(model)).length).toBeGreaterThan(shown.length / 2);
  panel.button('Delete Bedroom, Japandi')?.click();
  await expect.poll(() => panel.text()).toContain('0 of 1 kept');
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
