import type { Editor } from '#editor/editor.ts';
import { parseLength } from '#editor/measure-input.ts';
import type { Key } from '#editor/tools/tool.ts';

/** Letters and signs of a measure; units may follow a figure, not begin. */
const begins = /^[0-9.,(]$/;
const follows = /^[0-9.,()+\-*/'"′″ mcftinx×米厘毫]$/;
const longest = 40;

/** The buffer after a key; null for one that is not part of a measure. */
export function typedInto(typed: string, { code, key, mod }: Key): string | null {
  if (mod) return null;
  if (code === 'Backspace') return typed === '' ? null : typed.slice(0, -1);
  if (code === 'Escape') return typed === '' ? null : '';
  if (!(typed === '' ? begins : follows).test(key)) return null;
  return typed.length < longest ? typed + key : typed;
}

/** What is typed, as a length; null while it is none. */
export function typedLength({ session }: Editor, typed: string): number | null {
  const read = typed === '' ? null : parseLength(typed, session.state.units.length);
  return read?.ok ? read.value : null;
}
