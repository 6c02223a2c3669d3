import { useState } from 'react';
import { recordOf } from '#design/document.ts';
import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../editor-context.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { useActionWords } from './use-action-words.ts';

const longest = 120;

/** The one field that *Rename* and *Find in the design* ask for. */
export function AskWords({ about, onClose }: { about: 'rename' | 'find'; onClose(): void }) {
  const t = useTranslations('workspace.commands');
  const words = useActionWords();
  const editor = useEditor();
  const now = useSession(({ history: { design }, selection: [id] }) => {
    if (about === 'find') return '';
    if (id === undefined) return design.name;
    const named = recordOf(design, 'items', id) ?? recordOf(design, 'rooms', id) ?? recordOf(design, 'cameras', id);
    return named?.name ?? '';
  });
  const [typed, setTyped] = useState(now);
  const title = words(about === 'find' ? 'findPieces' : 'rename');
  return (
    <CommandDialog label={title} className="wc-ask" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          if (about === 'find') editor.act('findPieces', { words: typed });
          else editor.act('rename', { name: typed });
        }}
      >
        <label>
          {title}
          <span className="ws-input">
            <input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in
              autoFocus
              autoComplete="off"
              maxLength={longest}
              value={typed}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
        </label>
        <button type="submit">{t('set')}</button>
      </form>
    </CommandDialog>
  );
}
