import { parseArgs } from 'node:util';
import { startBuiltServer } from '../e2e/support/server.ts';
import { load } from './support/load.ts';
import { report } from './support/report.ts';

/*
 * Lists, filters, searches and details over HTTP: the calls, which are never cached, and the pages, rendered and
 * cached. Over the demo world, or with `--data` over a folder that `npm run demo:scale` has filled. CPU is the server's
 * own, without the database's.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, count: { type: 'string', default: '200' }, json: { type: 'boolean' } },
});
const server = await startBuiltServer({}, values.data);
const words = ['sofa', 'ghe sofa', '沙发', 'sofaa', 'bàn ăn gỗ', 'oak table', '书架', 'đèn'].map(encodeURIComponent);
const calls = {
  productList: ['/api/products', '/api/products?sort=newest', '/api/products?sort=cheap'],
  productFilters: [
    '/api/products?style=modern',
    '/api/products?style=japandi&material=wood',
    '/api/products?room=living&price=to10&colour=grey',
    '/api/products?category=seating&fits=2000x900',
  ],
  productSearch: words.map((word) => `/api/products?w=${word}`),
  workFilters: [
    '/api/works',
    '/api/works?style=modern',
    '/api/works?home=apartment&room=living',
    '/api/works?space=dayArea&scene=couple&sort=newest',
  ],
  suggestions: words.map((word) => `/api/search/suggestions?w=${word}`),
};

try {
  for (const [name, addresses] of Object.entries(calls)) report(`call ${name}`, await timed(addresses));
  const ids = await Promise.all(
    ['products', 'works', 'designers', 'articles'].map(async (kind) =>
      (
        (await (await fetch(`${server.url}/api/${kind}?size=5`)).json()) as { data: { items: { id: string }[] } }
      ).data.items.map(({ id }) => id),
    ),
  );
  const details = [...ids[0]!, ...ids[1]!].map((id) => `/things/detail?id=${id}`);
  const pages: Record<string, string[]> = {
    productPages: ['/product', '/product?style=modern'],
    workPages: ['/works', '/works?style=modern'],
    searchPages: words.map((word) => `/things/product-result?w=${word}`),
    details,
  };
  for (const [name, addresses] of Object.entries(pages)) {
    if (addresses.length === 0) continue;
    report(
      `made ${name}`,
      await timed(addresses.map((address) => `${address}${address.includes('?') ? '&' : '?'}uncached=1`)),
    );
    report(`kept ${name}`, await timed(addresses));
  }
} finally {
  await server.stop();
}

async function timed(addresses: readonly string[]): Promise<Record<string, number | string>> {
  await load(server, addresses, { count: addresses.length * 2 });
  const { statuses, ...figures } = await load(server, addresses, { count: Number(values.count), connections: 2 });
  return {
    ...figures,
    statuses: Object.entries(statuses)
      .map(([status, count]) => `${status}×${count}`)
      .join(' '),
  };
}
