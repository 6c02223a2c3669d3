import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Design } from '#design/document.ts';
import type { Editor } from '#editor/editor.ts';
import { whyOf } from '#editor/gesture.ts';
import type { Selection } from '#editor/selection.ts';
import { lengthSuffix, writeLength } from '#editor/units.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { numberAmong } from '../tree/object-tree.ts';
import { useThingWords } from '../words/use-thing-words.ts';
import { wallDistance } from '../words/wall-distance.ts';

/** Lasts until something else is selected or done. */
interface Told {
  text: string;
  of: Selection;
  design: Design;
}

/** What is said of the selection and of what an action did, in words: *Sofa, 2 of 7, 420 mm from the wall*. */
export function useSaid(): string {
  const t = useTranslations('editor.said');
  const editor = useEditor();
  const thing = useThingWords();
  const w = useTranslations('workspace.said');
  const [told, setTold] = useState<Told | null>(null);
  const selection = useSession((state) => state.selection);
  const design = useSession((state) => state.history.design);
  const cursor = useSession((state) => state.cursor);
  const snap = useSession(({ gesture }) => gesture && whyOf(gesture.show));
  const snaps = useTranslations('editor.snap');
  const units = useSession((state) => state.units);
  const length = (mm: number) => `${writeLength(mm, units)} ${lengthSuffix(units.length)}`.trim();
  useEffect(
    () =>
      editor.session.onRequest((request) => {
        if (request.kind !== 'said' || request.what !== 'found') return;
        const { selection: of, history } = editor.session.state;
        setTold({ text: t('found', { count: Number(request.values?.count ?? 0) }), of, design: history.design });
      }),
    [editor, t],
  );
  if (told?.of === selection && told.design === design) return told.text;
  if (cursor) {
    const place = w('cursor', { x: length(Math.round(cursor.x)), y: length(Math.round(cursor.y)) });
    return snap ? `${place}${w('comma')}${snaps(snap)}` : place;
  }
  const [id] = selection;
  if (id === undefined) return '';
  if (selection.length > 1) return t('found', { count: selection.length });
  return partsOf(editor, id, {
    comma: w('comma'),
    name: thing(design, id),
    length,
    among: (of) => t('selected', of),
    gap: (of) => w('fromWall', { length: of }),
  });
}

interface SaidWords {
  comma: string;
  name: string;
  length(mm: number): string;
  among(of: { number: number; count: number }): string;
  gap(length: string): string;
}

function partsOf(editor: Editor, id: string, { name, length, among, gap, comma }: SaidWords): string {
  const of = numberAmong(editor, id);
  const far = wallDistance(editor.session.design, id, editor.pieces);
  return [name, of && among(of), far !== null && gap(length(far))].filter(Boolean).join(comma);
}
