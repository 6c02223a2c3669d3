import { z } from 'zod';
import type { Draft } from '#design/draft.ts';
import type { Fault } from '#design/fault.ts';

/** One thing a person can do to a design, as data: what it is called, what it needs, and what it does. */
interface CommandKind<Kind extends string, Fields extends z.ZodRawShape> {
  kind: Kind;
  schema: z.ZodObject<Fields & { kind: z.ZodLiteral<Kind> }, z.core.$strict>;
  /** Edits the draft, or says why not. Values are checked by the schema, the outcome by `apply`. */
  run(draft: Draft, command: z.output<z.ZodObject<Fields>>): Fault | null;
  /** Quick repeats with the same key become one step of the history: a drag is one undo. */
  repeats?(command: z.output<z.ZodObject<Fields>>): Repeat;
}

/** Merges with the step before when `from` is what that one's `to` was. */
interface Repeat {
  from: string;
  to: string;
}

export function commandKind<Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
  run: CommandKind<Kind, Fields>['run'],
  repeats?: CommandKind<Kind, Fields>['repeats'],
): CommandKind<Kind, Fields> {
  const schema = z.strictObject({ ...fields, kind: z.literal(kind) }) as CommandKind<Kind, Fields>['schema'];
  return { kind, schema, run, ...(repeats && { repeats }) };
}

/** The usual case: the same thing is changed again. */
export function repeatsOn(target: string): Repeat {
  return { from: target, to: target };
}
