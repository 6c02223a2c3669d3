import { useState, type KeyboardEvent, type RefObject } from 'react';
import { clean, foldText } from '#models/search/text.ts';
import type { CommentPerson } from '../ports/comments-port.ts';
import { useComments, useCommentsState } from './comments-context.tsx';

/** So many are offered at once. */
const most = 6;

/** Where an @ was begun, and what follows it up to the caret. */
interface Begun {
  readonly from: number;
  readonly to: number;
  readonly letters: string;
}

/** People offered while somebody types a name after an @: chosen by keys or by a press. */
export function useNaming(field: RefObject<HTMLTextAreaElement | null>, put: (text: string) => void) {
  const { people } = useCommentsState();
  const person = useComments()?.person;
  const [begun, setBegun] = useState<Begun | null>(null);
  const [at, setAt] = useState(0);
  const wanted = foldText(clean(begun?.letters ?? ''));
  const offered = begun
    ? people.filter(({ id, name }) => id !== person && foldText(clean(name)).startsWith(wanted)).slice(0, most)
    : [];
  function look(): void {
    const { current } = field;
    setBegun(current && begunAt(current.value, current.selectionStart));
    setAt(0);
  }
  function choose({ name }: CommentPerson): void {
    const { current } = field;
    if (!current || !begun) return;
    // As typed: the browser's own undo takes it back, and the field tells of it.
    current.setRangeText(`@${name} `, begun.from, begun.to, 'end');
    put(current.value);
    setBegun(null);
    current.focus();
  }
  /** Whether the key was for the list. */
  function press({ key }: KeyboardEvent): boolean {
    const chosen = offered[at];
    if (!chosen) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setAt((at + (key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length);
    else if (key === 'Enter' || key === 'Tab') choose(chosen);
    else if (key === 'Escape') setBegun(null);
    else return false;
    return true;
  }
  return { offered, at, look, choose, press, leave: () => setBegun(null) };
}

function begunAt(text: string, caret: number): Begun | null {
  const from = text.lastIndexOf('@', caret - 1);
  const letters = text.slice(from + 1, caret);
  if (from < 0 || caret === 0 || letters.length > 30 || /\s/.test(letters)) return null;
  // In an address of mail it names nobody.
  return /[\p{Script=Latin}\p{N}]/u.test(text.charAt(from - 1)) ? null : { from, to: caret, letters };
}
