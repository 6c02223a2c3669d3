export interface ReadCase {
  name: string;
  addresses: string[];
  headers?: Record<string, string>;
  /** Asked so many times as often: a cheap answer needs more of them to be told from nothing. */
  times?: number;
}

export async function everyoneCases(
  url: string,
  { token, merchant }: { token: string; merchant: string },
): Promise<ReadCase[]> {
  const [products, works] = await Promise.all([idsOf(url, 'products'), idsOf(url, 'works')]);
  const words = ['sofa', 'ghe sofa', '沙发', 'sofaa', 'bàn ăn gỗ', 'oak table', '书架', 'đèn'].map(encodeURIComponent);
  const browser = { 'accept-encoding': 'gzip, deflate, br' };
  const signedIn = { ...browser, cookie: `token=${token}; cookie_agreement=0` };
  const lists = ['/api/products?sort=popular', '/api/products?sort=newest', '/api/products?sort=cheap'];
  const filtered = [
    '/api/products?style=modern&sort=cheap',
    '/api/products?style=japandi&material=wood',
    '/api/products?room=living&price=to10&colour=grey',
    '/api/products?category=seating&fits=2000x900',
  ];
  // A copy from before knows no such word, and counts always.
  const counted = (await fetch(`${url}/api/products?facets=1`)).ok ? '&facets=1' : '';
  const searches = words.map((word) => `/api/products?w=${word}${counted}`);
  return [
    { name: 'call detail made', addresses: made(products.map((id) => `/api/products/${id}`)) },
    { name: 'call detail kept', addresses: products.map((id) => `/api/products/${id}`), times: 8 },
    { name: 'call list made', addresses: made(lists) },
    { name: 'call list kept', addresses: lists, times: 8 },
    { name: 'call filtered list made', addresses: made(filtered) },
    { name: 'call search with facets made', addresses: made(searches) },
    { name: 'call work made', addresses: made(works.map((id) => `/api/works/${id}`)) },
    { name: 'call works list made', addresses: made(['/api/works', '/api/works?style=modern']) },
    { name: 'page detail made, visitor', addresses: made(products.map((id) => `/things/detail?id=${id}`)) },
    { name: 'page detail kept, visitor', addresses: products.map((id) => `/things/detail?id=${id}`), times: 8 },
    {
      name: 'public pages, signed in',
      addresses: ['/', '/works', '/product', '/help', ...products.map((id) => `/things/detail?id=${id}`)],
      headers: signedIn,
      times: 2,
    },
    {
      name: 'dashboard of a buyer',
      addresses: ['/user/user', '/user/user?tab=purchases', '/user/user?tab=favourites'],
      headers: signedIn,
    },
    {
      name: 'dashboard of a merchant',
      addresses: ['/user/merchant', '/user/merchant?tab=sales', '/user/merchant?tab=products'],
      headers: { ...browser, cookie: `token=${merchant}; cookie_agreement=0` },
    },
  ];
}

async function idsOf(url: string, kind: string): Promise<string[]> {
  const answer = (await (await fetch(`${url}/api/${kind}?size=12`)).json()) as { data: { items: { id: string }[] } };
  return answer.data.items.map(({ id }) => id);
}

/** A long address is never kept: what it names is made for that request alone. No language has that name. */
function made(addresses: readonly string[]): string[] {
  return addresses.map((address) => `${address}${address.includes('?') ? '&' : '?'}lang=${'x'.repeat(160)}`);
}
