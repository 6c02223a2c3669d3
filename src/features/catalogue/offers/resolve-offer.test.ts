import { describe, expect, test } from 'vitest';
import { quoteOf } from '#features/catalogue/products/made-to-size.ts';
import { readChoice } from './made-choice.ts';
import { resolveOffer, type MadeProduct, type SoldVariant, type WantedPiece } from './resolve-offer.ts';
import { fitted } from '../../../../tests/support/market.ts';

const piece: WantedPiece = { model: 'sofa-0005', finishes: {}, quantity: 1 };
const variant = (id: string, over: Partial<SoldVariant> = {}): SoldVariant => ({
  id,
  product: 'p_a',
  alike: true,
  price: 100,
  stock: 5,
  ...over,
});
const resolved = (wanted: Partial<WantedPiece>, variants: SoldVariant[], made: MadeProduct[] = []) =>
  resolveOffer({ ...piece, ...wanted }, { variants, made });

describe('O1, D2: which variant a piece of a design is', () => {
  test('(a) the named one, while it looks so: even where it is sold out and another one is cheaper', () => {
    const variants = [variant('v_1', { price: 50 }), variant('v_2', { stock: 0 })];
    expect(resolved({ product: 'p_a', variant: 'v_2' }, variants)).toEqual({ product: 'p_a', variant: 'v_2' });
  });

  test('(b) else one of the named product that looks so; a changed look resolves anew', () => {
    const changed = [variant('v_1', { alike: false }), variant('v_2'), variant('v_x', { product: 'p_b', price: 1 })];
    expect(resolved({ product: 'p_a', variant: 'v_1' }, changed)).toEqual({ product: 'p_a', variant: 'v_2' });
    const elsewhere = [variant('v_1', { alike: false }), variant('v_x', { product: 'p_b' })];
    expect(resolved({ product: 'p_a', variant: 'v_1' }, elsewhere)).toEqual({ product: 'p_b', variant: 'v_x' });
  });

  test('(c) made to size, where its quote gives this very model and these finishes; no other size, no other wood', () => {
    const made = fitted();
    const wish = { parameters: { width: String(made.parameters.width!.at(-1)) }, finishes: {} };
    const quote = quoteOf(made, wish);
    if ('wrong' in quote) throw new Error(quote.wrong);
    const wanted = { model: quote.model, finishes: quote.finishes, product: 'p_m' };
    const offer = resolved(wanted, [], [{ product: 'p_m', made }]);
    expect(offer).toMatchObject({ product: 'p_m' });
    expect(quoteOf(made, readChoice(offer!.choice!)!)).toMatchObject({ model: quote.model, price: quote.price });
    const narrow = { ...made, parameters: { ...made.parameters, width: made.parameters.width!.slice(0, 1) } };
    expect(resolved(wanted, [], [{ product: 'p_m', made: narrow }])).toBeNull();
    const [slot, offered] = Object.entries(made.finishes)[0]!;
    const plain = { ...made, finishes: { [slot]: offered.slice(1, 2) } };
    expect(resolved(wanted, [], [{ product: 'p_m', made: plain }])).toBeNull();
  });

  test('(c) a choice keeps a piece made to size, though its product has a variant that looks so', () => {
    const made = fitted();
    const quote = quoteOf(made, { parameters: {}, finishes: {} });
    if ('wrong' in quote) throw new Error(quote.wrong);
    const wanted = { model: quote.model, finishes: quote.finishes, product: 'p_a' };
    expect(resolved(wanted, [variant('v_1')], [{ product: 'p_a', made }])).toEqual({ product: 'p_a', variant: 'v_1' });
    expect(resolved({ ...wanted, choice: '' }, [variant('v_1')], [{ product: 'p_a', made }])).toHaveProperty('choice');
  });

  test('(d) without a product by look: in stock, cheapest, then by id; enough of it before cheaper', () => {
    const variants = [
      variant('v_3', { price: 80 }),
      variant('v_2', { price: 80 }),
      variant('v_1', { price: 60, stock: 2 }),
      variant('v_0', { price: 10, stock: 0 }),
    ];
    expect(resolved({}, variants)).toMatchObject({ variant: 'v_1' });
    expect(resolved({ quantity: 4 }, variants)).toMatchObject({ variant: 'v_2' });
    expect(resolved({ quantity: 6 }, variants)).toMatchObject({ variant: 'v_1' });
  });

  test('(e) sold out is still that variant; what nobody sells is nothing', () => {
    expect(resolved({}, [variant('v_0', { stock: 0 })])).toMatchObject({ variant: 'v_0' });
    expect(resolved({}, [variant('v_0', { alike: false })])).toBeNull();
  });
});
