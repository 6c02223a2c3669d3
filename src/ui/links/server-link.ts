import { createElement } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router';

/** An address the router would write as it stands: from the root of the site, without steps up or doubled slashes. */
const plainAddress = /^\/(?:[\w%-]+(?:\/[\w%-]+)*)?(?:[?#].*)?$/;

/**
 * Replaces `Link` of the router where pages are rendered on the server (scripts/vite/on-server.ts): the same markup,
 * a test compares them. What the router's own prepares is for clicks, and there are none; on a page of a hundred links
 * that was a tenth of the work.
 */
export function Link(props: LinkProps) {
  const { to, target, discover = 'render', prefetch = 'none', mask } = props;
  if (typeof to !== 'string' || !plainAddress.test(to) || prefetch !== 'none' || mask !== undefined)
    return createElement(RouterLink, props);
  return createElement('a', {
    ...attributesOf(props),
    href: to,
    target,
    'data-discover': discover === 'render' ? 'true' : undefined,
  });
}

function attributesOf({
  to: _to,
  target: _target,
  discover: _discover,
  prefetch: _prefetch,
  mask: _mask,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...attributes
}: LinkProps) {
  return attributes;
}
