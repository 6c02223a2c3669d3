import type { FastifyInstance } from 'fastify';
import type { Streams } from '#platform/streams.ts';

/** A browser keeps its connection for the next request; one that was busy when we began to stop would hold us for the whole of that time. */
export function letGoOfConnections(app: FastifyInstance, streams: Streams): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    streams.close();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
