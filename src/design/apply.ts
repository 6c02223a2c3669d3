import { changesFault, valueFault } from '#design/check-changes.ts';
import { commandKinds, type Command, type SimpleCommand } from '#design/commands/command-table.ts';
import type { Restore } from '#design/commands/restore.ts';
import type { Design } from '#design/document.ts';
import { designOf, newDraft } from '#design/draft.ts';
import type { Draft } from '#design/draft.ts';
import { fault, type Fault } from '#design/fault.ts';
import { inverseOf } from '#design/inverse.ts';
import { reconcile } from '#design/reconcile/reconcile.ts';

export type Applied = { ok: true; design: Design; inverse: Restore } | ({ ok: false } & Fault);

/**
 * The only way a design changes. Pure: the same design and command always give the same result. The result is always a
 * design that `openDesign` accepts, if the one before was; otherwise the command is refused with the reason and nothing
 * changes. Looks only at what the command touched and at what refers to it.
 */
export function apply(design: Design, command: Command): Applied {
  const draft = newDraft(design);
  const wrong = edit(draft, command) ?? changesFault(draft);
  return wrong ? { ok: false, ...wrong } : { ok: true, design: designOf(draft), inverse: inverseOf(draft) };
}

/**
 * Does what the command says, unchecked. Reconciles once, at the end: while a whole home is moved wall by wall there
 * are no rooms. Only commands about rooms need it sooner.
 */
export function edit(draft: Draft, command: Command): Fault | null {
  const steps = command.kind === 'batch' ? command.commands : [command];
  let settled = draft.base;
  for (const step of steps) {
    if (step.kind.startsWith('room.')) {
      const wrong = settle(settled, draft, false);
      if (wrong) return wrong;
      settled = designOf(draft);
    }
    const wrong = run(draft, step);
    if (wrong) return wrong;
  }
  return settle(
    settled,
    draft,
    steps.every((step) => step.kind === 'restore'),
  );
}

/** Values are checked before: finding rooms around a wall that is infinitely far away would not end. */
function settle(before: Design, draft: Draft, restored: boolean): Fault | null {
  const wrong = valueFault(draft);
  if (!wrong) reconcile(before, draft, restored);
  return wrong;
}

const kindOf = new Map<string, (typeof commandKinds)[number]>(commandKinds.map((each) => [each.kind, each]));

function run(draft: Draft, command: SimpleCommand): Fault | null {
  const kind = kindOf.get(command.kind);
  return kind
    ? (kind.run as (draft: Draft, command: SimpleCommand) => Fault | null)(draft, command)
    : fault('bad_value', 'kind');
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
