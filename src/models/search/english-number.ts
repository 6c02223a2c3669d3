/** Singular forms a plural may have, likeliest first; none for a word that is no plural. */
export function singulars(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || !word.endsWith('s') || word.endsWith('ss')) return [];
  const stem = word.slice(0, -1);
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, stem];
  if (word.endsWith('ves')) return [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, stem];
  if (/(?:ch|sh|x|z|s)es$/.test(word)) return [word.slice(0, -2), stem];
  return [stem];
}
