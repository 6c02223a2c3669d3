import { ChevronRight, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { selected } from '#editor/selection.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { useThingWords } from '../words/use-thing-words.ts';
import { objectTree } from './object-tree.ts';
import { treeRows, treeStep, type TreeRow } from './tree-rows.ts';
import './object-tree.css';

/**
 * Everything on the storey as a tree: rooms → walls, openings, pieces. Always in the page, so that Tab and a screen
 * reader reach it; seen while it has the focus or is kept open. Moving in it selects; what is selected elsewhere is
 * marked here.
 */
export function ObjectTreeView({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations('workspace.tree');
  const words = useThingWords();
  const editor = useEditor();
  const design = useSession((state) => state.history.design);
  const level = useSession((state) => state.level);
  const selection = useSession((state) => state.selection);
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<string | null>(null);
  const host = useRef<HTMLUListElement>(null);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the tree is of this design and storey
  const branches = useMemo(() => objectTree(editor), [editor, design, level]);
  const rows = treeRows(branches, shut);
  const chosen = selection.at(-1);
  // One line is reached by Tab: where one was, as long as it is what is selected, or else what is selected.
  const here =
    rows.find((row) => row.key === at && (row.id === null || chosen === undefined || row.id === chosen)) ??
    rows.find(({ id }) => id !== null && id === chosen) ??
    rows[0];

  useEffect(() => {
    // After a step the line reached has the focus.
    const line = host.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (host.current?.contains(document.activeElement)) line?.focus({ preventScroll: true });
    line?.scrollIntoView?.({ block: 'nearest' });
  }, [here?.key]);

  function choose(row: TreeRow, adding: boolean) {
    setAt(row.key);
    if (row.id !== null)
      editor.session.set({
        selection: selected(editor.session.state.selection, [row.id], adding ? 'toggle' : 'replace'),
      });
  }
  function fold(key: string) {
    setShut((now) => (now.has(key) ? new Set([...now].filter((each) => each !== key)) : new Set([...now, key])));
  }
  function step(event: KeyboardEvent) {
    if (event.key === 'Tab') return;
    if (!here) return;
    const next = treeStep(rows, here.key, event.key);
    const deletes = event.key === 'Delete' || event.key === 'Backspace';
    if (next && 'to' in next) {
      const row = rows.find(({ key }) => key === next.to);
      if (row) choose(row, event.shiftKey);
    } else if (next) fold(next.fold);
    else if (event.key === 'Enter' || event.key === ' ') choose(here, event.ctrlKey || event.metaKey);
    else if (deletes) editor.act('remove');
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <nav className={`ot${open ? ' ot-open' : ''}`} aria-label={t('label')}>
      <div className="ot-head">
        <h2>{t('label')}</h2>
        {open && (
          <button type="button" className="ws-icon" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden size={18} strokeWidth={1.5} />
          </button>
        )}
      </div>
      {rows.length === 0 && <p className="ot-empty">{t('empty')}</p>}
      <ul ref={host} role="tree" aria-label={t('label')} aria-multiselectable onKeyDown={step}>
        {rows.map((row) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree takes the keys
          <li
            key={row.key}
            role="treeitem"
            aria-level={row.depth}
            aria-expanded={row.open}
            aria-selected={row.id !== null && selection.includes(row.id)}
            tabIndex={row.key === here?.key ? 0 : -1}
            className={`ot-${row.depth === 1 ? 'room' : 'thing'}`}
            onClick={(event: MouseEvent) => choose(row, event.shiftKey || event.ctrlKey || event.metaKey)}
          >
            {row.depth === 1 && <ChevronRight aria-hidden size={16} strokeWidth={1.5} onClick={() => fold(row.key)} />}
            <span>{row.id === null ? t('elsewhere') : words(design, row.id)}</span>
            {row.count !== undefined && <small aria-hidden>{row.count}</small>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
