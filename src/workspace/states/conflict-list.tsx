import { TriangleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { tableOfId } from '#design/document.ts';
import { exists } from '#editor/things.ts';
import type { ConflictFacts, ConflictPort } from '../ports/conflict-port.ts';
import { useSession } from '../editor-context.tsx';
import { useThingWords } from '../words/use-thing-words.ts';
import './states.css';

/** Changes that no longer fit, each by name with its reason, until they have been seen: never dropped silently. */
export function ConflictList({ port }: { port: ConflictPort }) {
  const t = useTranslations('workspace.conflicts');
  const list = useSyncExternalStore(port.onChange, port.list, port.list);
  if (list.length === 0) return null;
  return (
    <section className="st-conflicts" role="alert" aria-label={t('title')}>
      <h2>
        <TriangleAlert aria-hidden size={18} strokeWidth={1.5} />
        {t('title')}
      </h2>
      <ul>
        {list.map((conflict) => (
          <ConflictLine key={conflict.id} conflict={conflict} onSeen={() => port.dismiss(conflict.id)} />
        ))}
      </ul>
    </section>
  );
}

function ConflictLine({ conflict, onSeen }: { conflict: ConflictFacts; onSeen(): void }) {
  const t = useTranslations('workspace.conflicts');
  const kinds = useTranslations('workspace.selection.kind');
  const reasons = useTranslations('editor.refused');
  const words = useThingWords();
  const design = useSession((state) => state.history.design);
  const [id] = conflict.things;
  const table = id === undefined ? undefined : tableOfId(id);
  const gone = table ? kinds(table) : t('home');
  const name = id !== undefined && exists(design, id) ? words(design, id) : gone;
  function reason(): string {
    if (conflict.cause === 'skipped') return t('skipped');
    const key = conflict.reason as Parameters<typeof reasons>[0] | null;
    return key !== null && reasons.has(key) ? reasons(key) : reasons('other');
  }
  return (
    <li>
      <span>
        <b>{t('change', { name })}</b> {reason()}
      </span>
      <button type="button" className="ws-icon" aria-label={t('seen')} onClick={onSeen}>
        <X aria-hidden size={18} strokeWidth={1.5} />
      </button>
    </li>
  );
}
