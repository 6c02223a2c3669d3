import type { Restore } from '#design/commands/restore.ts';
import { tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { History, Step } from '#design/history.ts';
import { restoreCommand } from '#design/restore-command.ts';

/**
 * The history over a design that others have changed. A step sets whole records back, so it lets go of those that are
 * not as it left them any more: an undo never takes back what someone else did (DECISIONS D6). A step with nothing
 * left is gone.
 */
export function withoutForeign(history: History, design: Design): History {
  if (design === history.design) return history;
  const changed = restoreCommand(history.design, design);
  const kept = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const back = lessened(step.back, changed);
      if (back === step.back) return [step];
      return Object.keys(back).length > 1 ? [{ ...step, back, repeat: null }] : [];
    });
  const past = kept(history.past);
  // What is left of the future no longer follows from the past.
  const future = kept(history.future);
  return { ...history, design, past, future };
}

function lessened(back: Restore, changed: Restore): Restore {
  let result = back;
  for (const field of ['name', 'settings', 'levels'] as const)
    if (changed[field] !== undefined && result[field] !== undefined) {
      const { [field]: _gone, ...rest } = result;
      result = rest;
    }
  for (const table of tableNames) {
    const records = result[table];
    const foreign = changed[table];
    if (!records || !foreign || !Object.keys(records).some((id) => id in foreign)) continue;
    const own = Object.fromEntries(Object.entries(records).filter(([id]) => !(id in foreign)));
    const { [table]: _all, ...rest } = result;
    result = Object.keys(own).length > 0 ? ({ ...rest, [table]: own } as Restore) : rest;
  }
  return result;
}
