import { createRoutesStub } from 'react-router';
import { newDesign, type Design } from '#design/document.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { families } from '#models/library.ts';
import { formatId } from '#models/model-id.ts';
import { ToastProvider } from '#ui/overlays/toast.tsx';
import { EditorProvider } from '#workspace/editor-context.tsx';
import { PriceSum } from '#workspace/frame/price-sum.tsx';
import { HomeListProvider } from '#workspace/panels/list/home-list-context.tsx';
import { ListPage } from '#workspace/panels/list/list-page.tsx';
import type { HomeList, ListOffer, ListPort } from '#workspace/ports/list-port.ts';
import { listPortOf } from './list-port.ts';
import { showPage } from './show-in-editor.tsx';

const [family] = families;
export const models = family ? [formatId(family, 0), formatId(family, 1)] : [];
export const item = (id: string, model = models[0] ?? '') => ({
  id,
  level: 'lv_1',
  model,
  finishes: {},
  at: { x: 0, y: 0, z: 0 },
  turn: 0,
  placement: 'floor' as const,
  locked: false,
});
export const design: Design = {
  ...newDesign('Nhà'),
  items: { it_1: item('it_1'), it_2: item('it_2'), it_3: item('it_3', models[1]) },
};

export const offer: ListOffer = {
  product: 'p_1',
  variant: 'v_1',
  choice: '',
  name: 'Ghế Nan Thưa',
  label: 'Sồi nhạt',
  size: { width: 720, depth: 700, height: 800 },
  merchant: { id: 'm_1', name: 'Mộc Làng' },
  price: 8_600_000,
  stock: 4,
  days: { from: 0, to: 0 },
  picture: null,
  address: '/things/detail?id=p_1',
  model: models[0] ?? null,
  finishes: {},
};
/** Two armchairs that can be had, and a vase that is sold out with something that fits. */
export const list: HomeList = {
  lines: [
    {
      key: 'it_1',
      items: ['it_1', 'it_2'],
      quantity: 2,
      available: 2,
      amount: 17_200_000,
      state: 'sold',
      offer,
      piece: null,
      instead: [],
    },
    {
      key: 'it_3',
      items: ['it_3'],
      quantity: 1,
      available: 0,
      amount: 0,
      state: 'soldOut',
      offer: { ...offer, product: 'p_2', name: 'Bình Trăng' },
      piece: null,
      instead: [{ ...offer, product: 'p_3', variant: 'v_3', name: 'Bình Sao' }],
    },
  ],
  total: 17_200_000,
  count: 2,
  merchants: [{ merchant: offer.merchant, goods: 17_200_000, fee: 300_000, days: { from: 4, to: 7 } }],
  fee: null,
};

/** The list and the status line of a home, in Vietnamese. */
export function openList(over: Partial<ListPort> = {}, home: Design = design) {
  const driver = drive(home);
  const port = listPortOf(list, over);
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <EditorProvider editor={driver.editor}>
            <HomeListProvider port={port}>
              <ListPage onClose={() => undefined} />
              <PriceSum onList={() => undefined} />
            </HomeListProvider>
          </EditorProvider>
        </ToastProvider>
      ),
    },
    { path: '/cart', Component: () => <p>the cart</p> },
  ]);
  const place = showPage(<Page />, 'vi');
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find(
      (each) => each.textContent === name || each.getAttribute('aria-label') === name,
    );
  return { place, button, driver, text: () => (place.textContent ?? '').replaceAll('\u00a0', ' ') };
}
