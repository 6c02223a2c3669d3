import type { ListPort } from '#workspace/ports/list-port.ts';
import { readStored, writeStored } from '#ui/stored.ts';

/** What a visitor means to spend on a design, until it is a person's and the account keeps it. */
type NotedBudget = [local: string, budget: number];

const key = 'hien_local_budgets';
/** More than designs a browser may have: those deleted here are pushed out. */
const mostNoted = 10;

export function localBudget(local: string): NonNullable<ListPort['budget']> {
  return {
    read: () => Promise.resolve(budgetOf(local)),
    set(budget) {
      write([...(budget === null ? [] : [[local, budget] as NotedBudget]), ...others(local)]);
      return Promise.resolve();
    },
  };
}

export function budgetOf(local: string): number | null {
  return noted().find(([id]) => id === local)?.[1] ?? null;
}

/** It has become a person's: their design knows it. */
export function forgetBudget(local: string): void {
  if (budgetOf(local) !== null) write(others(local));
}

function others(local: string): NotedBudget[] {
  return noted().filter(([id]) => id !== local);
}

function write(budgets: readonly NotedBudget[]): void {
  writeStored(key, budgets.length === 0 ? null : JSON.stringify(budgets.slice(0, mostNoted)));
}

function noted(): NotedBudget[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isNoted) : [];
  } catch {
    return [];
  }
}

function isNoted(value: unknown): value is NotedBudget {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1]);
}
