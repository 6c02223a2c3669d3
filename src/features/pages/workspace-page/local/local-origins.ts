import { readStored, writeStored } from '#ui/stored.ts';

/** The template a visitor's design was begun from: its author is named here too, and wherever it goes (PRODUCT J4). */
interface LocalOrigin {
  local: string;
  work: string;
  name: string;
  author: string;
}

const key = 'hien_local_origins';
/** More than designs a browser may have: those deleted here are pushed out. */
const mostNoted = 10;

export function originOf(local: string): LocalOrigin | null {
  return noted().find((origin) => origin.local === local) ?? null;
}

export function noteOrigin(origin: LocalOrigin): void {
  write([origin, ...others(origin.local)]);
}

/** It has become a person's: their design knows it. */
export function forgetOrigin(local: string): void {
  if (originOf(local) !== null) write(others(local));
}

function others(local: string): LocalOrigin[] {
  return noted().filter((origin) => origin.local !== local);
}

function write(origins: readonly LocalOrigin[]): void {
  writeStored(key, origins.length === 0 ? null : JSON.stringify(origins.slice(0, mostNoted)));
}

function noted(): LocalOrigin[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOrigin) : [];
  } catch {
    return [];
  }
}

function isOrigin(value: unknown): value is LocalOrigin {
  const { local, work, name, author } = (value ?? {}) as Record<string, unknown>;
  return [local, work, name, author].every((each) => typeof each === 'string');
}
