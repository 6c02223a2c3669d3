import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { newDesign } from '#design/document.ts';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { families } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import type { CatalogueCard, CataloguePort, CatalogueQuestion } from '../../catalogue-port.ts';
import type { FavouritesPort } from '../../favourites-port.ts';
import type { OffersPort } from '../../offers-port.ts';
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
const variant = { id: 'v_1', label: '', model, finishes: {}, price: 5_000_000, stock: 2 };
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

function opened(design = newDesign()) {
  const port = catalogue();
  const kept = new Set<string>();
  const favourites: FavouritesPort = {
    subscribe: () => () => undefined,
    isKept: (id) => kept.has(id),
    request: () => undefined,
    keep: (id) => (id === 'p_1' ? Promise.resolve(void kept.add(id)) : Promise.reject(new Error('offline'))),
  };
  const content = <CataloguePanel port={port} favourites={favourites} onClose={() => undefined} />;
  return { ...openPanel(design, content, { offers }), port, kept };
}

const card = () => document.querySelector<HTMLButtonElement>('.cat-card');

test('merchants’ products show price and stock; a tap has product and variant in hand, and is placed so', async () => {
  const { button, driver, text } = opened();
  flushSync(() => button('To buy')?.click());
  await vi.waitUntil(() => text().includes('Ghế Lan'));
  expect(text()).toContain('₫5,000,000');
  expect(text()).toContain('In stock');
  card()?.click();
  await vi.waitUntil(() => driver.tool.tool === 'item');
  driver.click([500, 500]);
  expect(Object.values(driver.design.items)).toMatchObject([{ model, product: 'p_1', variant: 'v_1' }]);
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
  expect(button('To buy')).not.toBeNull();
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
  flushSync(() => button('To buy')?.click());
  await vi.waitUntil(() => text().includes('Ghế Lan'));
  button('Keep Ghế Lan')?.click();
  expect([...kept]).toEqual(['p_1']);
  for (const [name, source] of [
    ['Favourites', 'favourites'],
    ['My models', 'own'],
  ]) {
    flushSync(() => button(name ?? '')?.click());
    await vi.waitUntil(() => port.asked.at(-1)?.source === source);
  }
});
