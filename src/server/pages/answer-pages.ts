import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '#lib/errors.ts';
import type { RequestContext } from '#platform/context.ts';
import { cacheableAddress } from '#server/pages/cacheable-addresses.ts';
import { createRenderPlaces, type RenderLimits, type RenderPlaces } from '#server/pages/render-places.ts';
import { sendCachedPage, visitorPage } from '#server/pages/send-cached-page.ts';
import { contentSecurityPolicy, type Policy } from '#server/http/security-headers.ts';
import type { HttpContext } from '#server/http/mount-calls.ts';
import { contextOf } from '#server/http/request-context.ts';
import { refuseCrossSite } from '#server/http/same-site.ts';
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
    const kept = developing ? null : cacheableAddress(request);
    try {
      if (kept !== null) return sendCachedPage(request, reply, await visitorPage(request, kept, renderingFor(request)));
      return await answerOne(request, reply, renderingFor(request));
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
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  const ctx = await contextOf(http.services, request);
  const whose = ctx.session ? `person ${ctx.session.userId}` : ctx.address;
  const response = await places(whose, () => render(webRequest(request, http.origins), ctx, nonce));
  reply.header('content-security-policy', contentSecurityPolicy([`nonce-${nonce}`], policy));
  return send(reply, response);
}

function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return response.body
    ? reply.send(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]))
    : reply.send();
}
