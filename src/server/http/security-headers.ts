import type { FastifyReply } from 'fastify';
import type { SiteSettings } from '#platform/site-settings.ts';
import { chatHosts, type Directive } from '#server/pages/chat-hosts.ts';

export interface Policy {
  /** While developing, Vite puts styles into the page itself. */
  developing?: boolean;
  connectTo?: string | null;
  /** Hosts whose pages may be embedded, including subdomains (docs/decisions/0041). */
  frames?: readonly string[];
  /** For those who agreed to it (PRODUCT A7). */
  chat?: SiteSettings['chat'];
}

/**
 * A page runs our own scripts and the inline ones named here, nothing else (DESIGN §4): by this response's nonce, or by
 * the hashes of a cached page.
 */
export function contentSecurityPolicy(
  inline: readonly string[],
  { developing = false, connectTo = null, frames = [], chat = null }: Policy = {},
): string {
  const guest = chat === null ? {} : chatHosts(chat);
  const from = (directive: Directive, ...ours: string[]) =>
    ours.length === 0 && guest[directive] === undefined
      ? []
      : [[directive, ...ours, ...(guest[directive] ?? [])].join(' ')];
  return [
    "default-src 'none'",
    ...from('script-src', "'self'", ...inline.map((name) => `'${name}'`)),
    ...from('style-src', "'self'", ...(developing ? ["'unsafe-inline'"] : [])),
    "style-src-attr 'unsafe-inline'",
    ...from('img-src', "'self'", 'data:', 'blob:'),
    ...from('font-src', "'self'"),
    ...from('connect-src', "'self'", ...(connectTo === null ? [] : [connectTo])),
    ...from('frame-src', ...frames.flatMap((host) => [`https://${host}`, `https://*.${host}`])),
    ...from('media-src', "'self'"),
    "manifest-src 'self'",
    ...from('worker-src', "'self'"),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Of files that came from people: opened by themselves they are a page that may do nothing, in nobody's frame. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Of every answer that has none of its own. A worker is ruled by the policy of its script, so this one leaves it what it
 * fetches and compiles.
 */
const leastPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** `transport` is what browsers are told about https (`strictTransport`); null where the site has none. */
export function setSecurityHeaders(reply: FastifyReply, transport: string | null): void {
  reply.headers({
    'content-security-policy': leastPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
  if (transport !== null) reply.header('strict-transport-security', transport);
}

export function strictTransport(https: boolean, subdomains: boolean): string | null {
  if (!https) return null;
  return subdomains ? 'max-age=31536000; includeSubDomains' : 'max-age=31536000';
}
