import { commandSchema } from '#design/commands/command-table.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Fault } from '#design/fault.ts';
import { fault } from '#design/fault.ts';
import { faultOf } from '#design/open-design.ts';

/** Parses a command from outside: a stored history, another window. Whether it can be done is decided by `apply`. */
export function readCommand(given: unknown): { ok: true; command: Command } | ({ ok: false } & Fault) {
  if (typeof given !== 'object' || given === null) return { ok: false, ...fault('bad_value') };
  const result = commandSchema.safeParse(given);
  return result.success ? { ok: true, command: result.data } : { ok: false, ...faultOf(result.error) };
}
