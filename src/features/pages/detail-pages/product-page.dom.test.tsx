import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { pages } from '#features/catalogue/content/addresses.ts';
import type { DeliveryOffer } from '#features/catalogue/offers/delivery.ts';
import { returnWithinDays } from '#features/catalogue/offers/offer-limits.ts';
import type { ProductShown } from '#features/catalogue/products/product-page.server.ts';
import { ProductPage } from '#features/catalogue/products/product-page.tsx';
import type { ProductDetail, ProductVariant, QuoteData } from '#features/catalogue/products/product.ts';
import { locales, type Locale } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ModalProvider } from '#ui/overlays/modal.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { answerCalls } from '../../../../tests/support/dom/answer-calls.ts';
import { type as typeInto } from '../../../../tests/support/dom/dialog-layer.tsx';
import { putInPage } from '../../../../tests/support/dom/put-in-page.tsx';
import { buyingSlots } from './components/buying-slots.tsx';

function variant(id: string, over: Partial<ProductVariant> = {}): ProductVariant {
  return {
    id,
    label: null,
    size: { width: 2000, depth: 900, height: 780 },
    mattress: null,
    colour: null,
    finishes: {},
    model: null,
    glb: null,
    thumbnail: null,
    price: 18_000_000,
    priceBefore: null,
    weight: null,
    stock: 4,
    sku: null,
    look: null,
    forms: [],
    madeLike: null,
    ...over,
  };
}
const oat = { slot: 'Cushions', name: 'Oat', colour: '#d9cfbf', second: null };
const sage = { slot: 'Cushions', name: 'Sage', colour: '#8c9a80', second: '#6b4a2f' };
const quote: QuoteData = {
  model: 'wardrobe-0000',
  finishes: {},
  parameters: { width: 1800 },
  size: { width: 1800, depth: 600, height: 2200 },
  mattress: null,
  price: 21_000_000,
  days: { from: 20, to: 30 },
  thumbnail: '/thumb',
  glb: '/glb',
  wears: [],
};
const made: NonNullable<ProductDetail['made']> = {
  family: 'wardrobe',
  parameters: [
    {
      key: 'width',
      name: 'Width',
      values: ['1800', '2000', '2200'].map((value) => ({ value, label: value })),
    },
  ],
  slots: [],
  days: quote.days,
};
const product: ProductDetail = {
  id: 'p_x',
  name: { text: 'Noon sofa', lang: 'en' },
  category: { key: 'sofa', name: 'Sofa' },
  style: null,
  merchant: { id: 'm_x', name: 'Mộc Lặng', city: null, phone: null, productCount: 3 },
  picture: null,
  thumbnail: null,
  price: { min: 1, max: 2 },
  size: { width: 2000, depth: 900, height: 780 },
  madeToSize: false,
  inStock: true,
  colours: [],
  rating: null,
  match: null,
  description: { text: 'First line.\nSecond line.', lang: 'en' },
  path: [],
  materials: [{ key: 'wood', name: 'Wood' }],
  pictures: [],
  variants: [variant('v_gone', { stock: 0, look: sage }), variant('v_here', { look: oat })],
  made: null,
  quote: null,
  recommended: [],
  works: [],
};
const delivery: DeliveryOffer = {
  rest: { fee: 300_000, days: { from: 4, to: 10 } },
  own: { '79': { fee: 150_000, days: { from: 2, to: 3 } } },
  provinces: [
    { code: '01', name: 'Hà Nội' },
    { code: '79', name: 'Hồ Chí Minh' },
  ],
};

beforeEach(() => localStorage.clear());

function show(shown: Partial<ProductDetail> = {}, { language = 'en' as Locale, query = '' } = {}): void {
  const given = { ...product, ...shown };
  const names = ['product', 'cards', 'viewer', 'orders', 'reports', 'shell', 'errors'] as const;
  const page = {
    kind: 'product',
    status: 200,
    product: given,
    quote: given.quote,
    refused: false,
    title: '',
    description: '',
    picture: null,
    messages: messagesFor(language, ['product', 'cards', 'viewer']),
  } satisfies ProductShown & { messages: unknown };
  const Page = createRoutesStub([
    {
      id: 'root',
      path: pages.detail.path,
      Component: () => (
        <ToastProvider>
          <ModalProvider>
            <ProductPage page={page} buying={buyingSlots(delivery, given.merchant.name)} />
          </ModalProvider>
        </ToastProvider>
      ),
    },
  ]);
  putInPage(
    <Page
      initialEntries={[`${pages.detail.path}?id=p_x${query}`]}
      hydrationData={{ loaderData: { root: { locale: language, viewer: null } } }}
    />,
    language,
    names,
  );
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const buttons = (name: string) =>
  all('button').filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === name,
  ) as HTMLButtonElement[];
const text = () => document.body.textContent;
const t = translator('en', 'product');
const buy = translator('en', 'orders')('buy.buy');
const add = translator('en', 'orders')('buy.add');

describe('F3: the page of a product', () => {
  test('opens on a variant that can be had: it can be bought at once', async () => {
    show();
    await expect.poll(() => buttons(buy).length).toBeGreaterThan(0);
    expect(buttons(buy).every((button) => !button.disabled)).toBe(true);
    expect(text()).not.toContain(t('stock.none'));
  });

  test('how many is wanted holds for the bar of a phone too', async () => {
    const asked = answerCalls({
      'POST /common/cart': { code: 200, message: '', data: { groups: [], count: 0, goods: 0 } },
    });
    show();
    await expect.poll(() => buttons(translator('en', 'orders')('buy.more')).length).toBe(1);
    buttons(translator('en', 'orders')('buy.more'))[0]?.click();
    await expect.poll(() => document.querySelector<HTMLInputElement>('fieldset input.num')?.value).toBe('2');
    buttons(add).at(-1)?.click();
    await expect.poll(() => asked[0]?.body).toMatchObject({ lines: [{ variant: 'v_here', quantity: 2 }] });
  });

  test('finishes are swatches, named; the sold-out one says so and stays a link', async () => {
    show();
    await expect.poll(() => all('[title]').map(({ title }) => title)).toContain('Oat');
    const [gone] = all(`a[title="${t('choice.option', { name: 'Sage' })}"]`);
    expect(gone?.getAttribute('href')).toContain('variant=v_gone');
    expect(text()).toContain(`Cushions${t('choice.colon')}Oat`);
  });

  test('sizes are boxes with their prices; versions are named by what they are, not by a list of specs', async () => {
    show({
      variants: [
        variant('v_1', { look: oat, forms: [{ name: 'Arms', label: 'None' }] }),
        variant('v_2', {
          look: oat,
          forms: [{ name: 'Arms', label: 'Wood' }],
          size: { width: 2300, depth: 900, height: 780 },
          price: 21_500_000,
          label: { text: '230 cm, Wood, Oat', lang: 'en' },
        }),
      ],
    });
    await expect
      .poll(() => all('a').map((link) => link.textContent))
      .toContainEqual(expect.stringMatching(/W 2300.* mm.*₫21,500,000/u));
    expect(text()).toContain('Arms: None');
    expect(text()).not.toContain('230 cm, Wood, Oat');
  });

  test('a version does not repeat the name of its choice, and Chinese has its own colon', async () => {
    const words = translator('zh', 'product');
    const forms = (label: string) => [
      { name: '风格', label: '日式' },
      { name: words('choice.variant'), label },
    ];
    show(
      { variants: [variant('v_1', { forms: forms('深碗') }), variant('v_2', { forms: forms('浅盘') })] },
      { language: 'zh' },
    );
    await expect.poll(text).toContain('款式：风格：日式 · 深碗');
  });

  test.each(locales)('in %s: a bed says for which mattress it is, beside its outside', async (language) => {
    show(
      {
        variants: [1580, 1880].map((width) =>
          variant(`v_${width}`, { size: { width, depth: 2150, height: 1000 }, mattress: width - 80 }),
        ),
      },
      { language },
    );
    const words = translator(language, 'cards');
    await expect.poll(text).toContain(`1880 mm${words('mattress', { metres: 1.8 })}`);
    expect(text()).toContain(`1580 × 2150 × 1000 mm · ${words('mattress', { metres: 1.5 })}`);
    expect(text()).toContain(`${translator(language, 'product')('facts.mattress')}1500 mm`);
  });

  test.each(locales)(
    'in %s: who sells it, lines as they were written, advice that is not the merchant’s',
    async (language) => {
      show({}, { language });
      const words = translator(language, 'product');
      await expect.poll(text).toContain(words('maker.title'));
      expect(text()).not.toMatch(/Made by|出自|Nơi làm ra/);
      const lines = all('p').find((each) => each.textContent.includes('Second line.'));
      expect(lines?.textContent).toBe('First line.\nSecond line.');
      expect(lines?.className).toContain('whitespace-pre-line');
      expect(words('facts.care')).toMatch(/Hien|Hiên|轩/);
      expect(text()).toContain(words('facts.care'));
    },
  );
});

describe('F3: made to size beside variants', () => {
  const both = { made, quote };

  test('both are a click apart, and the merchant’s own model stays', async () => {
    show({ ...both, variants: [variant('v_own', { glb: '/media/own.glb' })] });
    await expect.poll(() => all('nav a').map(({ textContent }) => textContent)).toContain(t('kinds.made'));
    const [stock, order] = all(`nav[aria-label="${t('kinds.label')}"] a`);
    expect(stock?.getAttribute('aria-current')).toBe('true');
    expect(text()).toContain('₫18,000,000');
    expect(buttons(t('stage.turn'))).toHaveLength(1);
    order?.click();
    await expect.poll(text).toContain('₫21,000,000');
    expect(all('input[type=range]')).toHaveLength(1);
  });

  test('from a variant that was named, made to size begins with its form, and the way back leads to it again', async () => {
    const variants = [
      variant('v_first'),
      variant('v_named', { model: 'wardrobe-0000', madeLike: 'width=2200&finish=frame%3Ateak' }),
    ];
    show({ ...both, variants }, { query: '&variant=v_named' });
    const kinds = () => all(`nav[aria-label="${t('kinds.label')}"] a`);
    await expect.poll(() => kinds().length).toBe(2);
    expect(kinds()[1]?.getAttribute('href')).toBe(`${pages.detail.path}?id=p_x&made=1&width=2200&finish=frame%3Ateak`);
    kinds()[1]?.click();
    await expect.poll(() => kinds()[1]?.getAttribute('aria-current')).toBe('true');
    expect(kinds()[0]?.getAttribute('href')).toBe(`${pages.detail.path}?id=p_x&variant=v_named`);
  });

  test('a size that is none cannot be bought: the buttons are off and say why; a good one puts them on again', async () => {
    show({ ...both, variants: [] });
    await expect.poll(() => all('input[inputmode=numeric]').length).toBeGreaterThan(0);
    const field = all(`input[aria-label="${t('made.millimetres', { name: 'Width' })}"]`)[0] as HTMLInputElement;
    typeInto(field, 'abc');
    await expect
      .poll(() => [...buttons(buy), ...buttons(add)].map(({ disabled }) => disabled))
      .toEqual([true, true, true, true]);
    const [first] = buttons(buy);
    expect(document.querySelector(`[id="${first!.getAttribute('aria-describedby')}"]`)?.textContent).toBe(
      t('made.notNumber'),
    );
    typeInto(field, '1800');
    await expect.poll(() => buttons(buy).every(({ disabled }) => !disabled)).toBe(true);
  });
});

describe('P5: delivery and returns before ordering', () => {
  test('a range until the province is chosen, then its fee and days; the next page remembers it', async () => {
    show();
    await expect.poll(text).toContain('₫150,000\u00a0– 300,000');
    expect(document.querySelector('a[href="/help#q_returns"]')?.textContent).toBe(
      t('terms.return', { days: returnWithinDays }),
    );
    const select = document.querySelector('select')!;
    select.value = '79';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const told = `${t('terms.fee', { fee: '₫150,000' })}, ${t('terms.days', { days: '2–3' })}`;
    await expect.poll(text).toContain(told);
    show();
    await expect.poll(() => all('select + *, output').filter((each) => each.textContent === told).length).toBe(2);
  });

  test('what is made to size takes its making too, and is not returned for a change of mind', async () => {
    show({ made, quote, variants: [] });
    await expect.poll(text).toContain(t('terms.returnMade'));
    expect(text()).toContain(t('terms.days', { days: '22–40' }));
    expect(text()).not.toContain(t('terms.return', { days: returnWithinDays }));
  });
});

test('LOOK: a photograph of 4:5 is shown whole', async () => {
  const photo = {
    hash: 'abc',
    width: 1600,
    height: 2000,
    placeholder: null,
  } as unknown as ProductDetail['pictures'][0];
  show({ pictures: [photo], variants: [variant('v_1')] });
  await expect.poll(() => all('.pic.uncut picture img').length).toBe(1);
});
