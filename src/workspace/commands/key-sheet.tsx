import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { clean, foldText } from '#models/search/text.ts';
import { CommandDialog } from './command-dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import { keyColumns, keyedActions } from './key-list.ts';
import { useActionWords } from './use-action-words.ts';

const columns = keyedActions();

/** Every key and what it does, as the registry says it: a key that is added is listed here by itself. */
export function KeySheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('workspace.commands');
  const words = useActionWords();
  const [typed, setTyped] = useState('');
  const wanted = foldText(clean(typed)).trim();
  return (
    <CommandDialog label={t('keys')} className="wc-keysheet" onClose={onClose}>
      <div className="wc-head">
        <h2>{t('keys')}</h2>
        <label className="wc-search">
          <Search aria-hidden size={16} strokeWidth={1.5} />
          <span className="sr-only">{t('search')}</span>
          <input
            autoComplete="off"
            placeholder={t('search')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="button" className="ws-icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is longer than the window: keys scroll it */}
      <div className="wc-columns" tabIndex={0}>
        {keyColumns.map((column) => (
          <section key={column}>
            <h3>{t(`columns.${column}`)}</h3>
            <ul>
              {columns[column]
                .filter(({ id }) => foldText(clean(words(id))).includes(wanted))
                .map(({ id, keys }) => (
                  <li key={id}>
                    <span>{words(id)}</span>
                    {keys?.[0] !== undefined && <KeyCaps of={keys[0]} />}
                  </li>
                ))}
              {column === 'draw' && wanted === '' && (
                <>
                  <li>
                    <span>{t('typeLength')}</span>
                    <span className="wc-keys">
                      <kbd>0</kbd>–<kbd>9</kbd>
                    </span>
                  </li>
                  <li>
                    <span>{t('nextField')}</span>
                    <KeyCaps of="Tab" />
                  </li>
                </>
              )}
            </ul>
          </section>
        ))}
      </div>
      <p className="wc-foot">{t('keysNote')}</p>
    </CommandDialog>
  );
}
