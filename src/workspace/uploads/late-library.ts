import type { Library } from './known-uploads.ts';

/** The families of the library are five times as much as the rest of the plan: they come after it. */
interface LateLibrary extends Library {
  /** Fetched once, when it is first asked for. */
  fetched(): Promise<void>;
}

/** Until it is there no model is known and nothing is drawn of it. */
export function lateLibrary(): LateLibrary {
  let there: Library | null = null;
  let coming: Promise<void> | null = null;
  return {
    pieces: (model) => there?.pieces(model) ?? null,
    symbols: (model) => there?.symbols(model) ?? [],
    fetched: () =>
      (coming ??= import('./whole-library.ts').then(async ({ wholeLibrary }) => {
        there = await wholeLibrary();
      })).catch((error: unknown) => {
        coming = null;
        throw error;
      }),
  };
}
