import type { Days } from '../../ports/list-port.ts';

/** `7`, or `4–10`. */
export function daysText({ from, to }: Days): string {
  return from === to ? String(to) : `${from}–${to}`;
}
