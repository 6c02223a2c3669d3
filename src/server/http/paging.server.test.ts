import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBusiness } from '#demo/load-business.server.ts';
import type { DemoKind } from '#features/people/accounts/demo-accounts.ts';
import { billOwners } from '#server/bill-owners.ts';
import { allCalls } from '#server/calls.ts';
import { openApi } from '#server/http/openapi.ts';
import { tokenOf, type TestApp } from '../../../tests/support/app.ts';
import { demoApp } from '../../../tests/support/demo-app.ts';

let world: TestApp;
const tokens = new Map<DemoKind, string>();
beforeAll(async () => {
  world = await demoApp({ HIEN_DEMO: '1' });
  await loadBusiness(world.services, billOwners(), () => {});
  for (const kind of ['user', 'designer', 'merchant', 'admin'] as const)
    tokens.set(kind, tokenOf(await world.call('POST', '/demo/login', { body: { kind } })));
});
afterAll(() => world.close());

/** Every list that once had another name for its cursor: whose it is, and where its rows lie in the answer. */
const lists: { path: string; by: DemoKind; former: 'after' | 'before' | 'page'; rows: string; query?: string }[] = [
  { path: '/admin/applications', by: 'admin', former: 'after', rows: 'content' },
  { path: '/admin/articles', by: 'admin', former: 'after', rows: 'rows' },
  { path: '/admin/broadcasts', by: 'admin', former: 'after', rows: 'rows' },
  { path: '/admin/feedback', by: 'admin', former: 'after', rows: 'rows' },
  { path: '/admin/people/{id}/quota-ledger', by: 'admin', former: 'before', rows: 'lines', query: 'size=1' },
  { path: '/admin/products', by: 'admin', former: 'after', rows: 'rows' },
  { path: '/admin/reports', by: 'admin', former: 'after', rows: 'rows' },
  { path: '/admin/works', by: 'admin', former: 'after', rows: 'rows' },
  { path: '/design-orders/{id}', by: 'user', former: 'before', rows: 'entries' },
  { path: '/designer/design-orders', by: 'designer', former: 'page', rows: 'content', query: 'size=1' },
  { path: '/glbs', by: 'merchant', former: 'after', rows: 'rows' },
  { path: '/media', by: 'user', former: 'before', rows: '', query: 'size=1' },
  { path: '/merchant/orders', by: 'merchant', former: 'page', rows: 'content', query: 'size=1' },
  { path: '/merchant/products', by: 'merchant', former: 'page', rows: 'content', query: 'size=1' },
  { path: '/merchant/reviews', by: 'merchant', former: 'page', rows: 'reviews' },
  { path: '/models', by: 'user', former: 'page', rows: 'items' },
  { path: '/products/{id}/reviews', by: 'user', former: 'page', rows: 'reviews' },
  { path: '/user/design-orders', by: 'user', former: 'page', rows: 'content', query: 'size=1' },
  { path: '/user/favourites', by: 'user', former: 'page', rows: 'things' },
  { path: '/user/quota-ledger', by: 'user', former: 'before', rows: 'lines', query: 'size=1' },
];

const document = openApi(allCalls('seed'), 'http://localhost:3000');
interface Parameter {
  name: string;
  deprecated?: boolean;
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({
    path,
    parameters: (operation as { parameters: Parameter[] }).parameters,
  })),
);

describe('paging of calls: `cursor` in, `next` out', () => {
  test('the names it had before are marked in the OpenAPI page, and each is in this table', () => {
    const marked = operations.flatMap(({ path, parameters }) =>
      parameters.filter(({ deprecated }) => deprecated).map(({ name }) => `${path} ${name}`),
    );
    expect(marked.toSorted()).toEqual(lists.map(({ path, former }) => `${path} ${former}`).toSorted());
  });

  test('no other call pages by another name, but the seed’s own', () => {
    const others = operations.flatMap(({ path, parameters }) =>
      parameters
        .filter(({ name, deprecated }) => ['page', 'after', 'before'].includes(name) && !deprecated)
        .map(({ name }) => `${path} ${name}`),
    );
    expect(others.toSorted()).toEqual([
      // What was said since: not a page of a list.
      '/design-orders/{id} after',
      '/designer/designs page',
      '/designs/{id}/commands after',
      '/designs/{id}/comments after',
      '/designs/{id}/stream after',
      '/user/bills page',
      '/user/mails page',
      '/user/orders page',
    ]);
  });

  test.each(lists)(
    '$path: `cursor` and `$former` give the same page',
    async ({ path, by, former, rows, query = '' }) => {
      const address = path.replace('{id}', await idFor(path));
      const ask = async (more: string) => {
        const answer = await world.call('GET', `${address}?${[query, more].filter(Boolean).join('&')}`, {
          token: tokens.get(by),
        });
        expect(answer, more).toMatchObject({ status: 200 });
        return answer.data as Record<string, unknown>;
      };
      const first = await ask('');
      const place = former === 'page' ? '1' : placeAfter(first, rows);
      const old = await ask(`${former}=${place}`);
      expect(await ask(`cursor=${cursorFor(path, first, place)}`)).toEqual(old);
      if (path !== '/media') expect(Object.keys(old)).toContain('next');
    },
  );

  test.each(['/merchant/products', '/merchant/orders', '/designer/design-orders'])(
    '%s: followed by `next`, every row comes once and the last page has none',
    async (path) => {
      const by = path.startsWith('/merchant') ? 'merchant' : 'designer';
      const seen: string[] = [];
      let total = 0;
      for (let cursor: string | null = '0'; cursor !== null;) {
        const { data } = await world.call('GET', `${path}?size=2&cursor=${cursor}`, { token: tokens.get(by) });
        const page = data as { content: { id: string }[]; next: string | null; total: number };
        seen.push(...page.content.map(({ id }) => id));
        total = page.total;
        cursor = page.next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect([seen.length, total > 0]).toEqual([total, true]);
    },
  );

  test.each(['x', '-1', '1.5', '10001', '99999999999999999999'])(
    'a cursor %s that no page gave is refused',
    async (cursor) => {
      const answer = await world.call('GET', `/merchant/products?cursor=${cursor}`, { token: tokens.get('merchant') });
      expect(answer.status).toBe(400);
    },
  );
});

/** Whose ledger, which talk, which product. */
async function idFor(path: string): Promise<string> {
  const first = async (address: string, by: DemoKind, field: string) => {
    const { data } = await world.call('GET', address, { token: tokens.get(by) });
    return ((data as Record<string, { id: string }[]>)[field] ?? [])[0]?.id ?? '';
  };
  if (path.startsWith('/admin/people')) {
    const { data } = await world.call('GET', '/user', { token: tokens.get('user') });
    return (data as { id: string }).id;
  }
  if (path.startsWith('/design-orders')) return first('/user/design-orders', 'user', 'content');
  return path.startsWith('/products') ? first('/products', 'user', 'items') : '';
}

/** Where a list goes on after its first row; any place where it has none. */
function placeAfter(answer: Record<string, unknown>, rows: string): string {
  const found = (rows === '' ? answer : answer[rows]) as { id?: string | number; position?: number }[];
  return String(answer.next ?? found[0]?.id ?? found.at(-1)?.position ?? 'none');
}

/** The library's cursors know the question they belong to; every other list's is the place itself. */
function cursorFor(path: string, first: Record<string, unknown>, place: string): string {
  return encodeURIComponent(path === '/models' ? String(first.next) : place);
}
