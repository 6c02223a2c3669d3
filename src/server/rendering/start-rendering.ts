import { hostname } from 'node:os';
import { createTracer } from '#farm/tracing/tracer.ts';
import { startWorking } from '#farm/worker/work-loop.ts';
import { lease } from '#features/studio/rendering/render-limits.ts';
import { enlistThreads } from '#features/studio/rendering/render-workers.server.ts';
import { sweepRenders } from '#features/studio/rendering/sweep-renders.server.ts';
import type { Services } from '#platform/context.ts';
import { ownHouse } from '#server/rendering/own-house.ts';

interface Options {
  threads: number;
  log(message: string): void;
}

/** Threads of this process that trace, and the sweep that takes lost pieces back: jobs by the minute are too slow for it. */
export async function startRendering(
  services: Services,
  { threads, log }: Options,
): Promise<{ stop(): Promise<void> }> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = setInterval(() => {
    sweeping = sweepRenders(services).catch((error: unknown) => log(`rendering: ${String(error)}`));
  }, lease.sweepSeconds * 1000);
  sweep.unref();
  const working = threads === 0 ? null : await startThreads(services, { threads, log });
  return {
    async stop() {
      clearInterval(sweep);
      await Promise.all([sweeping, working?.stop()]);
    },
  };
}

async function startThreads(services: Services, { threads, log }: Options): Promise<{ stop(): Promise<void> }> {
  const worker = await enlistThreads(services.db, services.clock, hostname(), threads);
  const tracer = createTracer({ threads });
  const loop = startWorking(ownHouse(services, worker, threads), tracer, {
    beatMs: lease.beatSeconds * 1000,
    onNudge: services.workBell.onRing,
    log,
  });
  return {
    async stop() {
      await loop.stop();
      await tracer.close();
    },
  };
}
