import type { z } from 'zod';
import { findFault } from '#design/check-design.ts';
import { currentVersion, designSchema, tableNames } from '#design/document.ts';
import type { Design } from '#design/document.ts';
import { fault } from '#design/fault.ts';
import type { Fault, FaultReason } from '#design/fault.ts';
import { designOf, newDraft } from '#design/draft.ts';
import { levelsWithRooms, reconcileRooms } from '#design/reconcile/reconcile-rooms.ts';
import { limits } from '#design/limits.ts';
import { nestingOf } from '#design/nesting.ts';
import { laterTables } from '#design/upgrades/3-more-tables.ts';
import { upgraded } from '#design/upgrades/upgrades.ts';

export type Opened = { ok: true; design: Design } | ({ ok: false } & Fault);

/**
 * The only entry for a design from outside: a file, the database, another window. Refuses by size and depth before it
 * parses, by counts before it looks at records, and reports what is wrong and where. Older versions are upgraded.
 */
export function openDesign(given: unknown): Opened {
  const parsed = typeof given === 'string' ? parse(given) : { value: given };
  if ('reason' in parsed) return { ok: false, ...parsed };
  const wrong = shapeFault(parsed.value);
  if (wrong) return { ok: false, ...wrong };
  const result = designSchema.safeParse(upgraded(parsed.value as Record<string, unknown>));
  if (!result.success) return { ok: false, ...faultOf(result.error) };
  const misfit = findFault(result.data);
  return misfit ? { ok: false, ...misfit } : { ok: true, design: withRooms(result.data) };
}

function withRooms(design: Design): Design {
  const draft = newDraft(design);
  reconcileRooms(design, draft, levelsWithRooms(design));
  return designOf(draft);
}

function parse(text: string): { value: unknown } | Fault {
  if (text.length > limits.bytes) return fault('too_large');
  if (nestingOf(text) > limits.depth) return fault('too_deep');
  try {
    return { value: JSON.parse(text) };
  } catch {
    return fault('not_json');
  }
}

/** Faults found without looking into the records. Versions before the second kept their tables as lists. */
function shapeFault(value: unknown): Fault | null {
  if (!isPlain(value)) return fault('not_a_design');
  const { version } = value;
  if (!Number.isInteger(version) || (version as number) < 1) return fault('not_a_design', 'version');
  if ((version as number) > currentVersion) return fault('future_version', 'version');
  for (const table of [...tableNames, 'levels'] as const) {
    const records = value[table];
    // A table that came later: the upgrade adds it.
    if (records === undefined && version !== currentVersion && laterTables.includes(table)) continue;
    if (typeof records !== 'object' || records === null) return fault('not_a_design', table);
    if (sizeOf(records, limits[table]) > limits[table]) return fault('too_many', table);
  }
  return forbiddenKey(value);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stops counting at the limit, so that a million keys are not listed just to be refused. */
function sizeOf(records: object, limit: number): number {
  if (Array.isArray(records)) return records.length;
  let count = 0;
  for (const _ in records) if (++count > limit) break;
  return count;
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Visits everything once, with a limit on depth and number, so that later steps need not check them. */
function forbiddenKey(root: object): Fault | null {
  let left = 600_000;
  const stack: { value: object; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let at = stack.pop(); at; at = stack.pop()) {
    if (at.depth > limits.depth) return fault('too_deep', at.path);
    for (const key of Object.keys(at.value)) {
      if (--left < 0) return fault('too_large', at.path);
      const path = at.path ? `${at.path}.${key.slice(0, 40)}` : key.slice(0, 40);
      if (forbidden.has(key)) return fault('bad_key', at.path);
      const value = (at.value as Record<string, unknown>)[key];
      if (typeof value === 'object' && value !== null) stack.push({ value, path, depth: at.depth + 1 });
    }
  }
  return null;
}

export function faultOf(error: z.ZodError): Fault {
  const issue = error.issues[0]!;
  const path = issue.path.map(String).join('.').slice(0, 200);
  const reasons: Partial<Record<typeof issue.code, FaultReason>> = {
    unrecognized_keys: 'unknown_field',
    invalid_key: 'wrong_id',
    too_big: 'bad_value',
  };
  return fault(reasons[issue.code] ?? 'bad_value', path);
}
