import { describe, expect, test } from 'vitest';
import { families, findModel } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import type { OfferedProduct, OffersPort } from '../ports/offers-port.ts';
import { offerFor } from './offer-for.ts';
import { othersThatFit } from './others-that-fit.ts';
import { pieceOfProduct } from './piece-of-product.ts';
import { finishPrices, nearestVariant, soldFinishes } from './sold-finishes.ts';
import { priceChange } from './price-change.ts';
import { wantedPiece } from './wanted-piece.ts';

const sofa = families.find(({ code }) => code === 'sofa') ?? families[0];
if (!sofa) throw new Error('no family');
const [small, large] = [formatId(sofa, 0), formatId(sofa, 1)];
const slot = Object.keys(sofa.slots)[0] ?? '';
const finishes = sofa.slots[slot]?.finishes ?? [];
const usual = slotFinishes(sofa, findModel(small)?.choice ?? { style: 'modern' });
const other = finishes.find((finish) => finish !== usual[slot]) ?? '';

const size = { width: 1800, depth: 850, height: 800 };
const shelf: OfferedProduct = {
  id: 'p_1',
  name: 'Sofa',
  merchant: 'Nhà Sofa',
  address: '/p',
  made: null,
  variants: [
    { id: 'v_1', label: 'A', model: small, finishes: {}, size, price: 9_000_000, stock: 0 },
    { id: 'v_2', label: 'B', model: small, finishes: { [slot]: other }, size, price: 11_000_000, stock: 4 },
    { id: 'v_3', label: 'C', model: null, finishes: {}, size, price: 1_000_000, stock: 9 },
  ],
};
const workshop: OfferedProduct = { ...shelf, id: 'p_2', variants: [], made: { parameters: [], slots: [] } };

function market(): OffersPort {
  return {
    product(id) {
      return Promise.resolve([shelf, workshop].find((each) => each.id === id) ?? null);
    },
    quote: (_id, choice) => Promise.resolve({ model: large, choice, price: 20_000_000, days: { from: 10, to: 14 } }),
  };
}

const item = (id: string, more: object) => ({
  id,
  level: 'lv_1',
  model: small,
  finishes: {},
  at: { x: 0, y: 0, z: 0 },
  turn: 0,
  placement: 'floor' as const,
  locked: false,
  ...more,
});

describe('the price of a piece exactly as it stands there', () => {
  test('D2: of those that look like it the chosen one, else the first, else none: as the list of the home', async () => {
    const price = async (more: object) => (await offerFor(market(), item('it_1', more)))?.price ?? null;
    expect(await price({ product: 'p_1', variant: 'v_2', finishes: { [slot]: other } })).toBe(11_000_000);
    expect(await price({ product: 'p_1', variant: 'v_2' })).toBe(9_000_000);
    expect(await price({ product: 'p_1' })).toBe(9_000_000);
    expect(await price({ product: 'p_1', finishes: { [slot]: other } })).toBe(11_000_000);
    expect(await price({ product: 'p_1', model: large })).toBeNull();
    expect(await price({ product: 'p_1', variant: 'v_9' })).toBe(9_000_000);
    expect(await price({})).toBeNull();
    expect(await price({ product: 'p_gone' })).toBeNull();
  });

  test('made to size by the workshop, where what it makes is that very model', async () => {
    expect(await offerFor(market(), item('it_1', { product: 'p_2', model: large }))).toEqual({
      price: 20_000_000,
      stock: null,
      days: { from: 10, to: 14 },
    });
    expect(await offerFor(market(), item('it_1', { product: 'p_2' }))).toBeNull();
  });
});

test('the difference of a change is told where both prices are known', async () => {
  const was = item('it_1', { product: 'p_1' });
  const changes = [
    { was, is: { ...was, finishes: { [slot]: other } } },
    { was, is: { ...was, model: large } },
  ];
  expect(await priceChange(market(), changes)).toEqual({ difference: 2_000_000, unknown: 1 });
});

describe('what is placed of a product', () => {
  test('writes product and variant: one in stock before a cheaper one that is sold out', async () => {
    expect(await pieceOfProduct(market(), 'p_1')).toEqual({
      model: small,
      finishes: { [slot]: other },
      product: 'p_1',
      variant: 'v_2',
    });
  });

  test('is as large as its card says, though a smaller one is cheaper or the only one in stock', async () => {
    const wide = { ...size, width: 2400 };
    const both: OfferedProduct = {
      ...shelf,
      variants: [
        { id: 'v_small', label: '', model: small, finishes: {}, size, price: 5_000_000, stock: 3 },
        { id: 'v_wide', label: '', model: large, finishes: {}, size: wide, price: 9_000_000, stock: 0 },
      ],
    };
    const port = { ...market(), product: () => Promise.resolve(both) };
    expect(await pieceOfProduct(port, 'p_1', { size: wide })).toMatchObject({ model: large, variant: 'v_wide' });
    expect(await pieceOfProduct(port, 'p_1', { size })).toMatchObject({ model: small, variant: 'v_small' });
    // Its size changed since the card was read: something of it all the same.
    expect(await pieceOfProduct(port, 'p_1', { size: { ...size, depth: 1 } })).toMatchObject({ variant: 'v_small' });
  });

  test('a made-to-size piece carries its choice; what does not fit or is gone is not placed', async () => {
    expect(await pieceOfProduct(market(), 'p_2')).toMatchObject({ model: large, product: 'p_2', choice: {} });
    expect(await pieceOfProduct(market(), 'p_1', { fits: () => false })).toBeNull();
    expect(await pieceOfProduct(market(), 'p_gone')).toBeNull();
  });
});

test('what else fits: bought ones of the family by price, then the library; what words alone found is left out', async () => {
  const room = { width: 1, depth: 1, height: 1 };
  const card = (product: string) => ({
    key: product,
    name: product,
    picture: null,
    size: room,
    offer: { product, merchant: '', price: { min: 1, max: 1 }, inStock: true, madeToSize: false },
    piece: null,
  });
  const model = { key: large, name: '', picture: null, size: room, offer: null, piece: { model: large, finishes: {} } };
  const catalogue = {
    search: ({ source }: { source: string }) => {
      const cards = source === 'library' ? [model] : [card('p_2'), card('p_gone'), card('p_1')];
      return Promise.resolve({ cards, total: cards.length, next: null });
    },
    picture: () => null,
  };
  const asked = { family: { code: 'sofa', name: 'Sofa' }, room };
  const shops = { catalogue, offers: market() };
  const found = await othersThatFit(shops, { ...asked, fits: () => true });
  expect(found.map(({ card: { key }, price }) => [key, price])).toEqual([
    ['p_1', 11_000_000],
    ['p_2', 20_000_000],
    [large, null],
  ]);
  const fitting = await othersThatFit(shops, { ...asked, fits: (each) => each === small });
  expect(fitting.map(({ card: { key } }) => key)).toEqual(['p_1', large]);
});

describe('J7: a product is in hand as it was chosen on its page', () => {
  test('the variant, with its finishes; one without a shape, or gone, as the merchant offers it otherwise', async () => {
    const piece = (variant: string) => wantedPiece(market(), { product: 'p_1', variant });
    expect(await piece('v_1')).toEqual({ model: small, finishes: {}, product: 'p_1', variant: 'v_1' });
    expect(await piece('v_2')).toMatchObject({ finishes: { [slot]: other }, variant: 'v_2' });
    expect(await piece('v_3')).toMatchObject({ variant: 'v_2' });
    expect(await piece('v_gone')).toMatchObject({ variant: 'v_2' });
  });

  test('made to size, in that size; one that was withdrawn is none', async () => {
    const choice = { parameters: { width: '1800' }, finishes: {} };
    expect(await wantedPiece(market(), { product: 'p_2', choice })).toEqual({
      model: large,
      finishes: {},
      product: 'p_2',
      choice,
    });
    expect(await wantedPiece(market(), { product: 'p_gone' })).toBeNull();
  });
});

describe('D2 finishes a product is sold in', () => {
  const piece = item('it_1', { product: 'p_1' });
  test('those of its variants in this shape, and no others', () => {
    expect(soldFinishes(shelf, piece, slot)).toEqual([usual[slot], other]);
    expect(soldFinishes(shelf, { ...piece, model: large }, slot)).toEqual([]);
  });

  test('a workshop makes what it offers; what it does not ask about is as usual', () => {
    const asking = { ...workshop, made: { parameters: [], slots: [{ key: slot, finishes: [other] }] } };
    expect(soldFinishes(asking, piece, slot)).toEqual([other]);
    expect(soldFinishes(workshop, piece, slot)).toEqual([usual[slot]]);
  });

  test('the way back is the variant most like it', () => {
    expect(nearestVariant(shelf, piece, { slot, finish: other })?.id).toBe('v_2');
    expect(nearestVariant(shelf, { ...piece, finishes: { [slot]: other } })?.id).toBe('v_2');
    expect(nearestVariant(shelf, piece, { slot, finish: 'nobody-has-it' })).toBeNull();
  });
});

test('D2 each finish says what it costs more or less than the one in use; of what is made nothing is known before', () => {
  const piece = item('it_1', { product: 'p_1', variant: 'v_1' });
  expect([...finishPrices(shelf, piece, slot)]).toEqual([
    [usual[slot], 0],
    [other, 2_000_000],
  ]);
  const dear = item('it_1', { product: 'p_1', variant: 'v_2', finishes: { [slot]: other } });
  expect(finishPrices(shelf, dear, slot).get(usual[slot] ?? '')).toBe(-2_000_000);
  expect([finishPrices(workshop, piece, slot).size, finishPrices(null, piece, slot).size]).toEqual([0, 0]);
});
