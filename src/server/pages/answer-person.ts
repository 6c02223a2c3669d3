import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Viewer } from '#lib/person.ts';
import type { RequestContext } from '#platform/context.ts';
import type { MadePage, PersonPage } from '#platform/page-cache.ts';
import type { PageRendering } from '#server/pages/answer-pages.ts';
import type { CacheableAddress } from '#server/pages/cacheable-addresses.ts';
import { filledGzip, filledPage } from '#server/pages/fill-page.ts';
import { personPage } from '#server/pages/person-page.ts';
import { strangerKey, strangerLike, wordsOf } from '#server/pages/person-words.ts';
import { placeOf } from '#server/pages/render-places.ts';
import { accepts, consentCookieOf } from '#server/pages/send-cached-page.ts';
import { strangerContext } from '#server/pages/stranger-context.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';

/**
 * A public page for someone who is signed in: kept once for everyone like them, with their own words filled in. False
 * where the page asks for more of a person than its header shows: it is then made for them alone.
 */
export async function answerPerson(
  request: FastifyRequest,
  reply: FastifyReply,
  address: CacheableAddress,
  rendering: PageRendering,
  ctx: RequestContext,
): Promise<boolean> {
  const { viewer } = ctx;
  if (viewer === null) return false;
  const { people } = rendering.http.services.kept;
  const key = `${ctx.locale} ${consentCookieOf(request)} ${strangerKey(viewer)} ${address.path}`;
  const known = people.find(key, address.sources);
  const { page, kept } =
    known === null
      ? await rendering.places(placeOf(ctx), () =>
          people.get(key, address.sources, () => made(request, address, rendering, ctx, viewer)),
        )
      : { page: known, kept: true };
  if (page.parts.length === 0) return false;
  const nonce = randomBytes(16).toString('base64');
  const words = wordsOf(viewer, nonce);
  reply
    .status(page.status)
    .headers(page.headers)
    .header('content-security-policy', contentSecurityPolicy([...page.hashes, `nonce-${nonce}`], rendering.policy))
    .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
    .header('x-page-cache', kept ? 'filled' : 'miss');
  if (accepts(request, 'gzip')) reply.header('content-encoding', 'gzip').send(filledGzip(page, words));
  else reply.send(filledPage(page, words));
  return true;
}

async function made(
  request: FastifyRequest,
  { path }: CacheableAddress,
  { http: { services, origins }, render }: PageRendering,
  ctx: RequestContext,
  viewer: Viewer,
): Promise<MadePage<PersonPage>> {
  const nonce = randomBytes(16).toString('hex');
  const mark = `m${randomBytes(16).toString('hex')}m`;
  const stranger = strangerContext(services, request.id, ctx.locale, strangerLike(viewer, mark));
  const response = await render(
    new Request(new URL(path, origins[0]), { headers: { cookie: consentCookieOf(request) } }),
    stranger.ctx,
    nonce,
  );
  const whole = response.status < 500 && response.headers.getSetCookie().length === 0;
  if (!whole || stranger.wasAsked())
    return { page: { status: response.status, headers: {}, hashes: [], parts: [] }, keep: whole, bytes: 500 };
  const headers = Object.fromEntries(response.headers);
  const html = headers['content-type']?.startsWith('text/html') ?? false;
  const page = await personPage({
    response: { status: response.status, headers },
    text: await response.text(),
    html,
    nonce,
    mark,
  });
  const bytes = page.parts.reduce(
    (sum, part) => sum + ('bytes' in part ? part.bytes.length + part.deflated.length : 500),
    0,
  );
  return { page, keep: response.status === 200, bytes: bytes + 2_000 };
}
