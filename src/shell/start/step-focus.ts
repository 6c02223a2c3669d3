const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

/** Arrow keys, Home and End move the focus inside `root`, cyclically. Returns whether the key was one of them. */
export function stepFocus(root: HTMLElement | null, key: string): boolean {
  const items = [...(root?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  const next = stepIndex(items.indexOf(document.activeElement as HTMLElement), items.length, key);
  if (next === null) return false;
  items[next]?.focus();
  return true;
}

export function stepIndex(current: number, count: number, key: string): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current <= 0 ? count : current) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
