import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. Whoever asks wants an answer, not a place in the queue for an unavailable database. */
const patience = 2000;

/**
 * `/healthz`: the process answers. `/readyz`: it can serve; false while starting, without a database, and from the
 * first sign of stopping.
 */
export function mountHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const yes = await Promise.race([ready().catch(() => false), sleep(patience, false, { ref: false })]);
    return reply.status(yes ? 200 : 503).send({ status: yes ? 'ready' : 'not ready' });
  });
}
