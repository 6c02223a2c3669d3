import type { SaidComment } from '../ports/comments-port.ts';

/** Letters of a name in a round; one's own in the house's colour, others' in one of three that is always theirs. */
export function CommentAvatar({ by, person }: { by: SaidComment['by']; person: string }) {
  const kind = by?.id === person ? 'me' : `guest-${1 + (by ? sumOf(by.id) % 3 : 0)}`;
  return (
    <span aria-hidden className={`cm-face cm-face-${kind}`}>
      {by ? lettersOf(by.name) : '–'}
    </span>
  );
}

function sumOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}

/** The last word of a Vietnamese or English name and its first, the first sign of a Chinese one. */
export function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}
