import type { Style } from '#models/vocabulary.ts';
import type { Filters } from './filters.ts';
import type { Finish, Term } from './meaning.ts';
import type { ShelfFamily } from './shelf.ts';

/** Which finish each slot shows because it was asked for: `{ frame: 'oak-pale' }`. */
export type Presets = Readonly<Record<string, string>>;

/** The materials a query names, wish by wish. */
export function wishesOf(terms: readonly Term[], filters: Filters, finishes: ReadonlyMap<string, Finish>): ReadonlySet<string>[] {
  const ofKinds = (kinds: readonly string[]) => [...finishes.values()].filter((finish) => kinds.includes(finish.kind)).map((finish) => finish.id);
  const spoken = terms.flatMap((term) => (term.kind === 'meanings' ? [new Set(term.meanings.flatMap(({ meaning }) => {
    if (meaning.kind === 'finish') return [meaning.value];
    return meaning.kind === 'finishKind' ? [...ofKinds([meaning.value])] : [];
  }))] : []));
  return [...spoken, new Set(ofKinds(filters.finish ?? []))].filter((wish) => wish.size > 0);
}

/** Each wish clothes the first slot still free that offers it, in the shade the style prefers. */
export function presetsFor({ family }: ShelfFamily, style: Style, wishes: readonly ReadonlySet<string>[]): Presets {
  const presets: Record<string, string> = {};
  for (const wish of wishes) {
    const slot = Object.entries(family.slots).find(([key, { finishes }]) => presets[key] === undefined && finishes.some((id) => wish.has(id)));
    if (slot === undefined) continue;
    const [key, { finishes, byStyle }] = slot;
    const usual = byStyle?.[style] ?? finishes[0]!;
    presets[key] = wish.has(usual) ? usual : finishes.find((id) => wish.has(id))!;
  }
  return presets;
}
