import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { draftText, dropAllDrafts, keepDraft } from '#ui/fields/kept-draft.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { answerCalls } from '../../../../tests/support/dom/answer-calls.ts';
import { choose } from '../../../../tests/support/dom/choose-file.ts';
import { acting, type } from '../../../../tests/support/dom/dialog-layer.tsx';
import { ProductFormView } from './components/product-form-view.tsx';
import { ProductsList } from './components/products-list.tsx';
import type { ProductFormData, ProductOptions } from './products-section.server.ts';

const viewer = { id: 'u_shop', roles: ['ROLE_USER', 'ROLE_MERCHANT'] };
const place = { name: '/merchant/products:new', owner: viewer.id, lasting: true };
const options: ProductOptions = { categories: [], styles: [], materials: [], colours: [] };

const emptyPage = { content: [], page: 0, size: 20, total: 0, counts: { shelved: 0, unshelved: 0 } };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function show(
  language: Locale,
  given: Partial<ProductFormData> = {},
  list = false,
): Promise<{ page: HTMLElement; leave(): void }> {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const leave = () => {
    root.unmount();
    page.remove();
  };
  onTestFinished(leave);
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      children: [
        { index: true, Component: () => <Place list={list} /> },
        { path: 'user/merchant', Component: () => <Place list={false} /> },
      ],
    },
  ]);
  await acting(() => root.render(<Page hydrationData={{ loaderData: { root: { locale: language, viewer } } }} />));
  return { page, leave };

  function Place({ list: listed }: { list: boolean }) {
    const messages = messagesFor(language, ['publishing', 'profile', 'errors', 'media', 'glb']) as unknown as Messages;
    return (
      <IntlProvider locale={formatLocale(language)} messages={messages} timeZone={timeZone}>
        <ToastProvider>
          {listed ? (
            <ProductsList
              page={emptyPage}
              query={{ page: 0, size: 20, status: 'all', w: '', sort: 'newest' }}
              title=""
            />
          ) : (
            <ProductFormView product={null} options={options} family={null} profileLacks={[]} view="form" {...given} />
          )}
        </ToastProvider>
      </IntlProvider>
    );
  }
}

const nameOf = (page: HTMLElement, language: Locale) =>
  [...page.querySelectorAll('input')].find(
    ({ labels }) => labels?.[0]?.textContent === translator(language, 'publishing')('words.name'),
  );
const button = (page: HTMLElement, text: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === text);
/** The server refuses what is sent. */
const refuse = (body: object) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ code: 400, data: null, message: '', ...body }), { status: 400 })),
  );

test.each(locales)('G3 in %s what is typed survives leaving and is offered back, or discarded', async (language) => {
  const t = translator(language, 'publishing');
  const first = await show(language);
  const field = nameOf(first.page, language);
  await acting(() => field && type(field, 'Bàn trà'));
  expect(draftText(place)).toContain('Bàn trà');
  first.leave();

  const again = await show(language);
  expect(nameOf(again.page, language)?.value, 'nobody is surprised by it').toBe('');
  expect(again.page.textContent).toContain(t('kept.title'));
  await acting(() => button(again.page, t('kept.take'))?.click());
  expect(nameOf(again.page, language)?.value).toBe('Bàn trà');
  again.leave();

  const third = await show(language);
  await acting(() => button(third.page, t('kept.drop'))?.click());
  expect([draftText(place), third.page.textContent?.includes(t('kept.title'))]).toEqual([null, false]);
});

test('G3: who chose to go on in the list finds what they typed in the form and is not asked again', async () => {
  const t = translator('en', 'publishing');
  const first = await show('en');
  const field = nameOf(first.page, 'en');
  await acting(() => field && type(field, 'Tea table'));
  first.leave();

  const { page } = await show('en', {}, true);
  await acting(() =>
    [...page.querySelectorAll('a')].find(({ textContent }) => textContent === t('list.continue'))?.click(),
  );
  expect(nameOf(page, 'en')?.value).toBe('Tea table');
  expect(page.textContent).not.toContain(t('kept.title'));
});

test('G3: another person in the same browser is not offered it', async () => {
  keepDraft({ ...place, owner: 'u_other' }, { at: '2026-11-16', version: null, form: {} });
  const { page } = await show('en');
  expect(page.textContent).not.toContain(translator('en', 'publishing')('kept.title'));
});

test('G3: signed out, nothing of it stays in the browser', async () => {
  const { page, leave } = await show('en');
  const field = nameOf(page, 'en');
  await acting(() => field && type(field, 'Bàn trà'));
  leave();
  expect(localStorage).toHaveLength(1);
  dropAllDrafts();
  expect(localStorage).toHaveLength(0);
});

test('G3: what another version of the form wrote is not offered', async () => {
  keepDraft(place, { at: '2026-11-16T00:00:00Z', version: null, form: { name: {} } });
  const { page } = await show('en');
  expect(page.textContent).not.toContain(translator('en', 'publishing')('kept.title'));
});

test('G3: refused, the first field at fault has the focus; a missing picture is marked', async () => {
  const t = translator('en', 'publishing');
  const { page } = await show('en');
  refuse({
    error: 'picture_needed',
    faults: [{ field: 'pictures', error: 'picture_needed', message: 'Please add a picture.' }],
  });
  await acting(() => button(page, t('form.publish'))?.click());
  const picture = page.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(() => picture?.getAttribute('aria-invalid')).toBe('true');
  expect(page.textContent).toContain('Please add a picture.');
  expect(document.activeElement).toBe(picture);
  expect(picture?.multiple, 'several at once').toBe(true);
});

test('G3: a file that was left out is no fault of the form: publishing leads to the field that is', async () => {
  const { page } = await show('en');
  const file = page.querySelector<HTMLInputElement>('input[type=file]');
  await acting(() => choose(file, new File(['a list'], 'list.txt', { type: 'text/plain' })));
  await expect.poll(() => page.textContent).toContain('list.txt: ');
  expect(file?.getAttribute('aria-invalid')).toBeNull();
  refuse({
    error: 'length_limit',
    faults: [{ field: 'variants.0.width', error: 'length_limit', message: 'A length.' }],
  });
  await acting(() => button(page, translator('en', 'publishing')('form.publish'))?.click());
  await expect
    .poll(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent)
    .toBe(translator('en', 'publishing')('variants.width'));
});

test.each(locales)(
  'G3 in %s: published or saved while pictures are sent, it waits for them and says so',
  async (language) => {
    const t = translator(language, 'publishing');
    const media = translator(language, 'media');
    const asked = answerCalls({});
    const { page } = await show(language);
    const file = page.querySelector<HTMLInputElement>('input[type=file]');
    await acting(() => choose(file, new File(['x'], 'a.png', { type: 'image/png' })));
    const still = () =>
      [...page.querySelectorAll('p')].filter(({ textContent }) => textContent === media('several.still'));
    expect(still()).toEqual([]);
    for (const name of [t('form.publish'), t('form.draft')]) {
      await acting(() => page.querySelector('input')?.focus());
      await acting(() => button(page, name)?.click());
      expect(asked).toEqual([]);
      expect(still()).toEqual([document.activeElement]);
    }
    await acting(() => button(page, media('upload.stop'))?.click());
    expect(still()).toEqual([]);
    await acting(() => button(page, t('form.publish'))?.click());
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /merchant/products']);
  },
);

test('G3: a fault inside what is folded away opens it', async () => {
  const { page } = await show('en');
  refuse({
    error: 'text_too_long',
    faults: [{ field: 'variants.0.label.en', error: 'text_too_long', message: 'This is too long.' }],
  });
  await acting(() => button(page, translator('en', 'publishing')('form.publish'))?.click());
  await expect.poll(() => document.activeElement?.closest('details')?.open).toBe(true);
});

test.each(locales)(
  'G5 in %s: what the profile lacks is said at the top from the start, with the way there',
  async (language) => {
    const { page } = await show(language, { profileLacks: ['companyAddress', 'contactPhone'] });
    const note = page.querySelector('form > [role=note]');
    const field = translator(language, 'profile');
    for (const lacks of ['companyAddress', 'contactPhone'] as const)
      expect(note?.textContent).toContain(field(`field.${lacks}`));
    expect(note?.querySelector('a')?.getAttribute('href')).toBe(
      '/user/merchant?tab=profile&next=%2Fuser%2Fmerchant%3Ftab%3Dproducts%26new%3D',
    );
    expect((await show(language)).page.querySelector('form > [role=note]')).toBeNull();
  },
);

test.each(locales)(
  'G3 in %s: what was left unsaved is brought into view, and the list tells of it',
  async (language) => {
    const t = translator(language, 'publishing');
    expect((await show(language, {}, true)).page.textContent).not.toContain(t('list.unsaved'));
    const first = await show(language);
    const field = nameOf(first.page, language);
    await acting(() => field && type(field, 'Bàn trà'));
    first.leave();
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    onTestFinished(() => scrolled.mockRestore());
    const { page } = await show(language);
    const title = [...page.querySelectorAll('h2')].find(({ textContent }) => textContent === t('kept.title'));
    expect([scrolled.mock.contexts, document.activeElement]).toEqual([[title], title]);
    expect((await show(language, {}, true)).page.textContent).toContain(t('list.unsaved'));
  },
);

test.each(locales)('G3 in %s: how many pictures are taken is said before', async (language) => {
  const { page } = await show(language);
  expect(page.querySelector('.upload')?.textContent).toMatch(/20/);
});

test('G3: a variant that was removed by mistake is brought back in its place, by the keyboard too', async () => {
  const t = translator('en', 'publishing');
  const { page } = await show('en');
  const prices = () =>
    [...page.querySelectorAll('input')]
      .filter(({ labels }) => labels?.[0]?.textContent === t('variants.price'))
      .map(({ value }) => value);
  const typePrice = (at: number, text: string) =>
    acting(() => {
      const field = [...page.querySelectorAll('input')].filter(
        ({ labels }) => labels?.[0]?.textContent === t('variants.price'),
      )[at];
      if (field) type(field, text);
    });
  const press = (name: string) =>
    acting(() =>
      [...page.querySelectorAll('button')]
        .find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
        ?.click(),
    );
  await press(t('variants.add'));
  await press(t('variants.add'));
  for (const [at, price] of ['1000', '2000', '3000'].entries()) await typePrice(at, price);
  await press(t('variants.remove', { number: 1 }));
  await press(t('variants.remove', { number: 2 }));
  expect(prices()).toEqual(['3,000']);
  expect(page.textContent).toContain(t('variants.removed', { number: 2 }));
  expect(document.activeElement?.textContent).toBe(t('variants.undo'));
  await acting(() => (document.activeElement as HTMLButtonElement).click());
  expect(prices()).toEqual(['2,000', '3,000']);
  expect(page.querySelector('[data-variant]')?.contains(document.activeElement)).toBe(true);
  await press(t('variants.undo'));
  expect(prices()).toEqual(['1,000', '2,000', '3,000']);
});

test('G3: prices are grouped as they are typed', async () => {
  const { page } = await show('vi');
  const price = fieldNamed(page, translator('vi', 'publishing')('variants.price'));
  await acting(() => price && type(price, '8500000'));
  expect(price?.value).toBe('8.500.000');
});

test('G3: an error stays where it is while its field is corrected, and goes with the next tap; others stay', async () => {
  const t = translator('en', 'publishing');
  const { page } = await show('en');
  refuse({
    error: 'field_required',
    faults: [
      { field: 'name', error: 'field_required', message: 'Please name it.' },
      { field: 'variants.0.price', error: 'field_required', message: 'Please price it.' },
    ],
  });
  await acting(() => button(page, t('form.publish'))?.click());
  await expect.poll(() => page.textContent).toContain('Please price it.');
  const price = fieldNamed(page, t('variants.price'));
  await acting(() => price && type(price, '8500000'));
  expect(page.textContent).toContain('Please price it.');
  await acting(() => fieldNamed(page, t('variants.stock'))?.click());
  expect(page.textContent).not.toContain('Please price it.');
  expect(page.textContent).toContain('Please name it.');
});

test('F3: a category offers what its things are made of; what was chosen before stays', async () => {
  const kinds = ['wood', 'light', 'plant'].map((key) => ({ key, name: key }));
  const children = [{ key: 'coffee-table', name: 'Coffee table', family: 'TBL', materials: ['wood'] }];
  const { page } = await show('en', {
    options: { ...options, materials: kinds, categories: [{ key: 'table', name: 'Tables', children }] },
  });
  const offered = () =>
    [...page.querySelectorAll('fieldset button[aria-pressed]')]
      .map(({ textContent }) => textContent)
      .filter((name) => kinds.some(({ key }) => key === name));
  expect(offered()).toEqual(['wood', 'light', 'plant']);
  await acting(() => button(page, 'plant')?.click());
  const category = page.querySelector<HTMLInputElement>('[role=combobox]')!;
  await acting(() => category.focus());
  await acting(() => page.querySelector<HTMLElement>('[role=option]')?.click());
  expect(category.value).toBe('Coffee table');
  expect(offered()).toEqual(['wood', 'plant']);
});

function fieldNamed(page: HTMLElement, label: string): HTMLInputElement | undefined {
  return [...page.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label);
}
