import type { Clock } from '#platform/clock.ts';
import type { CachedPage, KeptPages, PersonPage } from '#platform/page-cache.ts';
import { createPageStore } from '#server/pages/page-store.ts';

const megabyte = 1024 * 1024;

/** `answers: 0` keeps none, nor does `shelves: 0`. */
export function createKeptPages(clock: Clock, { answers = 12 * megabyte, shelves = 24 * megabyte } = {}): KeptPages {
  return {
    visitors: createPageStore<CachedPage>(clock, { bytes: 40 * megabyte }),
    people: createPageStore<PersonPage>(clock, { bytes: 24 * megabyte }),
    answers: createPageStore<CachedPage>(clock, { bytes: answers }),
    shelves: createPageStore<unknown>(clock, { bytes: shelves }),
  };
}

/** A table changed: what shows it is made anew. */
export function contentChanged(kept: KeptPages, table: string): void {
  for (const store of Object.values(kept) as KeptPages[keyof KeptPages][]) store.changed(table);
}

export function forgetAll(kept: KeptPages): void {
  for (const store of Object.values(kept) as KeptPages[keyof KeptPages][]) store.clear();
}
