/** The words without the dropped ones; capitals and doubled spaces do not matter. */
export function withoutWords(words: string, text: string): string {
  const spaced = words.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const at = spaced.toLowerCase().indexOf(text);
  return at < 0 ? '' : (spaced.slice(0, at) + spaced.slice(at + text.length)).replace(/\s+/g, ' ').trim();
}
