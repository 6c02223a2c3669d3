import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readStored, writeStored } from '#ui/stored.ts';
import type { Design } from '#design/document.ts';
import { visitor } from '#editor/sync/visitor.ts';
import { useSession } from '../editor-context.tsx';
import { useScreen } from '../frame/use-screen.ts';
import './states.css';

const hints = ['opening', 'piece', 'view'] as const;
type Hint = (typeof hints)[number];

/**
 * What is worth knowing next; null once everything was done, or before there is anything to do it with: an empty room
 * is not worth a look in 3D.
 */
export function nextHint({ walls, items }: Design, gone: readonly Hint[]): Hint | null {
  if (Object.keys(walls).length === 0) return null;
  const next = hints.find((hint) => !gone.includes(hint)) ?? null;
  return next === 'view' && Object.keys(items).length === 0 ? null : next;
}

/** The first hints: one at a time, each gone when it was done or put away, and none a second time for this person on this device. */
export function FirstHints({ person }: { person: string }) {
  const t = useTranslations('workspace.hints');
  const key = keyOf(person);
  const [gone, setGone] = useState(() => learnt(key));
  const opened = useSession(({ history }) => Object.keys(history.design.openings).length > 0);
  const furnished = useSession(({ history }) => Object.keys(history.design.items).length > 0);
  const phone = useScreen() === 'phone';
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
      {/* On a phone a door is one step further: among what is drawn. */}
      <p>{t(hint === 'opening' && phone ? 'openingPhone' : hint)}</p>
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

/** What is known to this person, and to whoever drew here before signing in. */
function learnt(key: string): readonly Hint[] {
  const before = [key, keyOf(visitor)].flatMap((each) => read(readStored(each)));
  return hints.filter((hint) => before.includes(hint));
}

function keyOf(person: string): string {
  return `hien-hints-${person}`;
}

/** By name; formerly only how many. */
function read(stored: string | null): readonly Hint[] {
  if (/^\d$/.test(stored ?? '')) return hints.slice(0, Number(stored));
  const words = stored?.split(' ') ?? [];
  return hints.filter((hint) => words.includes(hint));
}
