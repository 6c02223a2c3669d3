import { Search } from 'lucide-react';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { clean, foldText } from '#models/search/text.ts';
import { useEditor } from '../editor-context.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import { paletteActions } from './ready-actions.ts';
import { useActionWords } from './use-action-words.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Everything that can be done now, by typing a part of its name. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const t = useTranslations('workspace.commands');
  const groups = useTranslations('editor.groups');
  const words = useActionWords();
  const editor = useEditor();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const ready = useMemo(() => paletteActions(editor), [editor]);
  const found = ready.filter(({ id, group }) => isCalled(`${words(id)} ${groups(group)}`, typed));
  const chosen = Math.min(at, found.length - 1);
  function run(id: string) {
    onClose();
    editor.act(id);
  }
  function step(event: KeyboardEvent) {
    const by = steps[event.key];
    if (by !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((chosen + by + found.length) % found.length);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const action = found[chosen];
      if (action) run(action.id);
    }
  }
  return (
    <CommandDialog label={t('title')} className="wc-palette" onClose={onClose}>
      <label className="wc-search">
        <Search aria-hidden size={18} strokeWidth={1.5} />
        <span className="sr-only">{t('search')}</span>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to type in
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={chosen >= 0 ? `${list}-${chosen}` : undefined}
          autoComplete="off"
          placeholder={t('search')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={step}
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched by its words */}
      <div id={list} role="listbox" aria-label={t('title')} className="wc-list">
        {found.map(({ id, group, keys }, number) => (
          <button
            key={id}
            id={`${list}-${number}`}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
            role="option"
            aria-selected={number === chosen}
            tabIndex={-1}
            ref={(element) => {
              if (number === chosen) element?.scrollIntoView?.({ block: 'nearest' });
            }}
            onClick={() => run(id)}
          >
            <span>{words(id)}</span>
            <small>{groups(group)}</small>
            {keys?.[0] !== undefined && <KeyCaps of={keys[0]} />}
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="wc-none">{t('none')}</p>}
    </CommandDialog>
  );
}

/** Every word typed is somewhere in the name, with or without its accents. */
function isCalled(name: string, typed: string): boolean {
  const folded = foldText(clean(name));
  return foldText(clean(typed))
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
