/** A user's word as one of our vocabulary, in whichever language; null for an unknown one. */
export function knownWord(vocabulary: Record<string, object>, word: string | null): string | null {
  const sought = word?.trim().toLocaleLowerCase() ?? '';
  if (sought === '') return null;
  const isSaid = ([key, names]: [string, object]) =>
    [
      key,
      ...Object.values(names).flatMap((name: unknown) =>
        typeof name === 'object' ? Object.values(name as object).flat() : name,
      ),
    ].some((name) => String(name).toLocaleLowerCase() === sought);
  return Object.entries(vocabulary).find(isSaid)?.[0] ?? null;
}
