import type { HomeList, ListPort } from '#workspace/ports/list-port.ts';

/** A market that always answers with this list; `over` is what a test looks at. */
export function listPortOf(list: HomeList, over: Partial<ListPort> = {}): ListPort {
  return {
    list: () => Promise.resolve(list),
    provinces: () => Promise.resolve([{ code: '79', name: 'Hồ Chí Minh' }]),
    province: () => '',
    chooseProvince: () => undefined,
    budget: { read: () => Promise.resolve(null), set: () => Promise.resolve() },
    order: () => Promise.resolve(),
    csv: () => '/list.csv',
    cart: '/cart',
    ...over,
  };
}
