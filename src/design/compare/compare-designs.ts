import { canonicalJson } from '#design/canonical-json.ts';
import { tableNames } from '#design/document.ts';
import type { Design, TableName } from '#design/document.ts';

/** What became of a thing that is in both: where it is, which it is, how large, what it wears, what is bought for it. */
type ChangeKind = 'moved' | 'turned' | 'model' | 'size' | 'finish' | 'purchase' | 'other';
type ComparedTable = Exclude<TableName, 'groups'> | 'name' | 'settings' | 'levels';

export interface Difference {
  /** Of the record; of a table's own name where the design has only one of it. */
  readonly id: string;
  readonly table: ComparedTable;
  readonly how: 'added' | 'removed' | 'changed';
  readonly kinds: readonly ChangeKind[];
  /** How far it was moved, whole millimetres. */
  readonly distance: number;
}

type Fields = Readonly<Record<string, unknown>>;

/** Furniture first, then the building around it, then what is drawn over it. */
const order: readonly ComparedTable[] = [
  'items',
  'walls',
  'openings',
  'rooms',
  'stairs',
  'columns',
  'beams',
  'lights',
  'cameras',
  'dimensions',
  'notes',
  'underlays',
  'levels',
  'settings',
  'name',
];
const hows: readonly Difference['how'][] = ['added', 'changed', 'removed'];

/** What has to be done to the one design to have the other (PRODUCT J10). Groups are no part of a home. */
export function compareDesigns(before: Design, after: Design): Difference[] {
  const things = tableNames.flatMap((table) => (table === 'groups' ? [] : compareTable(table, before, after)));
  const whole = (['levels', 'settings', 'name'] as const).flatMap((table) =>
    differ(before[table], after[table]) ? [changed(table, table, ['other'], 0)] : [],
  );
  return [...things, ...whole].toSorted(
    (a, b) =>
      order.indexOf(a.table) - order.indexOf(b.table) ||
      hows.indexOf(a.how) - hows.indexOf(b.how) ||
      (a.id < b.id ? -1 : 1),
  );
}

function compareTable(table: Exclude<TableName, 'groups'>, before: Design, after: Design): Difference[] {
  const old: Readonly<Record<string, Fields>> = before[table];
  const now: Readonly<Record<string, Fields>> = after[table];
  if (old === now) return [];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((id): Difference[] => {
    const was = old[id];
    const is = now[id];
    if (!was) return [{ id, table, how: 'added', kinds: [], distance: 0 }];
    if (!is) return [{ id, table, how: 'removed', kinds: [], distance: 0 }];
    if (was === is) return [];
    const kinds = kindsOf(was, is);
    return kinds.length > 0 ? [changed(id, table, kinds, movedBy(was, is))] : [];
  });
}

function changed(id: string, table: ComparedTable, kinds: readonly ChangeKind[], distance: number): Difference {
  return { id, table, how: 'changed', kinds, distance };
}

const kindOfField: Readonly<Record<string, ChangeKind>> = {
  ...kindFor('moved', 'at', 'a', 'b', 'bulge', 'offset', 'wall', 'target', 'to', 'level'),
  ...kindFor('turned', 'turn'),
  ...kindFor('model', 'model'),
  ...kindFor('size', 'width', 'depth', 'height', 'thickness', 'sill', 'steps', 'before', 'going', 'gap', 'rise', 'top'),
  ...kindFor('finish', 'finishes', 'left', 'right', 'floor', 'walls', 'ceiling', 'skirting', 'material'),
  ...kindFor('purchase', 'product', 'variant', 'choice'),
};
/** Where the editor looks for a room, which group a piece is in and what is locked: nobody sees it in the home. */
const unseen = new Set(['seed', 'group', 'locked']);

function kindFor(kind: ChangeKind, ...fields: string[]): Record<string, ChangeKind> {
  return Object.fromEntries(fields.map((field) => [field, kind]));
}

function kindsOf(was: Fields, is: Fields): ChangeKind[] {
  const fields = new Set([...Object.keys(was), ...Object.keys(is)]);
  const kinds = [...fields]
    .filter((field) => !unseen.has(field) && differ(was[field], is[field]))
    .map((field) => kindOfField[field] ?? 'other');
  return [...new Set(kinds)];
}

/** The farthest of its points; along the wall for what stands in one. */
function movedBy(was: Fields, is: Fields): number {
  const along =
    was['wall'] === is['wall'] && typeof was['offset'] === 'number' && typeof is['offset'] === 'number'
      ? Math.abs(is['offset'] - was['offset'])
      : 0;
  return Math.round(Math.max(along, ...['at', 'a', 'b'].map((field) => apart(was[field], is[field]))));
}

function apart(was: unknown, is: unknown): number {
  if (!isSpot(was) || !isSpot(is)) return 0;
  return Math.hypot(is.x - was.x, is.y - was.y, (is.z ?? 0) - (was.z ?? 0));
}

function isSpot(value: unknown): value is { x: number; y: number; z?: number } {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

function differ(was: unknown, is: unknown): boolean {
  return was !== is && canonicalJson(was ?? null) !== canonicalJson(is ?? null);
}
