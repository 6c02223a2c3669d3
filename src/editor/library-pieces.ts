import { findModel } from '#models/library.ts';
import type { PieceFacts, PieceSource } from '#editor/pieces.ts';

/** Facts of library models. Brings the whole library with it: load it late. */
export function libraryPieces(): PieceSource {
  const known = new Map<string, PieceFacts | null>();
  return (model) => {
    const found = known.get(model);
    if (found !== undefined) return found;
    const facts = read(model);
    known.set(model, facts);
    return facts;
  };
}

function read(model: string): PieceFacts | null {
  const found = findModel(model);
  if (!found) return null;
  const { family, choice } = found;
  return {
    width: Number(choice.width),
    depth: Number(choice.depth),
    height: Number(choice.height),
    placement: family.placement,
    mountHeight: family.mountHeight ?? 0,
    family: family.code,
    slots: Object.fromEntries(Object.entries(family.slots).map(([slot, { finishes }]) => [slot, finishes])),
    name: family.name,
    words: [...Object.values(family.name), ...Object.values(family.synonyms).flat()],
  };
}
