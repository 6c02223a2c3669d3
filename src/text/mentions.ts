/** Somebody who can be named with an `@`. */
interface Named {
  readonly id: string;
  readonly name: string;
}

interface Piece {
  readonly text: string;
  /** Who is named by it; null for plain words. */
  readonly person: Named | null;
}

/** The longest name after an `@` counts: “@Lan Anh” is not Lan. Whatever its case. */
export function piecesOf(text: string, people: readonly Named[]): Piece[] {
  const longestFirst = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const pieces: Piece[] = [];
  let plain = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = longestFirst.find(({ name }) => isNamedAt(text, at + 1, name));
    if (!person) continue;
    const end = at + 1 + person.name.length;
    if (at > plain) pieces.push({ text: text.slice(plain, at), person: null });
    pieces.push({ text: text.slice(at, end), person });
    plain = end;
    at = end - 1;
  }
  if (plain < text.length) pieces.push({ text: text.slice(plain), person: null });
  return pieces;
}

/** Each once. Of two with one name both are meant. */
export function namedIn(text: string, people: readonly Named[]): string[] {
  const names = new Set(piecesOf(text, people).flatMap(({ person }) => person?.name.toLowerCase() ?? []));
  return people.filter(({ name }) => names.has(name.toLowerCase())).map(({ id }) => id);
}

/** A word that goes on is another name; Chinese has no spaces between them. */
function isNamedAt(text: string, at: number, name: string): boolean {
  const found = text.slice(at, at + name.length);
  if (found.toLowerCase() !== name.toLowerCase()) return false;
  return !/^[\p{Script=Latin}\p{N}]{2}/u.test(text.slice(at + name.length - 1, at + name.length + 1));
}
