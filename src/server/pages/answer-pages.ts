import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { RenderedPage } from '#lib/rendered-page.ts';
import { cacheableAddress, isPublicPage } from '#server/pages/cacheable-addresses.ts';
import { answerPerson } from '#server/pages/answer-person.ts';
import { createRenderPlaces, placeOf, type RenderLimits, type RenderPlaces } from '#server/pages/render-places.ts';
import { sendCachedPage, visitorPage } from '#server/pages/send-cached-page.ts';
import { contentSecurityPolicy, type Policy } from '#server/http/security-headers.ts';
import type { HttpContext } from '#server/http/mount-calls.ts';
import { contextOf } from '#server/http/request-context.ts';
import { seenBy } from '#server/http/own-writes.ts';
import { refuseCrossSite } from '#server/http/same-site.ts';
import { sendPacked } from '#server/http/packed-answer.ts';
import { sendBusyPage, wantsPage } from '#server/pages/busy-page.ts';
import { webRequest } from '#server/http/web-request.ts';

/** Renders the response to a request; `nonce` marks its inline scripts. */
export type Render = (request: Request, ctx: RequestContext, nonce: string) => Promise<Response>;

export interface PageRendering {
  http: HttpContext;
  render: Render;
  places: RenderPlaces;
  policy: Policy;
}

interface PageOptions {
  render: Render;
  developing: boolean;
  limits?: RenderLimits;
}

/** Answers with pages, in a plugin of their own: the router reads its own bodies, the calls keep Fastify's parser. */
export function answerPages(
  app: FastifyInstance,
  http: HttpContext,
  { render, developing, limits }: PageOptions,
): void {
  const { apiOrigin, chat } = http.services.settings;
  const places = createRenderPlaces(limits);
  const renderingFor = (request: FastifyRequest): PageRendering => ({
    http,
    render,
    places,
    policy: {
      developing,
      connectTo: apiOrigin,
      frames: http.services.settings.viewerHosts,
      chat: request.cookies.cookie_agreement === '1' ? chat : null,
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );

  app.all('*', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseCrossSite(request, http, true);
    reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Language, Cookie');
    const seen = seenBy(request);
    const kept = developing || http.services.reads.isBehind(seen) ? null : cacheableAddress(request);
    try {
      const rendering = renderingFor(request);
      if (kept?.signedIn === false) return sendCachedPage(request, reply, await visitorPage(request, kept, rendering));
      const ctx = await contextOf(http.services, request);
      // A token of a session that is over: what visitors see, as it is made for nobody.
      if (kept !== null && ctx.viewer === null)
        return sendCachedPage(request, reply, await visitorPage(request, kept, rendering));
      if (kept !== null && (await answerPerson(request, reply, kept, rendering, ctx))) return reply;
      const forVisitor = ctx.viewer === null && ctx.session === null && isPublicPage(request);
      return await answerOne(request, reply, rendering, forVisitor ? { ...ctx, db: ctx.reads.from(seen) } : ctx);
    } catch (error) {
      if (error instanceof AppError && error.status === 429 && wantsPage(request))
        return sendBusyPage(request, reply, error);
      throw error;
    }
  });
}

/** Renders for this person only, uncached. */
async function answerOne(
  request: FastifyRequest,
  reply: FastifyReply,
  { http, render, places, policy }: PageRendering,
  ctx: RequestContext,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const response = await places(placeOf(ctx), () => render(webRequest(request, http.origins), ctx, nonce));
  reply.header('content-security-policy', contentSecurityPolicy([`nonce-${nonce}`], policy));
  return send(request, reply, response);
}

async function send(request: FastifyRequest, reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (response instanceof RenderedPage) return sendPacked(request, reply, Buffer.from(response.html));
  if (response.body === null) return reply.send();
  return sendPacked(request, reply, Buffer.from(await response.arrayBuffer()));
}
