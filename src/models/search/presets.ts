import type { Slot } from '#models/family.ts';
import type { Finish, FinishKind } from '#models/materials/finish.ts';
import type { Style } from '#models/vocabulary.ts';
import type { Filters } from './filters.ts';
import type { Term } from './meaning.ts';
import type { IndexedFamily } from './model-index.ts';

/** Which finish each slot shows because the query named it: `{ frame: 'oak-pale' }`. */
export type Presets = Readonly<Record<string, string>>;

/** The finishes a query names, one list per term. */
export function wishesOf(
  terms: readonly Term[],
  filters: Filters,
  finishes: ReadonlyMap<string, Finish>,
): ReadonlySet<string>[] {
  const ofKinds = (kinds: readonly FinishKind[]) =>
    [...finishes.values()].filter((finish) => kinds.includes(finish.kind)).map((finish) => finish.id);
  const spoken = terms.flatMap((term) =>
    term.kind === 'meanings'
      ? [
          new Set(
            term.meanings.flatMap(({ meaning }) => {
              if (meaning.kind === 'finish') return [meaning.value];
              return meaning.kind === 'finishKind' ? ofKinds([meaning.value]) : [];
            }),
          ),
        ]
      : [],
  );
  return [...spoken, new Set(ofKinds(filters.finish ?? []))].filter((wish) => wish.size > 0);
}

/** Each wish takes the first free slot that offers it, in the shade the style prefers. */
export function presetsFor({ family }: IndexedFamily, style: Style, wishes: readonly ReadonlySet<string>[]): Presets {
  const presets: Record<string, string> = {};
  for (const wish of wishes) {
    for (const [key, slot] of Object.entries(family.slots)) {
      const wished = presets[key] === undefined ? offeredFinishes(slot, style).find((id) => wish.has(id)) : undefined;
      if (wished === undefined) continue;
      presets[key] = wished;
      break;
    }
  }
  return presets;
}

/** The finishes a slot offers, the style's default first. */
function offeredFinishes({ finishes, byStyle }: Slot, style: Style): readonly string[] {
  const own = byStyle?.[style];
  return own === undefined ? finishes : [own, ...finishes];
}
