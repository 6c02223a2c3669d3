/**
 * Where the typed letters stand in a suggestion, accents and case aside: `ghe` in `Ghế dài` is `[0, 3]`; null where
 * they do not.
 */
export function matchedPart(text: string, typed: string): [number, number] | null {
  const wanted = plain(typed.trim());
  if (wanted === '') return null;
  const letters = Array.from(text.normalize('NFC'));
  const at = letters.findIndex((_, start) => plain(letters.slice(start).join('')).startsWith(wanted));
  if (at < 0) return null;
  const from = letters.slice(0, at).join('').length;
  return [from, from + letters.slice(at, at + Array.from(wanted).length).join('').length];
}

/** Letter by letter, so that places in the plain text are places in the text. */
function plain(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const [bare = letter] = letter.normalize('NFD');
    return bare.toLowerCase().replace('đ', 'd');
  }).join('');
}
