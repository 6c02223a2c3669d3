import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { librarySymbols } from '#elements/furniture/symbol-source.ts';
import { families } from '#models/library.ts';
import { keepSymbols, readSymbols } from './kept-symbols.ts';

const models = families.slice(0, 5).map(({ code }) => `${code}-0000`);
const symbols = new Map(models.map((model) => [model, librarySymbols()(model)]));

test('J3 a home opened again draws the symbols it was drawn with, to the last digit', async () => {
  const factory = new IDBFactory();
  expect(await readSymbols(factory, 'a')).toEqual(new Map());
  await keepSymbols(factory, 'a', symbols);
  const kept = await readSymbols(factory, 'a');
  expect(kept).toEqual(symbols);
  expect([...kept.values()].every((shapes) => shapes.length > 0)).toBe(true);
});

test('J3 symbols of another build are made anew', async () => {
  const factory = new IDBFactory();
  await keepSymbols(factory, 'a', symbols);
  expect(await readSymbols(factory, 'b')).toEqual(new Map());
});

test('J3 those used last are kept, not all there ever were', async () => {
  const factory = new IDBFactory();
  const many = Array.from({ length: 401 }, (_, i) => [`model ${i}`, []] as const);
  await keepSymbols(factory, 'a', new Map(many));
  const kept = [...(await readSymbols(factory, 'a')).keys()];
  expect(kept).toHaveLength(400);
  expect(kept).not.toContain('model 0');
});

test('J3 a browser that keeps nothing makes them anew', async () => {
  const closed = {
    open: () => {
      throw new Error('refused');
    },
  } as unknown as IDBFactory;
  await keepSymbols(closed, 'a', symbols);
  expect(await readSymbols(closed, 'a')).toEqual(new Map());
});
