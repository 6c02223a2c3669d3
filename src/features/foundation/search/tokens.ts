import { singulars } from '#models/search/english-number.ts';
import { clean, tokensOf, type Token } from '#models/search/text.ts';

/** Further words of one field are not indexed, which bounds the cost. */
const mostTokens = 400;

/**
 * The index tokens of a text. Latin words without accents, and with them where they have any; neighbours as pairs
 * (`ban_an`), because a Vietnamese word is often two syllables; Chinese by character and by pairs of characters,
 * because it is written without spaces.
 */
export function textTokens(text: string, { pairs = true } = {}): Set<string> {
  const found = new Set<string>();
  for (const piece of piecesOf(text)) {
    const words = tokensOf(piece);
    words.forEach((word, at) => {
      for (const token of wordTokens(word)) found.add(token);
      const next = words[at + 1];
      if (next && (isHan(word) || pairs)) for (const token of pairTokens(piece, word, next)) found.add(token);
    });
    if (found.size > mostTokens) break;
  }
  return found;
}

/** The token a word of a query must match: as typed where accents were typed, else without accents. */
export function askedToken({ text, folded, marks }: Pick<Token, 'text' | 'folded' | 'marks'>): string {
  return marks === '' ? (singulars(folded)[0] ?? folded) : text;
}

export function isHan({ folded }: Pick<Token, 'folded'>): boolean {
  return /^\p{Script=Han}/u.test(folded);
}

/** Beside each other: only a space, or for Chinese nothing, in between. */
export function pairTokens(piece: string, a: Token, b: Token): string[] {
  if (isHan(a) && isHan(b)) return a.end === b.start ? [a.text + b.text] : [];
  if (isHan(a) || isHan(b) || piece.slice(a.end, b.start) !== ' ') return [];
  const plain = `${a.folded}_${b.folded}`;
  return a.marks + b.marks === '' ? [plain] : [plain, `${a.text}_${b.text}`];
}

function wordTokens(word: Token): string[] {
  return [...new Set([word.folded, ...(word.marks === '' ? singulars(word.folded).slice(0, 1) : [word.text])])].filter(
    (token) => token.length <= 40,
  );
}

/** `clean` handles what one would type; a longer text is read sentence by sentence, a longer sentence in parts. */
function piecesOf(text: string): string[] {
  return text
    .slice(0, 20_000)
    .split(/[.!?;:。！？；：\n]+/)
    .flatMap((sentence) => sentence.match(/.{1,180}(?:\s|$)|.{1,180}/gsu) ?? [])
    .map(clean)
    .filter((piece) => piece !== '');
}
