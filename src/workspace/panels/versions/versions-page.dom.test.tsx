import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { newDesign, type Design } from '#design/document.ts';
import { applyAll, pieces as placed } from '#design/samples/sample-builders.ts';
import { studio } from '#design/samples/studio.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import type { Locale } from '#lib/locale.ts';
import { families } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { listPortOf } from '../../../../tests/support/workspace/list-port.ts';
import { showPage } from '../../../../tests/support/workspace/show-in-editor.tsx';
import { EditorProvider } from '../../editor-context.tsx';
import type { HomeList, ListPiece } from '../../ports/list-port.ts';
import type { PublishedWork, PublishPort, VersionsPort } from '../../ports/versions-port.ts';
import { HomeListProvider } from '../list/home-list-context.tsx';
import { VersionsPage } from './versions-page.tsx';

const [family] = families;
const model = family ? formatId(family, 0) : '';
const item = (id: string, name: string, x = 0) => ({
  id,
  level: 'lv_1',
  model,
  finishes: {},
  name,
  at: { x, y: 0, z: 0 },
  turn: 0,
  placement: 'floor' as const,
  locked: false,
});
const home = (...items: ReturnType<typeof item>[]): Design => ({
  ...newDesign('Nhà'),
  items: Object.fromEntries(items.map((each) => [each.id, each])),
});
const before = home(item('it_lamp', 'Paper lamp'), item('it_chair', 'Armchair'));
const now = home(item('it_chair', 'Armchair', 860), item('it_board', 'Sideboard'));

/** Every piece costs a million more than the one before it in the alphabet of these tests. */
const prices: Record<string, number> = { it_lamp: 1_650_000, it_chair: 8_600_000, it_board: 11_200_000 };
const priced = (pieces: readonly ListPiece[]): HomeList => {
  const ids = pieces.flatMap(({ items }) => items);
  return {
    lines: ids.map((id) => ({
      key: id,
      items: [id],
      quantity: 1,
      available: 1,
      amount: prices[id] ?? 0,
      state: 'sold',
      piece: null,
      instead: [],
      offer: {
        product: id,
        variant: 'v',
        choice: '',
        name: `Goods ${id}`,
        label: null,
        size: { width: 1, depth: 1, height: 1 },
        merchant: { id: 'm', name: 'M' },
        price: prices[id] ?? 0,
        stock: 1,
        days: { from: 0, to: 0 },
        picture: null,
        address: '/',
        model,
        finishes: {},
      },
    })),
    total: ids.reduce((sum, id) => sum + (prices[id] ?? 0), 0),
    count: ids.length,
    merchants: [],
    fee: null,
  };
};

function open(over: Partial<VersionsPort> = {}, publish: PublishPort | null = null, language: Locale = 'en', is = now) {
  const driver = drive(is);
  const port: VersionsPort = {
    origin: { name: 'Nhà bên sông', author: 'Lin Xiaoyu', address: '/w' },
    list: () =>
      Promise.resolve([
        { version: 3, name: null, why: 'auto', at: '2026-11-12T09:00:00Z' },
        { version: 2, name: 'Sent to the client', why: 'named', at: '2026-11-02T02:12:00Z' },
      ]),
    read: (version) => Promise.resolve(version === 2 ? before : now),
    name: () => Promise.resolve(),
    restore: () => Promise.resolve({ kept: 4 }),
    branch: () => Promise.resolve('/branched'),
    ...over,
  };
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <EditorProvider editor={driver.editor}>
            <HomeListProvider port={listPortOf(priced([]), { list: (pieces) => Promise.resolve(priced(pieces)) })}>
              <VersionsPage port={port} publish={publish} onClose={() => undefined} />
            </HomeListProvider>
          </EditorProvider>
        </ToastProvider>
      ),
    },
    { path: '/branched', Component: () => <p>branched</p> },
    { path: '/form', Component: () => <p>the form</p> },
  ]);
  const place = showPage(<Page />, language);
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.querySelector('b')?.textContent === name,
    );
  return { place, button, text: () => place.textContent ?? '' };
}

test('J10 a version and now: added, removed, moved, and what that costs by the list', async () => {
  const { place, text, button } = open();
  await expect.poll(() => button('Sent to the client')).toBeDefined();
  await expect.poll(text).toContain('No changes');
  button('Sent to the client')?.click();
  await expect.poll(text).toContain('3 changes');
  await expect.poll(text).toContain('+₫9,550,000');
  expect([...place.querySelectorAll('.vs-items li')].map((each) => each.textContent)).toEqual([
    '1SideboardAdded · +₫11,200,000',
    '2ArmchairMoved 860 mm',
    '3Paper lampRemoved · −₫1,650,000',
  ]);
  expect(text()).toContain('Started from the template Nhà bên sông by Lin Xiaoyu');
});

test('J10 a piece nobody named goes by what it is sold as', async () => {
  const nameless = { ...now, items: { ...now.items, it_board: item('it_board', '') } };
  const { place, button } = open({}, null, 'en', nameless);
  await expect.poll(() => button('Sent to the client')).toBeDefined();
  button('Sent to the client')?.click();
  await expect.poll(() => place.querySelector('.vs-items li')?.textContent).toBe('1Goods it_boardAdded · +₫11,200,000');
});

/** The studio with a sofa, and a chair before it or farther off. */
const rooms = (x: number, ...more: Parameters<typeof placed>[1]) =>
  applyAll(
    studio(),
    placed('lv_1', [['it_sofa', 'sofa-0ns0', 530, 3700, 90], ['it_chair', 'office-chair-001c', x, 3700, 0], ...more]),
  );

test.each([
  ['en', 'Moved 1 500 mm towards the sofa', 'Nothing blocks a door or a window.', 'Wardrobe blocks a door.'],
  ['zh', '往沙发方向移动 1 500 mm', '门窗都没有被挡住。', '衣柜挡住了门。'],
  ['vi', 'Dời 1 500 mm về phía ghế sofa', 'Không có món nào chắn cửa đi hay cửa sổ.', 'Tủ quần áo chắn cửa đi.'],
] as const)(
  'J10 where a piece went, and whether anything is before a door: %s',
  async (language, went, free, blocked) => {
    const read = () => Promise.resolve(rooms(3500));
    const spaced = (page: ReturnType<typeof open>) => page.text().replaceAll(/\s/gu, ' ');
    const moved = open({ read }, null, language, rooms(2000));
    await expect.poll(() => spaced(moved)).toContain(went);
    expect(moved.text()).toContain(free);
    const before = open({ read }, null, language, rooms(3500, ['it_robe', 'wardrobe-072i', 900, 500, 0]));
    await expect.poll(before.text).toContain(blocked);
    expect(before.text()).not.toContain(free);
  },
);

test('J10 going back keeps what is there, and says under which number', async () => {
  const restored: number[] = [];
  const { button } = open({
    restore(version) {
      restored.push(version);
      return Promise.resolve({ kept: 4 });
    },
  });
  await expect.poll(() => button('Restore version 3')).toBeDefined();
  button('Sent to the client')?.click();
  await expect.poll(() => button('Restore version 2')).toBeDefined();
  button('Restore version 2')?.click();
  await expect.poll(() => restored).toEqual([2]);
  // Now is compared with itself: there is nothing to go back to.
  await expect.poll(() => button('Restore version 2')).toBeUndefined();
});

test('J10 a version goes on as a design of its own', async () => {
  const { button, text } = open();
  await expect.poll(() => button('Continue as a new design')).toBeDefined();
  button('Continue as a new design')?.click();
  await expect.poll(text).toContain('branched');
});

test('J10 what could not be done is said', async () => {
  const { button, text } = open({ restore: () => Promise.reject(new Error('offline')) });
  await expect.poll(() => button('Restore version 3')).toBeDefined();
  button('Restore version 3')?.click();
  await expect.poll(text).toContain('That did not work.');
});

test('J10 a version that did not come is asked for again', async () => {
  let reads = 0;
  const { button, text } = open({
    read: () => (++reads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(before)),
  });
  await expect.poll(() => button('Try again')).toBeDefined();
  button('Try again')?.click();
  await expect.poll(text).toContain('3 changes');
  expect(button('Try again')).toBeUndefined();
});

test('J4 publishing is for who may, and leads to the form', async () => {
  const without = open();
  await expect.poll(() => without.button('Sent to the client')).toBeDefined();
  expect(without.button('Publish')).toBeUndefined();
  const { button, text } = open({}, publishing([]));
  await expect.poll(() => button('Publish')).toBeDefined();
  button('Publish')?.click();
  await expect.poll(text).toContain('the form');
});

function publishing(works: PublishedWork[], fails = false): PublishPort {
  return {
    pin: () => Promise.resolve('/form'),
    works: () => Promise.resolve([...works]),
    shelve(id, on) {
      if (fails) return Promise.reject(new Error('offline'));
      for (const [at, work] of works.entries())
        if (work.id === id) works[at] = { ...work, state: on ? 'shelved' : 'unshelved' };
      return Promise.resolve();
    },
  };
}
const work: PublishedWork = { id: 'w_1', name: 'Nhà bên sông', state: 'shelved', version: 2, address: '/w' };

test('J4 a work is withdrawn where it was published from, and comes back as it was', async () => {
  const { place, text } = open({}, publishing([work]));
  const act = (label: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  await expect.poll(text).toContain('Version 2, on the site');
  expect(place.querySelector('.vs-works a')?.getAttribute('href')).toBe('/w');
  act('Unpublish Nhà bên sông')?.click();
  await expect.poll(text).toContain('Version 2, unpublished');
  // Its page is gone until it is back.
  expect(place.querySelector('.vs-works a')).toBeNull();
  act('Publish Nhà bên sông again')?.click();
  await expect.poll(text).toContain('Version 2, on the site');
});

test('J4 one we took down cannot be put back here; what fails is said', async () => {
  const held = open({}, publishing([{ ...work, state: 'held' }]));
  await expect.poll(held.text).toContain('taken down by us');
  expect(held.place.querySelectorAll('.vs-works button')).toHaveLength(0);
  const { place, text } = open({}, publishing([work], true));
  await expect.poll(text).toContain('Version 2, on the site');
  place.querySelector<HTMLButtonElement>('.vs-works button')?.click();
  await expect.poll(text).toContain('That did not work');
  expect(text()).toContain('Version 2, on the site');
});
