import { expect, test } from 'vitest';
import { lookKey } from '#models/look-key.ts';
import { products } from '../world/products.ts';
import { seenPieces } from '../world/works/seen-pieces.ts';
import { piecesOfProducts, roomsOfProducts } from './pictured-pieces.ts';

const seen = seenPieces();
const rooms = roomsOfProducts(products, seen);

test('E3: sixty products have a second and a third picture: from near, and the room that shows one of their variants', () => {
  expect(rooms.size).toBe(60);
  for (const [key, home] of rooms) {
    const product = products.find(({ id }) => id === `p_${key}`);
    const looks = seen[home]!.map(({ model, finishes }) => lookKey(model, finishes));
    expect(
      product?.variants.some(({ model, finishes }) => looks.includes(lookKey(model ?? '', finishes ?? {}))),
      `${key} in ${home}`,
    ).toBe(true);
  }
});

test('E3: each product has its picture, those in rooms one from near as well', () => {
  const pieces = piecesOfProducts(products, rooms);
  expect(pieces.filter(({ close }) => !close).map(({ key }) => `p_${key}`)).toEqual(products.map(({ id }) => id));
  expect(new Set(pieces.filter(({ close }) => close).map(({ key }) => key))).toEqual(new Set(rooms.keys()));
});
