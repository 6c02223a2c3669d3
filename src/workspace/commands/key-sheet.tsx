import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { clean, foldText } from '#models/search/text.ts';
import { CommandDialog } from './command-dialog.tsx';
import { RowCaps } from './key-caps.tsx';
import { folds, keyColumns, keyRows, type KeyRow } from './key-list.ts';
import { useActionWords } from './use-action-words.ts';

const columns = keyRows();
const count = Object.values(columns).flat().length;

/** The keys and what they do, as the registry says it: a key that is added is listed here by itself. */
export function KeySheet({ onClose }: { onClose(): void }) {
  const t = useTranslations('workspace.commands');
  const words = useActionWords();
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const wanted = foldText(clean(typed)).trim();
  const has = (text: string) => foldText(clean(text)).includes(wanted);
  const nameOf = ({ id }: KeyRow) => (isFold(id) ? t(`folded.${id}`) : words(id));
  const shown = (row: KeyRow) =>
    wanted === '' ? all || row.ordinary : has(nameOf(row)) || row.actions.some(({ id }) => has(words(id)));
  const typing = wanted === '' || has(t('typeLength')) || has(t('nextField'));
  const none = !typing && !keyColumns.some((column) => columns[column].some(shown));
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may be longer than the window: keys scroll it */}
      <div className="wc-columns" tabIndex={0}>
        {keyColumns.map((column) => (
          <section key={column}>
            <h3>{t(`columns.${column}`)}</h3>
            <ul>
              {columns[column].filter(shown).map((row) => (
                <li key={row.id}>
                  <span>{nameOf(row)}</span>
                  <RowCaps of={row.actions.flatMap(({ keys }) => keys?.[0] ?? [])} />
                </li>
              ))}
              {column === 'draw' && typing && (
                <>
                  <li>
                    <span>{t('typeLength')}</span>
                    <span className="wc-keys">
                      <kbd>0</kbd>–<kbd>9</kbd>
                    </span>
                  </li>
                  <li>
                    <span>{t('nextField')}</span>
                    <RowCaps of={['Tab']} />
                  </li>
                </>
              )}
            </ul>
          </section>
        ))}
        {none && <p className="wc-none">{t('none')}</p>}
      </div>
      <div className="wc-foot">
        <p>{t('keysNote')}</p>
        {wanted === '' && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('fewerKeys') : t('allKeys', { count })}
          </button>
        )}
      </div>
    </CommandDialog>
  );
}

function isFold(id: string): id is keyof typeof folds {
  return id in folds;
}
