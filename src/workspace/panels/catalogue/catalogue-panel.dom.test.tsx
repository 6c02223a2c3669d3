import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { families } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import type { CatalogueCard, CataloguePort, ModelUpload, CatalogueQuestion } from '../../ports/catalogue-port.ts';
import type { FavouritesPort } from '../../ports/favourites-port.ts';
import type { OffersPort } from '../../ports/offers-port.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import { CataloguePanel } from './catalogue-panel.tsx';

const [family] = families;
const model = family ? formatId(family, 0) : '';
const size = { width: 1800, depth: 900, height: 800 };
const chair: CatalogueCard = {
  key: 'c',
  name: 'Bench',
  picture: null,
  size,
  offer: null,
  piece: { model, finishes: {} },
};
const sold: CatalogueCard = {
  key: 'p_1',
  name: 'Ghế Lan',
  picture: null,
  size,
  offer: { product: 'p_1', merchant: 'M', price: { min: 5_000_000, max: 5_000_000 }, inStock: true, madeToSize: false },
  piece: null,
};
const variant = {
  id: 'v_1',
  label: '',
  model,
  finishes: {},
  size: { width: 1, depth: 1, height: 1 },
  price: 5_000_000,
  stock: 2,
};
const offers: OffersPort = {
  product: (id) =>
    Promise.resolve({ id, name: 'Ghế Lan', merchant: 'M', address: '/', made: null, variants: [variant] }),
  quote: () => Promise.resolve(null),
};

function catalogue(): CataloguePort & { asked: CatalogueQuestion[] } {
  const asked: CatalogueQuestion[] = [];
  return {
    asked,
    search(question) {
      asked.push(question);
      return Promise.resolve({ cards: [question.source === 'library' ? chair : sold], total: 1, next: null });
    },
    picture: () => null,
  };
}

beforeEach(() => localStorage.clear());

function opened(design = newDesign(), bringModel: ModelUpload | null = null) {
  const port = catalogue();
  const kept = new Set<string>();
  const favourites: FavouritesPort = {
    subscribe: () => () => undefined,
    isKept: (id) => kept.has(id),
    request: () => undefined,
    keep: (id) => (id === 'p_1' ? Promise.resolve(void kept.add(id)) : Promise.reject(new Error('offline'))),
  };
  const content = (
    <CataloguePanel port={port} favourites={favourites} bringModel={bringModel} onClose={() => undefined} />
  );
  return { ...openPanel(design, content, { offers }), port, kept };
}

const card = () => document.querySelector<HTMLButtonElement>('.cat-card');

test('merchants’ products show price and stock; a tap has product and variant in hand, and is placed so', async () => {
  const { button, driver, text } = opened();
  flushSync(() => button('For sale')?.click());
  await vi.waitUntil(() => text().includes('Ghế Lan'));
  expect(text()).toContain('₫5,000,000');
  expect(text()).toContain('In stock');
  card()?.click();
  await vi.waitUntil(() => driver.tool.tool === 'item');
  driver.click([500, 500]);
  expect(Object.values(driver.design.items)).toMatchObject([{ model, product: 'p_1', variant: 'v_1' }]);
});

test('J3 a catalogue that could not be reached is asked again', async () => {
  let asked = 0;
  const port: CataloguePort = {
    search: () =>
      ++asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ cards: [chair], total: 1, next: null }),
    picture: () => null,
  };
  const { button, text } = openPanel(
    newDesign(),
    <CataloguePanel port={port} favourites={null} bringModel={null} onClose={() => undefined} />,
  );
  await vi.waitUntil(() => text().includes('The catalogue could not be loaded.'));
  flushSync(() => button('Try again')?.click());
  await vi.waitUntil(() => text().includes('Bench'));
  expect(button('Try again')).toBeNull();
});

test('J2 what other words had is not told as what these have, and cannot be taken', async () => {
  let answer: (found: Awaited<ReturnType<CataloguePort['search']>>) => void = () => undefined;
  const port: CataloguePort = {
    search: ({ words }) =>
      words === ''
        ? Promise.resolve({ cards: [chair], total: 997, next: null })
        : new Promise((resolve) => {
            answer = resolve;
          }),
    picture: () => null,
  };
  const { button, text } = openPanel(
    newDesign(),
    <CataloguePanel port={port} favourites={null} bringModel={null} onClose={() => undefined} />,
  );
  await vi.waitUntil(() => text().includes('997'));
  flushSync(() => button('Bed')?.click());
  expect(text()).not.toContain('997');
  expect(text()).toContain('Searching…');
  expect(document.querySelector('.cat-stale [inert] .cat-card')).not.toBeNull();
  const asked = answer;
  await vi.waitUntil(() => answer !== asked);
  answer({ cards: [chair], total: 45, next: null });
  await vi.waitUntil(() => text().includes('45'));
  expect(document.querySelector('.cat-stale')).toBeNull();
  expect(document.querySelector('[inert] .cat-card')).toBeNull();
});

test('J2 where these words could not be asked, what other words had is neither shown as theirs nor gone on with', async () => {
  const port: CataloguePort = {
    search: ({ words }) =>
      words === '' ? Promise.resolve({ cards: [chair], total: 997, next: '24' }) : Promise.reject(new Error('offline')),
    picture: () => null,
  };
  const { button, text } = openPanel(
    newDesign(),
    <CataloguePanel port={port} favourites={null} bringModel={null} onClose={() => undefined} />,
  );
  await vi.waitUntil(() => text().includes('997'));
  expect(document.querySelector('.cat-more')).not.toBeNull();
  flushSync(() => button('Bed')?.click());
  await vi.waitUntil(() => button('Try again'));
  expect(card()).toBeNull();
  expect(document.querySelector('.cat-more')).toBeNull();
});

test('J2 a picture that did not come leaves no broken mark, and is asked for again', async () => {
  const port: CataloguePort = {
    search: () => Promise.resolve({ cards: [{ ...chair, picture: '/picture.webp' }], total: 1, next: null }),
    picture: () => null,
  };
  openPanel(newDesign(), <CataloguePanel port={port} favourites={null} bringModel={null} onClose={() => undefined} />);
  const picture = () => card()?.querySelector('img');
  await vi.waitUntil(picture);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  flushSync(() => picture()?.dispatchEvent(new Event('error')));
  expect(picture()).toBeNull();
  expect(card()?.querySelector('.cat-blank')).not.toBeNull();
  flushSync(() => vi.runAllTimers());
  expect(picture()).not.toBeNull();
});

test('what fits here is asked for with the free room of what is selected', async () => {
  const design = furnishedStudio();
  const { button, driver, port, text } = opened(design);
  expect(text()).not.toContain('Fits here');
  flushSync(() => void driver.select(Object.keys(design.items)[0] ?? ''));
  const fits = [...document.querySelectorAll<HTMLButtonElement>('.cat-fits')][0];
  expect(fits?.textContent).toContain('Fits here');
  flushSync(() => fits?.click());
  await vi.waitUntil(() => port.asked.some((question) => question.fits !== null));
  expect(port.asked.at(-1)?.fits?.width).toBeGreaterThan(0);
  expect(button('For sale')).not.toBeNull();
});

test('what was taken last is kept in this browser; a text that is not ours is none', async () => {
  localStorage.setItem('hien-recent-pieces', '{"broken"');
  const { text, driver } = opened();
  await vi.waitUntil(() => text().includes('Bench'));
  expect(text()).not.toContain('Recent');
  card()?.click();
  await vi.waitUntil(() => driver.tool.tool === 'item');
  await vi.waitUntil(() => text().includes('Recent'));
});

test('a drag begins after 25 pixels; let go beside the sheet the piece is put back', async () => {
  const { driver, text } = opened();
  await vi.waitUntil(() => text().includes('Bench'));
  const pointer = (kind: string, x: number) => {
    const event = new PointerEvent(kind, { pointerId: 1, clientX: x, clientY: 0, bubbles: true });
    Object.defineProperty(event, 'isTrusted', { value: true });
    (kind === 'pointerdown' ? card() : window)?.dispatchEvent(event);
  };
  pointer('pointerdown', 0);
  pointer('pointermove', 24);
  await Promise.resolve();
  expect(driver.tool.tool).toBe('select');
  pointer('pointermove', 26);
  await vi.waitUntil(() => driver.tool.tool === 'item');
  pointer('pointerup', 300);
  expect(driver.tool.tool).toBe('select');
});

test('J3 a heart keeps a product; favourites and own models are sources of their own', async () => {
  const { button, kept, port, text } = opened();
  flushSync(() => button('For sale')?.click());
  await vi.waitUntil(() => text().includes('Ghế Lan'));
  button('Save Ghế Lan')?.click();
  expect([...kept]).toEqual(['p_1']);
  for (const [name, source] of [
    ['Favourites', 'favourites'],
    ['My models', 'own'],
  ]) {
    flushSync(() => button(name ?? '')?.click());
    await vi.waitUntil(() => port.asked.at(-1)?.source === source);
  }
});

describe('J3 a model of one’s own', () => {
  const own: CatalogueCard = { ...chair, key: 'gl_1', name: 'My stool', piece: { model: 'gl_1', finishes: {} } };
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('.cat-upload input');
    if (!input) throw new Error('no field');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    flushSync(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  };

  test('is sent with its progress, then it is in hand and placed as large as it is', async () => {
    const shares: number[] = [];
    const { driver, button, text } = opened(newDesign(), (file, onProgress) => {
      onProgress(0.4);
      shares.push(file.size);
      return Promise.resolve(own);
    });
    flushSync(() => button('My models')?.click());
    choose(new File(['glTF'], 'stool.glb'));
    await vi.waitUntil(() => driver.tool.tool === 'item');
    expect(driver.tool).toMatchObject({ piece: { model: 'gl_1' } });
    expect(shares).toEqual([4]);
    await vi.waitUntil(() => text().includes('My stool'));
  });

  test('what is wrong with it is said: another kind of file here, the rest by the server', async () => {
    const { driver, button, text } = opened(newDesign(), () => Promise.resolve({ refused: 'Too many triangles.' }));
    flushSync(() => button('My models')?.click());
    choose(new File(['x'], 'stool.obj'));
    await vi.waitUntil(() => text().includes('Please choose a .glb file.'));
    choose(new File(['x'], 'stool.glb'));
    await vi.waitUntil(() => text().includes('Too many triangles.'));
    expect(driver.tool.tool).toBe('select');
  });

  test('who may bring none is not asked', () => {
    const { button } = opened();
    flushSync(() => button('My models')?.click());
    expect(document.querySelector('.cat-upload')).toBeNull();
  });
});
