import { actions } from '#editor/actions/actions.ts';
import type { Action } from '#editor/actions/action.ts';

export const keyColumns = ['draw', 'change', 'see', 'rest'] as const;
type KeyColumn = (typeof keyColumns)[number];

const columnOfGroup: Readonly<Record<Action['group'], KeyColumn>> = {
  tool: 'draw',
  arrange: 'change',
  piece: 'change',
  building: 'change',
  surface: 'change',
  view: 'see',
  level: 'see',
  edit: 'rest',
  select: 'rest',
};

/** Every action that has a key, by column, in the registry's order. */
export function keyedActions(): Record<KeyColumn, Action[]> {
  const columns: Record<KeyColumn, Action[]> = { draw: [], change: [], see: [], rest: [] };
  for (const each of actions) if (each.keys?.[0] !== undefined) columns[columnOfGroup[each.group]].push(each);
  return columns;
}
