import { describe, expect, test } from 'vitest';
import { findFamily } from '#models/library.ts';
import { choiceOf, idOf } from '#models/model-id.ts';
import type { Choice } from '#models/family.ts';
import { fitted } from '../../../../../tests/support/market.ts';
import { quoteOf, type MadeToSize } from '../made-to-size.ts';
import { madeLike } from './made-like.ts';

const made = fitted();
const family = findFamily(made.family)!;

/** What the workshop makes of its last value of everything it offers. */
function lastOffered(): { model: string; finishes: Record<string, string> } {
  const last = (values: readonly (string | number)[]) => String(values.at(-1));
  const quote = quoteOf(made, {
    parameters: Object.fromEntries(Object.entries(made.parameters).map(([key, values]) => [key, last(values)])),
    finishes: Object.fromEntries(Object.entries(made.finishes).map(([slot, values]) => [slot, last(values)])),
  });
  if ('wrong' in quote) throw new Error(quote.wrong);
  return quote;
}
const quoted = (look: Parameters<typeof madeLike>[0], offer: MadeToSize = made) => {
  const wish = madeLike(look, offer);
  return wish && quoteOf(offer, wish);
};

describe('F3: made to size begins with the form that was looked at', () => {
  test('where all of it is offered it is that very model in those finishes', () => {
    const { model, finishes } = lastOffered();
    expect(quoted({ model, finishes })).toMatchObject({ model, finishes });
  });

  test('of a length that is not offered the nearest is taken; the form and the other lengths stay', () => {
    const { model, finishes } = lastOffered();
    const widths = made.parameters.width!.map(Number).toSorted((a, b) => a - b);
    const narrow = { ...made, parameters: { ...made.parameters, width: widths.slice(0, -1) } };
    const choice = { ...choiceOf(family, model)!, width: widths.at(-2)! } as Choice;
    expect(quoted({ model, finishes }, narrow)).toMatchObject({ model: idOf(family, choice), finishes });
  });

  test('a finish that is not offered is left to the workshop', () => {
    const { model } = lastOffered();
    const [slot, offered] = Object.entries(made.finishes)[0]!;
    expect(quoted({ model, finishes: { [slot]: 'no-such-finish' } })).toMatchObject({
      model,
      finishes: { [slot]: offered[0] },
    });
  });

  test('of another kind, or without a model, nothing is like it', () => {
    expect(madeLike({ model: 'sofa-0005', finishes: {} }, made)).toBeNull();
    expect(madeLike({ model: null, finishes: {} }, made)).toBeNull();
  });
});
