import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ErrorKey } from '#lib/errors.ts';
import { networkOf } from '#server/http/request-context.ts';
import { isCutOff } from '#server/http/slow-requests.ts';
import type { Metrics } from '#server/watching/metrics.ts';

export interface LogTarget {
  write(line: string): void;
}

/** JSON lines with a request id; headers, bodies and addresses with a person's email in them never get here. */
export function logOptions(level: string, stream?: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream ? { stream } : {}),
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        code: error.code,
      }),
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once it is known; stays null for a visitor. */
    person: string | null;
    /** Why it was refused. */
    refusal: ErrorKey | null;
  }
}

/**
 * One line a response: the declared route, not the address, which may name an email or a phone. What was refused is said
 * at the level of every day, with who asked and from which network: wrong passwords, closed doors, forged pages and
 * floods are seen there (docs/security.md).
 */
export function logResponses(app: FastifyInstance, metrics: Metrics): void {
  app.decorateRequest('person', null);
  app.decorateRequest('refusal', null);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const line = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    metrics.seen({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    if (isRefusal(request, reply.statusCode)) request.log.info({ ...line, ...askerOf(request) }, 'refused');
    else request.log.debug(line, 'answered');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}

/** A page that is not there is told to whoever asked; a call that is refused, and a closed door, also to the operator. */
function isRefusal(request: FastifyRequest, status: number): boolean {
  if (status < 400 || status >= 500 || isCutOff(request)) return false;
  return (request.refusal !== null && request.url.startsWith('/api/')) || [401, 403, 429].includes(status);
}

function askerOf({ refusal, person, ip }: FastifyRequest) {
  return { error: refusal, person, network: networkOf(ip) };
}
