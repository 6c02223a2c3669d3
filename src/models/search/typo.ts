/** Finds known words one typo away: a letter too many, too few, wrong, or two swapped. */
export interface TypoIndex {
  near(word: string): string[];
}

/** Shorter words have too many neighbours. */
const shortest = 4;

/**
 * Every word is filed under itself and itself without any one letter; two words one typo apart always share such a key.
 */
export function createTypoIndex(words: Iterable<string>): TypoIndex {
  const filed = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest) continue;
    for (const key of keysOf(word)) {
      const there = filed.get(key);
      if (there) there.push(word);
      else filed.set(key, [word]);
    }
  }
  return {
    near(word) {
      if (word.length < shortest || word.length > 24) return [];
      const found = new Set<string>();
      for (const key of keysOf(word))
        for (const candidate of filed.get(key) ?? []) if (oneSlip(word, candidate)) found.add(candidate);
      return [...found];
    },
  };
}

/** Damerau–Levenshtein distance of exactly one. */
function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head += 1;
  const restA = a.slice(head);
  const restB = b.slice(head);
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

function keysOf(word: string): Set<string> {
  return new Set([word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))]);
}
