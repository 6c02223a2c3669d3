import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { draftText, dropAllDrafts, keepDraft } from '#ui/fields/kept-draft.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { acting, type } from '../../../../tests/support/dom/dialog-layer.tsx';
import { ProductFormView } from './components/product-form-view.tsx';

const viewer = { id: 'u_shop', roles: ['ROLE_USER', 'ROLE_MERCHANT'] };
const place = { name: '/merchant/products:new', owner: viewer.id, lasting: true };
const options = { categories: [], styles: [], materials: [], colours: [] };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function show(language: Locale): Promise<{ page: HTMLElement; leave(): void }> {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const leave = () => {
    root.unmount();
    page.remove();
  };
  onTestFinished(leave);
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: Form }]);
  await acting(() => root.render(<Page hydrationData={{ loaderData: { root: { locale: language, viewer } } }} />));
  return { page, leave };

  function Form() {
    const messages = messagesFor(language, ['publishing', 'errors', 'media', 'glb']) as unknown as Messages;
    return (
      <IntlProvider locale={formatLocale(language)} messages={messages} timeZone={timeZone}>
        <ToastProvider>
          <ProductFormView product={null} options={options} family={null} view="form" />
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

test('G3: a fault inside what is folded away opens it', async () => {
  const { page } = await show('en');
  refuse({
    error: 'text_too_long',
    faults: [{ field: 'variants.0.label.en', error: 'text_too_long', message: 'This is too long.' }],
  });
  await acting(() => button(page, translator('en', 'publishing')('form.publish'))?.click());
  await expect.poll(() => document.activeElement?.closest('details')?.open).toBe(true);
});
