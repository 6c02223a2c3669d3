import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link as RouterLink, RouterProvider, type LinkProps } from 'react-router';
import { expect, test } from 'vitest';
import { Link } from './server-link.ts';

const links: LinkProps[] = [
  { to: '/', children: 'Home' },
  { to: '/works', className: 'link', 'aria-label': 'Works' },
  { to: '/things/detail?id=p_1&lang=vi#reviews', target: '_blank', rel: 'noopener' },
  { to: '/user/merchant?tab=products', replace: true, preventScrollReset: true, state: { from: 1 } },
  { to: '/admin/refunds/', discover: 'none' },
  { to: '//elsewhere.example/a', reloadDocument: true },
  { to: '/a/../b//c' },
  { to: '?tab=sales', relative: 'path' },
  { to: '#end' },
  { to: '' },
  { to: { pathname: '/works', search: '?style=modern' } },
  { to: 'https://hien.example/works' },
  { to: '/bàn ghế' },
];

/** DESIGN §2: a page is hydrated as it was rendered. */
test.each(links)('a link of the server is the one of the browser: $to', (props) => {
  expect(rendered(Link, props)).toBe(rendered(RouterLink, props));
});

function rendered(link: typeof RouterLink | typeof Link, props: LinkProps): string {
  const router = createMemoryRouter([{ path: '*', element: createElement(link, props) }], {
    initialEntries: ['/user/merchant?tab=x'],
  });
  return renderToString(createElement(RouterProvider, { router }));
}
