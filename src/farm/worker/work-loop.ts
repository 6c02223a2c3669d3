import { setTimeout as sleep } from 'node:timers/promises';
import { pieceName, type PieceTask } from '#platform/threads/render-task.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { RenderHouse } from './render-house.ts';
import { sceneSource } from './scene-source.ts';

interface LoopOptions {
  beatMs?: number;
  /** After a fault of the house: it is away, its disk is full. */
  pauseMs?: number;
  /** Tells when some of its pieces may no longer be wanted. */
  onNudge?: (listener: () => void) => () => void;
  log(message: string): void;
}

/**
 * Takes pieces, traces them one after the other, hands them in; the next is traced while the last is on its way. Ends
 * when told to, and lets go of what it has: the lease runs out.
 */
export function startWorking(
  house: RenderHouse,
  tracer: Tracer,
  { beatMs = 5000, pauseMs = 5000, onNudge, log }: LoopOptions,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const held = new Map<string, { task: PieceTask; stop: AbortController }>();
  const beating = setInterval(() => void beat(), beatMs);
  beating.unref();
  const forget = onNudge?.(() => void beat());

  async function beat(): Promise<void> {
    if (held.size === 0) return;
    const stop = await house.beat([...held.values()].map(({ task }) => task)).catch(() => []);
    for (const name of stop) held.get(name)?.stop.abort();
  }

  const working = (async () => {
    let handingIn: Promise<void> = Promise.resolve();
    while (!ending.signal.aborted) {
      try {
        const task = await house.claim(ending.signal);
        if (!task) continue;
        const sent = await trace(task);
        await handingIn;
        handingIn = sent();
      } catch (error) {
        if (ending.signal.aborted) break;
        log(`rendering: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
    await handingIn;
  })();

  /** Answers with what hands the piece in. */
  async function trace(task: PieceTask): Promise<() => Promise<void>> {
    const name = pieceName(task);
    const stop = new AbortController();
    const either = AbortSignal.any([stop.signal, ending.signal]);
    held.set(name, { task, stop });
    try {
      const piece = await tracer.trace(task, () => sceneSource(house, task), either);
      return async () => {
        try {
          if (piece) await house.deliver(task, piece);
        } catch (error) {
          log(`rendering: ${error instanceof Error ? error.message : String(error)}`);
        } finally {
          held.delete(name);
        }
      };
    } catch (error) {
      held.delete(name);
      return () => house.fail(task, error instanceof Error ? error.message : String(error)).catch(() => undefined);
    }
  }

  return {
    async stop() {
      ending.abort();
      clearInterval(beating);
      forget?.();
      await working;
    },
  };
}
