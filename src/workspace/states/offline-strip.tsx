import { ChevronDown, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { tableOfId } from '#design/document.ts';
import { exists } from '#editor/things.ts';
import { useSession } from '../editor-context.tsx';
import type { UnsentChange, UnsentPort } from '../ports/unsent-port.ts';
import { useThingWords } from '../words/use-thing-words.ts';

/** That one is offline, what waits, and a way to send it now. */
export function OfflineStrip({ pending, port }: { pending: number; port: UnsentPort | undefined }) {
  const t = useTranslations('workspace.strip');
  const [open, setOpen] = useState(false);
  return (
    <section className="st-strip st-local st-warn st-offline">
      <CloudOff aria-hidden size={18} strokeWidth={1.5} />
      <output>
        <b>{t('offline')}</b> {t('offlineText')}
      </output>
      {port && (
        <span className="st-local-acts">
          {pending > 0 && (
            <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('waiting', { count: pending })}
              <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
            </button>
          )}
          <button type="button" onClick={() => port.retry()}>
            {t('again')}
          </button>
        </span>
      )}
      {port && open && pending > 0 && <UnsentList changes={port.list()} />}
    </section>
  );
}

/** The newest first; the same done again and again is one line. */
function UnsentList({ changes }: { changes: readonly UnsentChange[] }) {
  const t = useTranslations('workspace.strip');
  const kinds = useTranslations('workspace.selection.kind');
  const words = useThingWords();
  const design = useSession((state) => state.history.design);
  function nameOf([id, ...rest]: UnsentChange['things']): string {
    const table = id === undefined ? undefined : tableOfId(id);
    const kind = table ? kinds(table) : t('home');
    const name = id !== undefined && exists(design, id) ? words(design, id) : kind;
    return rest.length > 0 ? t('things', { name, count: rest.length }) : name;
  }
  return (
    <ul>
      {linesOf(changes).map(({ first, count }) => (
        <li key={first.id}>
          <span>{t(`did.${first.did}`, { name: nameOf(first.things) })}</span>
          {count > 1 && <span>{t('times', { count })}</span>}
        </li>
      ))}
    </ul>
  );
}

function linesOf(changes: readonly UnsentChange[]): { first: UnsentChange; count: number }[] {
  const lines: { first: UnsentChange; count: number }[] = [];
  for (const change of changes) {
    const last = lines.at(-1);
    if (last?.first.did === change.did && last.first.things.join() === change.things.join()) last.count++;
    else lines.push({ first: change, count: 1 });
  }
  return lines.toReversed();
}
