import { readStored, writeStored } from '#ui/stored.ts';

/*
 * Two small notes about a visitor's designs, readable without opening a database: that there are any, so that a page
 * need not look, and where those that became a person's have gone, so that their old address still leads to them.
 */
const thereKey = 'hien_local_designs';
const sentKey = 'hien_sent_designs';
const mostNoted = 20;

export function mayHaveLocalDesigns(): boolean {
  return readStored(thereKey) !== null;
}

export function noteLocalDesigns(are: boolean): void {
  writeStored(thereKey, are ? '1' : null);
}

/** The person's design that a local one has become. */
export function sentAs(local: string): string | null {
  return noted().find(([id]) => id === local)?.[1] ?? null;
}

export function noteSent(local: string, design: string): void {
  const others = noted().filter(([id]) => id !== local);
  writeStored(sentKey, JSON.stringify([[local, design], ...others].slice(0, mostNoted)));
}

export function forgetSent(): void {
  writeStored(sentKey, null);
}

function noted(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(readStored(sentKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');
}
