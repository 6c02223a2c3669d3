import { useTranslations } from 'use-intl';
import { useEditor } from '../../editor-context.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useRecord } from './use-record.ts';

export function NoteFields({ id }: { id: string }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const note = useRecord('notes', id);
  if (!note) return null;
  return (
    <>
      <TextField
        label={t('text')}
        value={note.text}
        most={500}
        empty={false}
        lines={4}
        onChange={(text) => session.perform({ kind: 'note.change', note: { ...note, text } })}
      />
      <ChoiceRow
        label={t('letters')}
        value={note.size}
        choices={(['small', 'large'] as const).map((value) => ({ value, text: t(value) }))}
        onChange={(size) => session.perform({ kind: 'note.change', note: { ...note, size } })}
      />
    </>
  );
}
