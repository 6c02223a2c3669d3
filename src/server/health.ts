import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it can serve; false while starting, without a database, and from the first sign of stopping. */
export function mountHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const yes = await ready().catch(() => false);
    return reply.status(yes ? 200 : 503).send({ status: yes ? 'ready' : 'not ready' });
  });
}
