import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { CachedPage, MadePage } from '#platform/page-cache.ts';
import type { CacheableAddress } from '#server/pages/cacheable-addresses.ts';
import { cachedPage, sharedPage } from '#server/pages/cached-page.ts';
import type { PageRendering } from '#server/pages/answer-pages.ts';
import { localeOf, networkOf, manyContext } from '#server/http/request-context.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';

/**
 * Whether the cookie question was answered, and how (shell/consent.ts): it identifies nobody, and the page shows no
 * more than that.
 */
const consentCookies: Record<string, string> = { 0: 'cookie_agreement=0', 1: 'cookie_agreement=1' };

/** All a kept page is told of the cookies. */
export function consentCookieOf(request: FastifyRequest): string {
  return consentCookies[request.cookies.cookie_agreement ?? ''] ?? '';
}

/**
 * The page every visitor gets: from the cache, or rendered now for all later requests. It depends on nothing of the
 * request but its address, its language and the answer about cookies.
 */
export async function visitorPage(
  request: FastifyRequest,
  { path, sources }: CacheableAddress,
  { http, render, places, policy }: PageRendering,
): Promise<{ page: CachedPage; kept: boolean }> {
  const { services, origins } = http;
  const locale = localeOf(request);
  const cookie = consentCookieOf(request);
  const key = `${locale} ${cookie} ${path}`;
  const kept = services.kept.visitors.find(key, sources);
  if (kept !== null) return { page: kept, kept: true };
  // Its turn comes before anyone can share what is being made: nobody waits for a page that waits in another's line.
  return places(networkOf(request.ip), () => services.kept.visitors.get(key, sources, make));

  async function make(): Promise<MadePage<CachedPage>> {
    const nonce = randomBytes(16).toString('hex');
    const response = await render(
      new Request(new URL(path, origins[0]), { headers: { cookie } }),
      manyContext(services, request.id, locale),
      nonce,
    );
    const { body, hashes } = await readShared(response, nonce);
    const headers = {
      ...Object.fromEntries(response.headers),
      'content-security-policy': contentSecurityPolicy(hashes, policy),
    };
    // Size estimate: both encodings are about a quarter each.
    return {
      page: cachedPage(response.status, headers, body),
      keep: response.status === 200 && response.headers.getSetCookie().length === 0,
      bytes: body.length * 1.5 + 2_000,
    };
  }
}

/** Answers 304 to a browser that has this very page. */
export async function sendCachedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, kept }: { page: CachedPage; kept: boolean },
): Promise<FastifyReply> {
  const good = page.status === 200;
  const encoding =
    page.body.length < 1024 ? undefined : (['br', 'gzip'] as const).find((each) => accepts(request, each));
  const etag = encoding === undefined ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  reply
    .status(page.status)
    .headers(page.headers)
    .header('vary', ['Accept-Language, Cookie, Accept-Encoding', ...originIn(reply)].join(', '))
    .header('x-page-cache', kept ? 'hit' : 'miss');
  if (good) reply.header('etag', etag);
  if (good && hasEtag(request, etag)) return reply.status(304).send();
  if (encoding === undefined) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.packed(encoding));
}

/** Where calls have a host of their own, their answers differ by who asks. */
function originIn(reply: FastifyReply): string[] {
  return String(reply.getHeader('vary') ?? '').includes('Origin') ? ['Origin'] : [];
}

/** The router's data are no page, and have no scripts. */
async function readShared(response: Response, nonce: string): Promise<{ body: Buffer; hashes: string[] }> {
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    return { body: Buffer.from(await response.arrayBuffer()), hashes: [] };
  const { html, hashes } = sharedPage(await response.text(), nonce);
  return { body: Buffer.from(html), hashes };
}

const encodings = { br: named('br'), gzip: named('gzip') };

function named(encoding: string): RegExp {
  return new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`);
}

export function accepts(request: FastifyRequest, encoding: keyof typeof encodings): boolean {
  return String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => encodings[encoding].test(part));
}

export function hasEtag(request: FastifyRequest, etag: string): boolean {
  return (request.headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
