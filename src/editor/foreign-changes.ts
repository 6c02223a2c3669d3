import { canonicalJson } from '#design/canonical-json.ts';
import type { Restore } from '#design/commands/restore.ts';
import { recordOf, tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import type { History, Step } from '#design/history.ts';

/**
 * The history over a design that others have changed. A step sets whole records back, so it lets go of those that are
 * not as it left them any more: an undo never takes back what someone else did (DECISIONS D6). A step with nothing
 * left is gone.
 */
export function withoutForeign(history: History, design: Design): History {
  if (design === history.design) return history;
  const kept = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const back = lessened(step.back, history.design, design);
      if (back === step.back) return [step];
      return Object.keys(back).length > 1 ? [{ ...step, back, repeat: null }] : [];
    });
  return { ...history, design, past: kept(history.past), future: kept(history.future) };
}

/** Without the records that differ between the two designs. */
function lessened(back: Restore, before: Design, after: Design): Restore {
  let result = back;
  for (const field of ['name', 'settings', 'levels'] as const)
    if (result[field] !== undefined && differ(before[field], after[field])) {
      const { [field]: _gone, ...rest } = result;
      result = rest;
    }
  for (const table of tableNames) {
    const records = result[table];
    if (!records) continue;
    const own = Object.entries(records).filter(
      ([id]) => !differ(recordOf(before, table, id) ?? null, recordOf(after, table, id) ?? null),
    );
    if (own.length === Object.keys(records).length) continue;
    const { [table]: _all, ...rest } = result;
    result = own.length > 0 ? ({ ...rest, [table]: Object.fromEntries(own) } as Restore) : rest;
  }
  return result;
}

function differ(before: unknown, after: unknown): boolean {
  return before !== after && canonicalJson(before) !== canonicalJson(after);
}
