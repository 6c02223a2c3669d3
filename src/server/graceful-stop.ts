import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Streams } from '#platform/streams.ts';

/**
 * A browser keeps its connection for the next request; one that was busy when we began to stop, or was opened ahead and
 * never used, would delay stopping by a minute.
 */
export function closeIdleConnections(app: FastifyInstance, streams: Streams): void {
  const open = new Set<Socket>();
  let stopping = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    stopping = true;
    streams.close();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
