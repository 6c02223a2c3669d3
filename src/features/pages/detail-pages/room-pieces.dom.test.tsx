import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { IntlProvider, type Messages } from 'use-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RoomLine, RoomOffer } from '#features/catalogue/offers/room-list.ts';
import { formatLocale, locales, timeZone, type Locale } from '#lib/locale.ts';
import { messagesFor, translator } from '#text/messages.server.ts';
import { ModalProvider } from '#ui/overlays/modal.tsx';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { PieceMark } from './components/piece-mark.tsx';
import { PieceStrip } from './components/piece-strip.tsx';
import { RoomPieces } from './components/room-pieces.tsx';
import type { OfferedLine } from './work-page.ts';

function offer(product: string, variant: string | null, price: number, over: Partial<RoomOffer> = {}): RoomOffer {
  return {
    product,
    variant,
    choice: '',
    name: { text: product, lang: 'en' },
    label: null,
    colour: null,
    size: { width: 450, depth: 500, height: 800 },
    mattress: null,
    sku: null,
    model: null,
    picture: null,
    thumbnail: null,
    price,
    quantity: 1,
    amount: price,
    stock: 9,
    merchant: { id: 'm_x', name: 'Mộc' },
    finishes: {},
    days: { from: 0, to: 0 },
    ...over,
  };
}
const chairs: OfferedLine = {
  key: 'it_1',
  items: ['it_1', 'it_2', 'it_3', 'it_4', 'it_5', 'it_6'],
  quantity: 6,
  available: 6,
  amount: 6_000_000,
  state: 'sold',
  offer: offer('p_chair', 'v_oak', 1_000_000),
  piece: null,
  instead: [],
};
const made: OfferedLine = {
  ...chairs,
  key: 'it_7',
  items: ['it_7'],
  quantity: 1,
  available: 1,
  amount: 9_000_000,
  offer: offer('p_shelf', null, 9_000_000, {
    choice: 'finish=body:oak&width=1800',
    merchant: { id: 'm_y', name: 'Mây' },
  }),
};
const gone: OfferedLine = {
  ...made,
  key: 'it_8',
  items: ['it_8'],
  available: 0,
  amount: 0,
  state: 'soldOut',
  offer: offer('p_lamp', 'v_lamp', 2_000_000),
  instead: [offer('p_other', 'v_other', 2_100_000)],
};
const unsold: RoomLine = {
  ...gone,
  key: 'it_9',
  items: ['it_9'],
  state: 'notSold',
  offer: null,
  piece: { name: 'Vase', size: { width: 200, depth: 200, height: 300 }, thumbnail: null },
  instead: [offer('p_vase', 'v_vase', 300_000)],
};
const room = { lines: [chairs, made, gone], total: 15_000_000, count: 7, unsold: 1 };

function show(language: Locale): void {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <ToastProvider>
          <ModalProvider>
            <PieceMark line={chairs} pointed={null} onPoint={() => undefined} />
            <PieceStrip lines={[chairs, made, gone]} pointed={null} onPoint={() => undefined} />
            <RoomPieces work="w_x" room={room} />
          </ModalProvider>
        </ToastProvider>
      ),
    },
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <IntlProvider
      locale={formatLocale(language)}
      messages={messagesFor(language, ['work', 'orders', 'cards', 'errors']) as unknown as Messages}
      timeZone={timeZone}
    >
      <Page hydrationData={{ loaderData: { root: { locale: language, viewer: null } } }} />
    </IntlProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

test.each(locales)(
  'F2, O1 in %s: mark, strip and list lead to the very variant; the sum is said, and what is not in it',
  async (language) => {
    const t = translator(language, 'work');
    const price = (sum: number) =>
      language === 'vi' ? `${sum.toLocaleString('vi-VN')}\u00a0₫` : `₫${sum.toLocaleString('en')}`;
    show(language);
    await expect.poll(() => hrefs('[data-mark]')).toHaveLength(1);
    expect(hrefs('[data-mark]')[0]).toContain('id=p_chair&variant=v_oak');
    expect(hrefs('[data-line] a')).toEqual([
      expect.stringContaining('variant=v_oak'),
      expect.stringContaining('id=p_shelf&made=1&finish=body:oak&width=1800'),
      expect.stringContaining('variant=v_lamp'),
    ]);
    const text = document.body.textContent;
    expect(text).toContain(t('pieces.sum', { count: 7, price: price(15_000_000), shops: 2 }));
    expect(text, 'its delivery comes on top').toMatch(/chưa gồm phí giao|plus delivery|不含/);
    expect(text).toContain(`${price(1_000_000)} × 6`);
    // Said before anybody clicks, with what fits.
    expect(text).toContain(t('pieces.soldOutTitle', { count: 1 }));
    expect(text).toContain(t('pieces.notSoldTitle', { count: 1 }));
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(Response.json({ code: 200, data: { ...room, lines: [...room.lines, unsold] } })),
      );
    onTestFinished(() => asked.mockRestore());
    const details = document.querySelector('details')!;
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
    await expect.poll(() => hrefs('details a').length).toBe(1);
    const labels = [...document.querySelectorAll('p')].filter((each) => each.textContent === t('pieces.instead'));
    expect(labels, 'what stands in the place of something is labelled').toHaveLength(2);
    expect(hrefs(`ul[aria-label="${t('pieces.instead')}"] a`)).toEqual([
      expect.stringContaining('variant=v_other'),
      expect.stringContaining('variant=v_vase'),
    ]);
  },
);
