import { z } from 'zod';
import { action, always } from '#editor/actions/action.ts';
import type { Editor } from '#editor/editor.ts';
import { factsOf } from '#editor/pieces.ts';
import { clean, foldText } from '#models/search/text.ts';

/** *All chairs*: pieces by what they are called in any of the three languages, and things by their own names. */
export const findPieces = action<{ words: string } | undefined>({
  id: 'findPieces',
  group: 'select',
  keys: ['Mod+KeyF'],
  reads: true,
  // Without words the panel that asks for them opens.
  input: z.strictObject({ words: z.string().max(200) }).optional(),
  allowed: always,
  run(editor, input) {
    const { session } = editor;
    if (!input) return session.request({ kind: 'panel', panel: 'find' });
    const found = piecesCalled(editor, input.words);
    session.set({ selection: found });
    session.request({ kind: 'said', what: 'found', values: { count: found.length } });
  },
});

const stops = /^(all|the|every|所有|全部|tat ca|moi) ?/;

/** Every word has to be met; a plural is its singular. */
function piecesCalled({ session, pieces }: Editor, words: string): string[] {
  const wanted = foldText(clean(words)).replace(stops, '').replace(/^的/, '').trim();
  if (wanted === '') return [];
  const forms = [wanted, wanted.replace(/e?s$/, ''), wanted.replace(/s$/, '')].filter((form) => form.length > 0);
  return Object.values(session.design.items)
    .filter((item) => {
      const names = [...factsOf(pieces, item.model).words, item.name ?? ''].map((name) => foldText(clean(name)));
      return names.some((name) => forms.some((form) => contains(name, form)));
    })
    .map(({ id }) => id)
    .sort();
}

/** Whole words where words are parted by spaces: a *table* is not in *vegetable*. */
function contains(name: string, form: string): boolean {
  return /\p{Script=Han}/u.test(form) ? name.includes(form) : ` ${name} `.includes(` ${form} `);
}
