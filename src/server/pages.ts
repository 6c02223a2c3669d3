import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { buildId, requestContext, scriptNonce } from '#platform/context.ts';
import { contentSecurityPolicy } from '#server/security-headers.ts';
import type { Doors } from '#server/mount-calls.ts';
import { contextOf } from '#server/request-context.ts';
import { refuseCrossSite } from '#server/same-site.ts';
import { webRequest } from '#server/web-request.ts';

const loadBuild = () => import('virtual:react-router/server-build');

export async function currentBuildId(): Promise<string> {
  const build = await loadBuild() as { assets: { version: string } };
  return build.assets.version;
}

/** Pages, in a plugin of their own: the router reads its own bodies, the calls keep Fastify's parser. */
export async function mountPages(app: FastifyInstance, doors: Doors, build: string): Promise<void> {
  const { apiOrigin } = doors.services.settings;
  const handle = createRequestHandler(loadBuild, import.meta.env.MODE);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 }, (_request, body, done) => done(null, body));

  app.all('*', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseCrossSite(request, doors, true);
    const nonce = randomBytes(16).toString('base64');
    const context = new RouterContextProvider();
    const ctx = await contextOf(doors.services, request);
    context.set(requestContext, ctx);
    context.set(scriptNonce, nonce);
    context.set(buildId, build);
    reply.header('content-security-policy', contentSecurityPolicy(nonce, { developing: import.meta.env.DEV, connectTo: apiOrigin }));
    reply.header('cache-control', 'private, no-cache');
    reply.header('vary', 'Accept-Language, Cookie');
    return send(reply, await handle(webRequest(request, doors.origins), context));
  });
}

function send(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(name, value);
  });
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return response.body ? reply.send(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])) : reply.send();
}
