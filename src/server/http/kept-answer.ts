import type { FastifyRequest } from 'fastify';
import { formerCookie } from '#features/people/accounts/sessions/cookie-names.ts';
import { tokenCookie } from '#features/people/accounts/sessions/session-cookies.server.ts';
import type { Answer, Call } from '#platform/call.ts';
import type { RequestContext, Services } from '#platform/context.ts';
import type { CachedPage } from '#platform/page-cache.ts';
import { localeOf, manyContext } from '#server/http/request-context.ts';
import { cachedPage } from '#server/pages/cached-page.ts';

/** Characters. Walking through all filters must not fill the memory with answers nobody asks for twice. */
const longest = 160;

/** Whether this answer is the same for whoever asks without an account. */
export function isForAnyVisitor(call: Call, request: FastifyRequest): boolean {
  return (
    call.shows !== undefined &&
    request.method === 'GET' &&
    request.cookies[tokenCookie] === undefined &&
    request.cookies[formerCookie(tokenCookie)] === undefined &&
    request.headers.authorization === undefined &&
    request.url.length <= longest
  );
}

/** All such a call is told of who asks: nothing. What it would set is of nobody. */
export const visitorInput = {
  session: null,
  body: undefined,
  cookies: {},
  headers: {},
  upload: null,
  answer: { setCookie: refuse, clearCookie: refuse, header: refuse, message: null } satisfies Answer,
};

function refuse(): never {
  throw new Error('An answer kept for all visitors sets neither cookies nor headers');
}

export function keptAnswer(
  { shows = [] }: Call,
  services: Services,
  request: FastifyRequest,
  make: (ctx: RequestContext) => Promise<string>,
): Promise<{ page: CachedPage; kept: boolean }> {
  const locale = localeOf(request);
  return services.kept.answers.get(`${locale} ${request.url}`, shows, async () => {
    const body = Buffer.from(await make(manyContext(services, request.id, locale)));
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' };
    // Both encodings are about a quarter each.
    return { page: cachedPage(200, headers, body), keep: true, bytes: body.length * 1.5 + 1_000 };
  });
}
