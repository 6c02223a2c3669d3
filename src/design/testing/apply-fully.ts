import { edit } from '#design/apply.ts';
import type { Applied } from '#design/apply.ts';
import { canonicalJson } from '#design/canonical-json.ts';
import { findFault } from '#design/check-design.ts';
import type { Command } from '#design/commands/command-table.ts';
import type { Restore } from '#design/commands/restore.ts';
import { designSchema, recordsOn, tableNames, tableSchemas } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { designOf, newDraft } from '#design/draft.ts';
import { fault } from '#design/fault.ts';
import type { Fault } from '#design/fault.ts';
import { limits } from '#design/limits.ts';

/** `apply` the long way, as a judge: nothing remembered, everything looked at. */
export function applyFully(given: Design, command: Command): Applied {
  const before = fresh(given);
  const draft = newDraft(before);
  const wrong = edit(draft, command);
  if (wrong) return { ok: false, ...wrong };
  const after = fresh(designOf(draft));
  const misfit = valuesFault(designOf(draft)) ?? findFault(after) ?? lengthFault(after);
  return misfit ? { ok: false, ...misfit } : { ok: true, design: after, inverse: difference(after, before) };
}

/** As if it had just been read: no plan, no count, no table is known of it. */
export function fresh(design: Design): Design {
  return JSON.parse(JSON.stringify(design)) as Design;
}

function valuesFault(design: Design): Fault | null {
  for (const table of tableNames) {
    const bad = recordsOn(design, table).find((record) => !tableSchemas[table].safeParse(record).success);
    if (bad) return fault('bad_value', `${table}.${bad.id}`);
  }
  const wrong = (['name', 'levels', 'settings'] as const).find(
    (field) => !designSchema.shape[field].safeParse(design[field]).success,
  );
  return wrong === undefined ? null : fault('bad_value', wrong);
}

function lengthFault(design: Design): Fault | null {
  return JSON.stringify(design).length > limits.bytes ? fault('too_large') : null;
}

/** Every record that differs, as the other has it. */
function difference(from: Design, to: Design): Restore {
  const command: Restore = { kind: 'restore' };
  for (const field of ['name', 'settings', 'levels'] as const)
    if (canonicalJson(from[field]) !== canonicalJson(to[field])) Object.assign(command, { [field]: to[field] });
  for (const table of tableNames) {
    const ids = [...new Set([...Object.keys(from[table]), ...Object.keys(to[table])])];
    const changed = ids.filter((id) => canonicalJson(from[table][id] ?? null) !== canonicalJson(to[table][id] ?? null));
    if (changed.length)
      Object.assign(command, { [table]: Object.fromEntries(changed.map((id) => [id, to[table][id] ?? null])) });
  }
  return command;
}
