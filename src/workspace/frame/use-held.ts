import { useState } from 'react';

/** The value as it was before it was held. */
export function useHeld<T>(value: T, held: boolean): T {
  const [kept, keep] = useState(value);
  if (held || kept === value) return kept;
  keep(value);
  return value;
}
