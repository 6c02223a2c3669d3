import { createTracer } from '#farm/tracing/tracer.ts';
import { remoteHouse } from '#farm/worker/remote-house.ts';
import { startWorking } from '#farm/worker/work-loop.ts';

/** This machine traces for another: it dials out, opens no port and no database. Runs until it is stopped. */
export function renderElsewhere({ server, token }: { server: string; token: string }, threads: number): Promise<void> {
  const tracer = createTracer({ threads: Math.max(1, threads), niceness: 5 });
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const loop = startWorking(remoteHouse(server, token, { threads: tracer.threads }), tracer, { log });
  process.stdout.write(`Hiên 轩 traces pictures for ${server} on ${tracer.threads} threads.\n`);
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void loop
        .stop()
        .then(() => tracer.close())
        .then(resolve);
    });
  // A timer of its own: everything else here lets the process end.
  const alive = setInterval(() => undefined, 60_000);
  return promise.finally(() => clearInterval(alive));
}
