import { z } from 'zod';
import { forkReasons } from '#design/commands/wire.ts';
import { designRoles } from './design-roles.ts';

/*
 * The answers about a design's log as the calls declare them. `design/commands/wire.ts` says the same for browsers that read
 * them; here a command is any object, for what stands in the log was judged before.
 */

const line = z.object({
  seq: z.number().int(),
  by: z.string(),
  id: z.string(),
  command: z.looseObject({ kind: z.string() }),
});
const refused = z.object({ reason: z.string(), path: z.string() });
const result = z.object({
  id: z.string(),
  seq: z.number().int().optional(),
  skipped: z.array(z.string()).optional(),
  refused: refused.optional(),
});
const fork = z.enum(forkReasons);

/** Either `fork`, or the rest. */
export const sentData = z.object({
  fork: fork.optional(),
  applied: z.array(z.string()).optional(),
  seq: z.number().int().optional(),
  results: z.array(result).optional(),
  others: z.array(line).optional(),
  hash: z.string().optional(),
});
export const caughtUpData = z.object({
  fork: fork.optional(),
  seq: z.number().int().optional(),
  commands: z.array(line).optional(),
  hash: z.string().optional(),
});

export interface ForkAnswer {
  fork: z.infer<typeof fork>;
  applied?: string[];
}
export interface SentAnswer {
  seq: number;
  results: z.infer<typeof result>[];
  others: z.infer<typeof line>[];
  hash: string;
}
export interface CaughtUpAnswer {
  seq: number;
  commands: z.infer<typeof line>[];
  hash: string;
}

const rightsData = z.object({
  role: z.enum(designRoles),
  edit: z.boolean(),
  comment: z.boolean(),
  prices: z.boolean(),
  reason: z.string().optional(),
});
export const headData = z.object({
  document: z.looseObject({ version: z.number() }),
  seq: z.number().int(),
  hash: z.string(),
  rights: rightsData,
});
