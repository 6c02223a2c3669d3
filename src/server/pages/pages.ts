import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { buildId, requestContext, scriptNonce, type RequestContext } from '#platform/context.ts';
import { cacheableAddress } from '#server/pages/cacheable-addresses.ts';
import { sendCachedPage, visitorPage } from '#server/pages/send-cached-page.ts';
import { contentSecurityPolicy, type Policy } from '#server/http/security-headers.ts';
import type { HttpContext } from '#server/http/mount-calls.ts';
import { contextOf } from '#server/http/request-context.ts';
import { refuseCrossSite } from '#server/http/same-site.ts';
import { webRequest } from '#server/http/web-request.ts';

const loadBuild = () => import('virtual:react-router/server-build');

export async function currentBuildId(): Promise<string> {
  const build = (await loadBuild()) as { assets: { version: string } };
  return build.assets.version;
}

/** Renders the response to a request; `nonce` marks its inline scripts. */
export type Render = (request: Request, ctx: RequestContext, nonce: string) => Promise<Response>;

/** Pages, in a plugin of their own: the router reads its own bodies, the calls keep Fastify's parser. */
export async function mountPages(app: FastifyInstance, http: HttpContext, build: string): Promise<void> {
  const { apiOrigin, chat } = http.services.settings;
  const developing = import.meta.env.DEV;
  const policyFor = (request: FastifyRequest): Policy => ({
    developing,
    connectTo: apiOrigin,
    frames: http.services.settings.viewerHosts,
    chat: request.cookies.cookie_agreement === '1' ? chat : null,
  });
  const handle = createRequestHandler(loadBuild, import.meta.env.MODE);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );

  const render: Render = (request, ctx, nonce) => {
    const context = new RouterContextProvider();
    context.set(requestContext, ctx);
    context.set(scriptNonce, nonce);
    context.set(buildId, build);
    return handle(request, context);
  };

  app.all('*', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseCrossSite(request, http, true);
    reply.header('cache-control', 'private, no-cache').header('vary', 'Accept-Language, Cookie');
    const kept = developing ? null : cacheableAddress(request);
    if (kept !== null)
      return sendCachedPage(
        request,
        reply,
        await visitorPage(request, kept, { http, render, policy: policyFor(request) }),
      );
    return answerOne(request, reply, http, render, policyFor(request));
  });
}

/** Renders for this person only, uncached. */
async function answerOne(
  request: FastifyRequest,
  reply: FastifyReply,
  http: HttpContext,
  render: Render,
  policy: Policy,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64');
  reply.header('content-security-policy', contentSecurityPolicy([`nonce-${nonce}`], policy));
  return send(reply, await render(webRequest(request, http.origins), await contextOf(http.services, request), nonce));
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
