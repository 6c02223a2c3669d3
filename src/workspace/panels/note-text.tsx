import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { keepNote, showNote } from '#editor/tools/note/writing.ts';
import type { NoteIn } from '#editor/tools/note/note-state.ts';
import { useEditor } from '../editor-context.tsx';

/** What a note says, for whoever has no keys but those of a field. */
export function NoteText({ tool }: { tool: NoteIn<'writing'> }) {
  const t = useTranslations('workspace');
  const id = useId();
  const editor = useEditor();
  return (
    <div className="ws-field">
      <label htmlFor={id}>{t('inspector.text')}</label>
      <span className="ws-input">
        <textarea
          id={id}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- its place was chosen to write there
          autoFocus
          rows={3}
          maxLength={500}
          value={tool.text}
          onChange={({ target }) => {
            const next = { ...tool, text: target.value };
            showNote(editor, next);
            editor.session.set({ tool: next });
          }}
        />
      </span>
      <button
        type="button"
        className="insp-button"
        onClick={() => editor.session.set({ tool: keepNote(editor, tool) })}
      >
        {t('commands.set')}
      </button>
    </div>
  );
}
