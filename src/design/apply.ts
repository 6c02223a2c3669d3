import { changedIds, restoreCommand } from '#design/restore-command.ts';
import { findFault } from '#design/check-design.ts';
import { isFault } from '#design/commands/command-kind.ts';
import { commandKinds, type Command, type SimpleCommand } from '#design/commands/command-table.ts';
import type { Restore } from '#design/commands/restore.ts';
import { designSchema, tableNames, tableSchemas, type Design } from '#design/document.ts';
import { fault, type Fault } from '#design/fault.ts';
import { reconcileOpenings } from '#design/reconcile-openings.ts';
import { reconcileRooms, roomsMatchShapes } from '#design/reconcile-rooms.ts';
import { limits } from '#design/limits.ts';

/**
 * Upper bound of a record's length in characters: a piece with 24 finishes and a name that is all escapes has some
 * 3,300.
 */
const longestRecord = 4000;

type Applied = { ok: true; design: Design; inverse: Restore } | ({ ok: false } & Fault);

/**
 * The only way a design changes. Pure: the same design and command always give the same result. The result is always a
 * design that `openDesign` accepts; otherwise the command is refused with the reason and nothing changes.
 */
export function apply(design: Design, command: Command): Applied {
  const steps = command.kind === 'batch' ? command.commands : [command];
  const edited = runAll(design, steps);
  if (isFault(edited)) return { ok: false, ...edited };
  const wrong = valueFault(design, edited) ?? findFault(edited) ?? (isTooLong(edited) ? fault('too_large') : null);
  return wrong ? { ok: false, ...wrong } : { ok: true, design: edited, inverse: restoreCommand(edited, design) };
}

/**
 * Reconciles once, at the end: while a whole home is moved wall by wall there are no rooms. Only commands about rooms
 * need it sooner.
 */
function runAll(design: Design, steps: readonly SimpleCommand[]): Design | Fault {
  let settled = design;
  let edited = design;
  for (const step of steps) {
    if (step.kind.startsWith('room.')) {
      const found = reconcile(settled, edited, false);
      if (isFault(found)) return found;
      settled = edited = found;
    }
    const next = run(edited, step);
    if (isFault(next)) return next;
    edited = next;
  }
  return reconcile(
    settled,
    edited,
    steps.every((step) => step.kind === 'restore'),
  );
}

const kindOf = new Map<string, (typeof commandKinds)[number]>(commandKinds.map((each) => [each.kind, each]));

function run(design: Design, command: SimpleCommand): Design | Fault {
  const kind = kindOf.get(command.kind);
  return kind
    ? (kind.run as (design: Design, command: SimpleCommand) => Design | Fault)(design, command)
    : fault('bad_value', 'kind');
}

/**
 * Openings and rooms follow their walls. A restored design brings its own records, unless someone tampered with them.
 * Values are checked before: finding rooms around a wall that is infinitely far away would not end.
 */
function reconcile(before: Design, edited: Design, restored: boolean): Design | Fault {
  const wrong = valueFault(before, edited);
  if (wrong) return wrong;
  if (before.walls === edited.walls && before.rooms === edited.rooms) return edited;
  if (restored)
    return edited.levels.every((level) => roomsMatchShapes(edited, level.id)) ? edited : reconcileRooms(edited, edited);
  if (before.walls === edited.walls) return edited;
  return reconcileRooms(before, reconcileOpenings(before, edited));
}

/**
 * Every changed record must still satisfy its schema: coordinates in range, thickness in bounds, names not too long.
 */
function valueFault(before: Design, after: Design): Fault | null {
  for (const table of tableNames) {
    const bad = changedIds(before, after, table).find(
      (id) => after[table][id] && !tableSchemas[table].safeParse(after[table][id]).success,
    );
    if (bad !== undefined) return fault('bad_value', `${table}.${bad}`);
  }
  const wrong = (['name', 'levels', 'settings'] as const).find(
    (field) => after[field] !== before[field] && !designSchema.shape[field].safeParse(after[field]).success,
  );
  return wrong === undefined ? null : fault('bad_value', wrong);
}

/** Key by which a command merges with the step before; `null` for one that is always a step of its own. */
export function repeatOf(command: Command): { from: string; to: string } | null {
  if (command.kind === 'batch') {
    const all = command.commands.map(repeatOf);
    return all.every((each) => each !== null)
      ? { from: all.map((each) => each.from).join(';'), to: all.map((each) => each.to).join(';') }
      : null;
  }
  const kind = kindOf.get(command.kind);
  const repeats =
    kind && 'repeats' in kind
      ? (kind.repeats as ((command: SimpleCommand) => { from: string; to: string }) | undefined)
      : undefined;
  return repeats ? repeats(command) : null;
}

/**
 * Whether the design as text is longer than `openDesign` accepts. Serialised only where it could be: an edit must not
 * cost as much as a save.
 */
function isTooLong(design: Design): boolean {
  const records = tableNames.reduce((sum, table) => sum + Object.keys(design[table]).length, design.levels.length + 1);
  return records * longestRecord > limits.bytes && JSON.stringify(design).length > limits.bytes;
}
