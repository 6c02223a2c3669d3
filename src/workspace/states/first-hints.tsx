import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStored, writeStored } from '#ui/stored.ts';
import type { Design } from '#design/document.ts';
import { useSession } from '../editor-context.tsx';
import './states.css';

const hints = ['opening', 'piece', 'view'] as const;
type Hint = (typeof hints)[number];

/** What is worth knowing next; null once everything was done, or before there is anything to do it with. */
export function nextHint({ walls }: Design, gone: readonly Hint[]): Hint | null {
  return Object.keys(walls).length === 0 ? null : (hints.find((hint) => !gone.includes(hint)) ?? null);
}

/** The first hints: one at a time, each gone when it was done or put away, and none a second time for this person on this device. */
export function FirstHints({ person }: { person: string }) {
  const t = useTranslations('workspace.hints');
  const key = `hien-hints-${person}`;
  const [gone, setGone] = useState(() => read(readStored(key)));
  const opened = useSession(({ history }) => Object.keys(history.design.openings).length > 0);
  const furnished = useSession(({ history }) => Object.keys(history.design.items).length > 0);
  const plan = useSession((state) => state.view.mode === 'plan');
  const done = { opening: opened, piece: furnished, view: !plan };
  const [found] = useState({ ...done, view: false });
  // Done once, it is known: also after what was made is gone again, and in the next design. What was there tells nothing.
  const known = hints.filter((hint) => gone.includes(hint) || (done[hint] && !found[hint]));
  const kept = known.join(' ');
  useEffect(() => writeStored(key, kept === '' ? null : kept), [key, kept]);
  if (kept !== gone.join(' ')) setGone(known);
  const hint = useSession(({ history, tool, readOnly, gesture }) =>
    readOnly === null && tool.tool === 'select' && gesture === null
      ? nextHint(history.design, [...known, ...hints.filter((each) => done[each])])
      : null,
  );
  if (hint === null || !plan) return null;
  return (
    <aside className="st-hint" aria-label={t('label')}>
      <p>{t(hint)}</p>
      <button type="button" onClick={() => setGone([...hints])}>
        {t('never')}
      </button>
      <button
        type="button"
        className="ws-icon"
        aria-label={t('close')}
        onClick={() => setGone(hints.filter((each) => each === hint || known.includes(each)))}
      >
        <X aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </aside>
  );
}

/** By name; formerly only how many. */
function read(stored: string | null): readonly Hint[] {
  if (/^\d$/.test(stored ?? '')) return hints.slice(0, Number(stored));
  const words = stored?.split(' ') ?? [];
  return hints.filter((hint) => words.includes(hint));
}
