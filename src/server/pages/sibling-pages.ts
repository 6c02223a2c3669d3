import type { FastifyInstance } from 'fastify';

const allowed = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'content-type, idempotency-key, authorization',
  'access-control-max-age': '600',
};

/** CORS for calls on their own host: our pages on the sibling host may send cookies and read answers, nobody else's. */
export function allowSiblingPages(api: FastifyInstance, origins: string[]): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'cross-origin-resource-policy': 'same-site',
    });
    if (request.method === 'OPTIONS') return reply.status(204).headers(allowed).send();
  });
}
