import { readFinishes } from '#features/catalogue/models/model-links.ts';
import type { Tried } from '#features/people/start-design/try-address.ts';
import type { Beginning } from '#workspace/ports/beginning-port.ts';

/** What the address says one came for, in the workspace's words. */
export function beginningOf(tried: Tried | null): Beginning | null {
  if (tried === null) return null;
  if ('model' in tried) return { piece: { model: tried.model, finishes: readFinishes(tried.finish ?? null) ?? {} } };
  const { product, variant, choice } = tried;
  return {
    piece: {
      product,
      ...(variant === undefined ? {} : { variant }),
      ...(choice === undefined ? {} : { choice: choiceIn(choice) }),
    },
  };
}

/** A quote's query, as a piece of a design keeps it. */
function choiceIn(query: string): { parameters: Record<string, string>; finishes: Record<string, string> } {
  const { finish, ...parameters } = Object.fromEntries(new URLSearchParams(query));
  return { parameters, finishes: readFinishes(finish ?? null) ?? {} };
}
