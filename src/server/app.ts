import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { glbFiles } from '#features/foundation/glb/glb-calls.server.ts';
import { pictureFiles } from '#features/foundation/media/media-calls.server.ts';
import type { Services } from '#platform/context.ts';
import { mountApi } from '#server/http/api.ts';
import type { Config } from '#server/config.ts';
import { failure, knownError } from '#server/http/envelope.ts';
import { closeIdleConnections } from '#server/graceful-stop.ts';
import { mountHealth } from '#server/health.ts';
import { logOptions, logResponses, type LogTarget } from '#server/logging.ts';
import { mountCalls, type HttpContext } from '#server/http/mount-calls.ts';
import { isLoopback, localeOf } from '#server/http/request-context.ts';
import { setSecurityHeaders } from '#server/http/security-headers.ts';
import { AppError } from '#lib/errors.ts';
import { createMetrics } from '#server/metrics.ts';

export interface AppParts {
  config: Config;
  services: Services;
  ready(): Promise<boolean>;
  /** The browser's files and the pages; absent where only calls are needed. */
  site?: (app: FastifyInstance, http: HttpContext) => Promise<void>;
  /** Target of the log; default: standard output. */
  logTo?: LogTarget;
}

/** Assembles the whole server. */
export async function createApp({ config, services, ready, site, logTo }: AppParts): Promise<FastifyInstance> {
  const https = config.origin.startsWith('https:');
  const http: HttpContext = {
    services,
    origins: config.origins,
    secureCookies: https,
    cookieDomain: config.api?.cookieDomain,
    apiBeside: config.api !== null,
  };
  const metrics = createMetrics(services.streams);
  const app = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 128 * 1024,
    // Milliseconds for a whole request; otherwise a client that sends a byte a minute holds a connection for ever.
    requestTimeout: 30_000,
    // An email of 254 characters, percent-encoded, is still one parameter.
    routerOptions: { maxParamLength: 1024 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      refuseAddress(error, request as FastifyRequest, reply as FastifyReply, https),
  });

  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, https));
  logResponses(app, metrics);
  closeIdleConnections(app, services.streams);
  app.setErrorHandler((error, request, reply) => {
    const known = knownError(error);
    if (!known || known.status >= 500) request.log.error({ err: error }, 'request failed');
    const answer = failure(localeOf(request), known ?? new AppError('server_fail'), request.id);
    if (known?.values.seconds !== undefined) reply.header('retry-after', known.values.seconds);
    return reply
      .status(answer.code)
      .header('cache-control', 'no-store')
      .send(request.routeOptions.config.textInData ? { ...answer, data: answer.message } : answer);
  });

  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  mountHealth(app, ready);
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request)) throw new AppError('not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  await app.register((api) => mountApi(api, config, http), { prefix: '/api' });
  await app.register(async (pictures) => {
    pictures.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "default-src 'none'; sandbox");
    });
    mountCalls(pictures, [...pictureFiles(), ...glbFiles()], http);
  });
  if (site) await app.register((pages) => site(pages, http));
  return app;
}

/** An address that cannot be parsed never reaches a route, nor its hooks. */
function refuseAddress(error: Error, request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  setSecurityHeaders(reply, https);
  const answer = failure(localeOf(request), knownError(error) ?? new AppError('malformed'), request.id);
  reply.status(answer.code).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).send(answer);
}
