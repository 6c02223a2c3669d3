import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { once } from '#lib/once.ts';
import { apiDocs, apiDocsCss } from '#server/http/api-docs.ts';
import { allCalls } from '#server/calls.ts';
import type { Config } from '#server/config.ts';
import { parseJson } from '#server/http/json-body.ts';
import { mountCalls, type HttpContext } from '#server/http/mount-calls.ts';
import { openApi } from '#server/http/openapi.ts';
import { allowSiblingPages } from '#server/pages/sibling-pages.ts';
import { contentSecurityPolicy } from '#server/http/security-headers.ts';

/** Everything under `/api`: the declared calls and their documentation. */
export async function mountApi(api: FastifyInstance, config: Config, http: HttpContext): Promise<void> {
  const calls = allCalls(config.passwordPolicy);
  // Built on first request: most processes never serve it.
  const document = once(() => openApi(calls, config.origin, http.cookieNames.token));
  const page = once(() => apiDocs(document()));

  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    body.length === 0 ? undefined : parseJson(body),
  );
  const policy = contentSecurityPolicy([]);
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });

  if (config.api !== null) allowSiblingPages(api, config.origins);
  mountCalls(
    api,
    calls.filter((call) => call.limitBytes === undefined),
    http,
  );
  // In a plugin of their own: everywhere else a multipart body is not parsed.
  await api.register(async (uploads) => {
    await uploads.register(multipart);
    mountCalls(
      uploads,
      calls.filter((call) => call.limitBytes !== undefined),
      http,
    );
  });
  api.get('/openapi.json', async () => document());
  api.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page()));
  api.get('/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(apiDocsCss));
  api.all('/*', async () => {
    throw new AppError('not_found');
  });
}
