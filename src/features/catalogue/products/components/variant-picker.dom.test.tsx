import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showPage } from '../../../../../tests/support/dom/show-page.tsx';
import type { ProductVariant } from '../product.ts';
import { VariantPicker } from './variant-picker.tsx';

function variant(id: string, width: number, height: number, name: string): ProductVariant {
  return {
    id,
    label: null,
    size: { width, depth: 40, height },
    mattress: null,
    colour: null,
    finishes: { body: name },
    model: null,
    glb: null,
    thumbnail: null,
    price: 1_000_000,
    priceBefore: null,
    weight: null,
    stock: 1,
    sku: null,
    look: { slot: '', name, colour: '#fff', second: null },
    forms: [],
    madeLike: null,
  };
}
const variants = [
  variant('small-oak', 1100, 360, 'Oak'),
  variant('small-teak', 1100, 360, 'Teak'),
  variant('large-teak', 1400, 500, 'Teak'),
];

test('F3: where only its form changes, a size does not name the finish that is chosen already', async () => {
  const open = { ...variant('large-oak', 1400, 500, 'Oak'), forms: [{ name: 'Below', label: 'Shelf' }] };
  const chosen = { ...variants[0]!, forms: [{ name: 'Below', label: 'None' }] };
  showPage(() => <VariantPicker variants={[chosen, open]} chosen={chosen} />, {
    texts: ['product', 'cards'],
    language: 'vi',
  });
  await expect.poll(() => document.querySelector('a[href$="variant=large-oak"].num')).not.toBeNull();
  expect(document.querySelector('[data-only]')).toBeNull();
});

test.each(locales)('F3 in %s a size names its sides, and says where it changes the finish', async (language) => {
  const t = translator(language, 'product');
  showPage(() => <VariantPicker variants={variants} chosen={variants[0]!} />, {
    texts: ['product', 'cards'],
    language,
  });
  const box = (id: string) => document.querySelector(`a[href$="variant=${id}"].num`);
  const sides = [t('choice.sides.width', { mm: '1100' }), t('choice.sides.height', { mm: '360' })];
  await expect.poll(() => box('small-oak')?.textContent).toContain(`${sides.join(' × ')} mm`);
  expect(box('small-oak')?.querySelector('[data-only]')).toBeNull();
  expect(box('large-teak')?.querySelector('[data-only]')?.textContent).toBe(t('choice.only', { name: 'Teak' }));
});

test('F3: among beds, one without a model says its mattress in its merchant’s words', async () => {
  const bed = { ...variant('ours', 1580, 1000, 'Oak'), model: 'bed-0001', mattress: 1500 };
  const told = { text: 'For a 1.6 m mattress', lang: 'en' as const };
  const theirs = { ...variant('theirs', 1680, 1000, 'Oak'), label: told };
  showPage(() => <VariantPicker variants={[bed, theirs]} chosen={bed} />, {
    texts: ['product', 'cards'],
    language: 'en',
  });
  const box = (id: string) => document.querySelector(`a[href$="variant=${id}"]`);
  await expect.poll(() => box('theirs')?.textContent).toContain(told.text);
  expect(box('ours')?.textContent).toContain('for a 1.5 m mattress');
});
