import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { glbFiles } from '#features/foundation/glb/glb-calls.server.ts';
import { pictureFiles } from '#features/foundation/media/media-calls.server.ts';
import type { Services } from '#platform/context.ts';
import { sameText } from '#platform/keys.server.ts';
import { mountApi } from '#server/http/api.ts';
import type { Config } from '#server/config.ts';
import { cookieNames, readCookies } from '#features/people/accounts/sessions/cookie-names.ts';
import { failure, knownError } from '#server/http/envelope.ts';
import { logOptions, logResponses, type LogTarget } from '#server/logging.ts';
import { mountCalls, type HttpContext } from '#server/http/mount-calls.ts';
import { bearerOf, isAtHome, localeOf } from '#server/http/request-context.ts';
import { rememberWrites } from '#server/http/own-writes.ts';
import { pageAddress, requireReadable } from '#server/http/readable-address.ts';
import { filePolicy, setSecurityHeaders, strictTransport } from '#server/http/security-headers.ts';
import { isCutOff, requestTimeouts } from '#server/http/slow-requests.ts';
import { AppError } from '#lib/errors.ts';
import { createMetrics } from '#server/watching/metrics.ts';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. Whoever asks wants an answer, not a place in the queue for an unavailable database. */
const readyPatience = 2000;

/** Milliseconds. */
const unusedPatience = 100;

export interface AppParts {
  config: Config;
  services: Services;
  ready(): Promise<boolean>;
  /** Will end soon: connections are given up, each after its next answer. */
  leaving?(): boolean;
  /** The browser's files and the pages; absent where only calls are needed. */
  site?: (app: FastifyInstance, http: HttpContext) => Promise<void>;
  /** Target of the log; default: standard output. */
  logTo?: LogTarget;
  /** For a whole request, its body included. */
  requestTimeoutMs?: number;
}

/** Assembles the whole server. */
export async function createApp({
  config,
  services,
  ready,
  leaving = () => false,
  site,
  logTo,
  requestTimeoutMs,
}: AppParts): Promise<FastifyInstance> {
  const https = config.origin.startsWith('https:');
  const transport = strictTransport(https, config.hstsSubdomains);
  const http: HttpContext = {
    services,
    origins: config.origins,
    secureCookies: https,
    cookieNames: cookieNames({ https, shared: config.api !== null }),
    cookieDomain: config.api?.cookieDomain,
    apiBeside: config.api !== null,
  };
  const metrics = createMetrics(services, config.dataDir);
  const app = Fastify({
    logger: logOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 128 * 1024,
    // On a machine that is busy enough, ten seconds end a start that would have come through.
    pluginTimeout: 0,
    ...requestTimeouts(requestTimeoutMs),
    // An email of 254 characters, percent-encoded, is still one parameter.
    routerOptions: { maxParamLength: 1024 },
    forceCloseConnections: 'idle',
    // What still comes on an open connection is answered as ever: a proxy does not send a POST twice.
    return503OnClosing: false,
    ...(site && { rewriteUrl: pageAddress }),
    frameworkErrors: (error, request, reply) =>
      refuseAddress(error, request as FastifyRequest, reply as FastifyReply, transport),
  });

  app.addHook('onRequest', async (_request, reply) => setSecurityHeaders(reply, transport));
  logResponses(app, metrics);
  closeIdleConnections(app, services, leaving);
  app.setErrorHandler((error, request, reply) => {
    const known = knownError(error);
    request.refusal = known?.key ?? null;
    if (isCutOff(request))
      request.log.info({ method: request.method, route: request.routeOptions.url }, 'request cut off');
    else if (!known || known.status >= 500) request.log.error({ err: error }, 'request failed');
    const answer = failure(localeOf(request), known ?? new AppError('server_fail'), request.id);
    if (known?.values.seconds !== undefined) reply.header('retry-after', known.values.seconds);
    return reply
      .status(answer.code)
      .header('cache-control', 'no-store')
      .send(request.routeOptions.config.textInData ? { ...answer, data: answer.message } : answer);
  });

  // Before the plugin, which writes the cookies of a response in its own turn.
  rememberWrites(app, http);
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    request.cookies = readCookies(request.cookies, http.cookieNames);
    requireReadable(request.url);
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  mountHealth(app, ready);
  app.get('/metrics', async (request, reply) => {
    if (!isAtHome(request, config.origin) && !hasToken(request, config.metricsToken)) throw new AppError('not_found');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  await app.register((api) => mountApi(api, config, http), { prefix: '/api' });
  await app.register(async (pictures) => {
    pictures.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', filePolicy);
    });
    mountCalls(pictures, [...pictureFiles(), ...glbFiles()], http);
  });
  if (site) await app.register((pages) => site(pages, http));
  return app;
}

function hasToken(request: FastifyRequest, token: string | null): boolean {
  return token !== null && sameText(bearerOf(request) ?? '', token);
}

/** An address that cannot be parsed never reaches a route, nor its hooks. */
function refuseAddress(error: Error, request: FastifyRequest, reply: FastifyReply, transport: string | null): void {
  setSecurityHeaders(reply, transport);
  const answer = failure(localeOf(request), knownError(error) ?? new AppError('malformed'), request.id);
  reply.status(answer.code).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).send(answer);
}

/**
 * A browser keeps its connection for the next request; one that was busy when we began to stop, or was opened ahead and
 * never used, would delay stopping by a minute.
 */
function closeIdleConnections(
  app: FastifyInstance,
  { streams, designStreams, workBell }: Pick<Services, 'streams' | 'designStreams' | 'workBell'>,
  leaving: () => boolean,
): void {
  const open = new Set<Socket>();
  let stopping = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    stopping = true;
    streams.close();
    designStreams.close();
    workBell.close();
    // What a proxy is about to say on a connection it has just opened gets a moment to come, and to be read.
    setTimeout(() => {
      setImmediate(() => {
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      });
    }, unusedPatience);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping || leaving()) reply.header('connection', 'close');
  });
}

/**
 * `/healthz`: the process answers. `/readyz`: it can serve; false while starting, without a database, and from the
 * first sign of stopping.
 */
function mountHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const yes = await Promise.race([ready().catch(() => false), sleep(readyPatience, false, { ref: false })]);
    return reply.status(yes ? 200 : 503).send({ status: yes ? 'ready' : 'not ready' });
  });
}
