/** A line of the record. */
export interface AuditLine {
  id: number;
  at: string;
  actor: { id: string; name: string | null } | null;
  action: string;
  target: string;
  /** The name behind the target where it is a person. */
  targetName: string | null;
  before: unknown;
  after: unknown;
  address: string | null;
  requestId: string | null;
  /** Its number in the chain; null while it waits to be sealed. */
  seal: number | null;
}

export interface ChainState { sealed: number; waiting: number }

interface Difference { path: string; before: string | null; after: string | null }

/** What changed from one to the other, value by value: `roles.1` from nothing to ROLE_ADMIN. What is alike is left out. */
export function differences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [leaves(before), leaves(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((each) => each.before !== each.after);
}

/** A list of plain values is one value: that a role came is read more easily than that the second place changed. */
function leaves(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return new Map([[path, value.join(', ')]]);
  if (typeof value === 'object') return new Map(Object.entries(value).flatMap(([key, inner]) => [...leaves(inner, path === '' ? key : `${path}.${key}`)]));
  return new Map([[path, String(value)]]);
}
