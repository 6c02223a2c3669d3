import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { furnishedStudio } from '#design/samples/furnished-studio.ts';
import { findModel } from '#models/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { openPanel } from '../../../../tests/support/workspace/open-panel.tsx';
import type { OfferedProduct } from '../../ports/offers-port.ts';
import { PieceFinishes } from './piece-finishes.tsx';
import { useRecord } from './use-record.ts';

const studio = furnishedStudio();
const piece = Object.values(studio.items).find(({ model }) => findModel(model)?.family.code === 'sofa');
const found = piece && findModel(piece.model);
if (!piece || !found) throw new Error('no sofa');
const { family, choice } = found;
const worn = slotFinishes(family, choice, piece.finishes);
const product: OfferedProduct = {
  id: 'p_1',
  name: 'Sofa',
  merchant: '',
  address: '/p',
  made: null,
  variants: [
    {
      id: 'v_1',
      label: '',
      model: piece.model,
      finishes: worn,
      size: { width: 1, depth: 1, height: 1 },
      price: 1,
      stock: 1,
    },
  ],
};
const design = { ...studio, items: { [piece.id]: { ...piece, product: 'p_1', variant: 'v_1' } } };

function Shown() {
  const item = useRecord('items', piece?.id ?? '');
  return item && <PieceFinishes item={item} model={{ family, choice }} product={product} />;
}

test('D2 a finish no variant has is marked before it is chosen, said once it is, and leads back', () => {
  const { driver, text, button } = openPanel(design, <Shown />);
  const swatches = [...document.querySelectorAll<HTMLButtonElement>('.insp-swatches > [aria-pressed]')];
  const sold = swatches.filter((each) => each.dataset.unsold === undefined);
  expect(sold.every((each) => each.getAttribute('aria-pressed') === 'true')).toBe(true);
  expect(swatches.length).toBeGreaterThan(sold.length);
  expect(text()).toContain('Struck through: not sold in this finish');
  const unsold = swatches.find((each) => each.dataset.unsold !== undefined);
  expect(unsold?.getAttribute('aria-label')).toMatch(/: not sold in this finish$/);
  expect(text()).not.toContain('No merchant sells it');
  flushSync(() => unsold?.click());
  expect(text()).toContain('No merchant sells it in this finish');
  flushSync(() => button('Back to a finish that is sold')?.click());
  expect(text()).not.toContain('No merchant sells it');
  const now = driver.design.items[piece.id];
  expect([now?.variant, slotFinishes(family, choice, now?.finishes)]).toEqual(['v_1', worn]);
});

test('J3 finishes stand in one row with the one in use; the others come when they are asked for', () => {
  openPanel(design, <Shown />);
  const rows = () => [...document.querySelectorAll('.insp-swatches')];
  const many = rows().findIndex((row) => row.querySelector('.insp-more'));
  const shown = () => rows()[many]?.querySelectorAll('[aria-pressed]').length ?? 0;
  const more = rows()[many]?.querySelector<HTMLButtonElement>('.insp-more');
  const hidden = Number(more?.textContent?.slice(1));
  expect([shown(), rows()[many]?.querySelectorAll('[aria-pressed=true]').length]).toEqual([5, 1]);
  expect(more?.getAttribute('aria-label')).toContain(String(hidden));
  flushSync(() => more?.click());
  expect([shown(), rows()[many]?.querySelector('.insp-more')]).toEqual([5 + hidden, null]);
});

test('D2 one part is open, the others are a row with the name of their finish; what a finish costs more is under it', () => {
  openPanel(design, <Shown />);
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.insp-fold')];
  const slots = document.querySelectorAll('.insp-slot').length;
  expect(folds.map(({ open }) => open)).toEqual(Array.from({ length: slots - 1 }, () => false));
  for (const fold of folds) expect(fold.querySelector('summary')?.textContent).toMatch(/^.+: .+$/);
  expect(document.querySelector('.insp-priced'), 'one variant has one price').toBeNull();
});
