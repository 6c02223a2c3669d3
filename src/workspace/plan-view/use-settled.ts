import { useState } from 'react';
import type { Design } from '#design/document.ts';

/** The design as it was when one of these parts last changed: what follows from them alone is not made again. */
export function useSettled(design: Design, parts: readonly (keyof Design)[]): Design {
  const [kept, keep] = useState(design);
  if (parts.every((part) => kept[part] === design[part])) return kept;
  keep(design);
  return design;
}
