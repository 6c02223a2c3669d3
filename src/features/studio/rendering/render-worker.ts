import { z } from 'zod';
import { trimmedText } from '#platform/limited-text.ts';
import { renderKinds } from './render-sizes.ts';
import { renderStates } from './render-states.ts';

/** Shapes of the console's calls about workers. */

export const workerBody = z.strictObject({ name: trimmedText(80).min(1) });

export const workerData = z.object({
  id: z.string(),
  name: z.string(),
  /** Threads of our own server: no token. */
  own: z.boolean(),
  threads: z.number().int(),
  /** Against what rooms took where we measured. */
  speed: z.number(),
  pieces: z.number().int(),
  faults: z.number().int(),
  createdAt: z.string(),
  seenAt: z.string().nullable(),
  blockedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
});
export type WorkerData = z.infer<typeof workerData>;

export const newWorkerData = workerData.extend({ token: z.string() });

export const consoleRenders = z.object({
  workers: z.array(workerData),
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(renderKinds),
      size: z.string(),
      name: z.string(),
      state: z.enum(renderStates),
      pieces: z.number().int(),
      done: z.number().int(),
      spent: z.number(),
      error: z.string().nullable(),
      person: z.object({ id: z.string(), nickname: z.string() }),
      createdAt: z.string(),
      endedAt: z.string().nullable(),
    }),
  ),
});
export type ConsoleRenders = z.infer<typeof consoleRenders>;
