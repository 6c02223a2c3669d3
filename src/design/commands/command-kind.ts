import { z } from 'zod';
import type { Design } from '#design/document.ts';
import type { Fault } from '#design/fault.ts';

/** One thing a person can do to a design, as data: what it is called, what it needs, and what it does. */
interface CommandKind<Kind extends string, Fields extends z.ZodRawShape> {
  kind: Kind;
  schema: z.ZodObject<Fields & { kind: z.ZodLiteral<Kind> }, z.core.$strict>;
  /**
   * Gives a new design or the reason why not. Shares what it does not change. Values are checked by the schema, the
   * outcome by `apply`.
   */
  run(design: Design, command: z.output<z.ZodObject<Fields>>): Design | Fault;
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

export function isFault(outcome: Design | Fault): outcome is Fault {
  return 'reason' in outcome;
}
