import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStored, writeStored } from '#ui/stored.ts';
import type { Design } from '#design/document.ts';
import { useSession } from '../editor-context.tsx';
import './states.css';

const hints = ['opening', 'piece', 'view'] as const;
type Hint = (typeof hints)[number];

/** What is worth knowing next; null once it has been done, or before there is anything to do it with. */
export function nextHint({ walls, openings, items }: Design, seen: number): Hint | null {
  if (Object.keys(walls).length === 0) return null;
  const done = { opening: Object.keys(openings).length > 0, piece: Object.keys(items).length > 0, view: false };
  return hints.find((hint, number) => number >= seen && !done[hint]) ?? null;
}

/** The first hints: one at a time, each gone when it was done or put away, and none a second time for this person on this device. */
export function FirstHints({ person }: { person: string }) {
  const t = useTranslations('workspace.hints');
  const key = `hien-hints-${person}`;
  const [seen, setSeen] = useState(() => Number(readStored(key) ?? 0));
  const hint = useSession(({ history, tool, readOnly, gesture }) =>
    readOnly === null && tool.tool === 'select' && gesture === null ? nextHint(history.design, seen) : null,
  );
  const plan = useSession((state) => state.view.mode === 'plan');
  if (hint === null || !plan) return null;
  function see(count: number) {
    setSeen(count);
    writeStored(key, String(count));
  }
  return (
    <aside className="st-hint" aria-label={t('label')}>
      <p>{t(hint)}</p>
      <button type="button" onClick={() => see(hints.length)}>
        {t('never')}
      </button>
      <button type="button" className="ws-icon" aria-label={t('close')} onClick={() => see(hints.indexOf(hint) + 1)}>
        <X aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </aside>
  );
}
