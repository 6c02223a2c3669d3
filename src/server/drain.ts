import type { FastifyInstance } from 'fastify';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. Connections in use are given up by then, one answer each; a proxy closes those it does not use sooner. */
const longest = 500;
const turn = 20;

/**
 * A proxy keeps connections to us and sends the next request on one of them. Were it closed in that moment, the proxy
 * could not know whether a POST was begun, and would have to refuse it. So before the end every answer gives its
 * connection up (`leaving`), while new ones are still taken.
 */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  if (!server.listening) return;
  for (let waited = 0; waited < longest && (await connectionsOf(server)) > 0; waited += turn) await sleep(turn);
  // What waits to be accepted is accepted in this turn; closing drops what comes after, which was not sent anything yet.
  await nextTurn();
}

function connectionsOf(server: FastifyInstance['server']): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
