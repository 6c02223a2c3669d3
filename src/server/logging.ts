import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Metrics } from '#server/metrics.ts';

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

/** One line a response: the declared route, not the address, which may name an email or a phone. */
export function logResponses(app: FastifyInstance, metrics: Metrics): void {
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
    request.log.debug(line, 'answered');
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
