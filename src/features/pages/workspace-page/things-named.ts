import { tableOfId } from '#design/document.ts';

/** Every id of a thing that a command names, each once, in its order. */
export function thingsNamed(command: unknown): string[] {
  return [...new Set(idsIn(command))];
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return tableOfId(value) === undefined ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [...idsIn(key), ...idsIn(each)]);
}
