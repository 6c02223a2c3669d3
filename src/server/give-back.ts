import type { FastifyInstance } from 'fastify';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Looked at so often, in milliseconds. */
const lookEvery = 15_000;
/** Requests in that time beyond which nobody is made to wait for the collection, some hundred milliseconds. */
const quiet = 15;
/** Bytes of heap more than after the last collection that are worth one. */
const worthIt = 24 * 1024 * 1024;

/**
 * Gives memory back when few come. Node collects when it needs room, and a server that served thousands of pages an
 * hour ago would keep what they left behind until thousands more come.
 */
export function giveBackWhenQuiet(app: FastifyInstance): void {
  let requests = 0;
  let settled = 0;
  let collect: (() => void) | null = null;
  const giveBack = () => {
    collect ??= collector();
    collect();
    settled = process.memoryUsage().heapTotal;
  };
  // What starting left behind is twice what it built.
  app.addHook('onListen', async () => giveBack());
  app.addHook('onRequest', async () => {
    requests += 1;
  });
  const timer = setInterval(() => {
    const few = requests <= quiet;
    requests = 0;
    if (few && process.memoryUsage().heapTotal >= settled + worthIt) giveBack();
  }, lookEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** `last-resort`: also what Node keeps ready for later. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: object) => void;
  return () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
