import { Keyboard, ListTree } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useEditor } from '../editor-context.tsx';

/** At the left of the ruler: the list of keys, and the objects as a list. */
export function StatusLists({ tree, onTree }: { tree: boolean; onTree(): void }) {
  const t = useTranslations('workspace');
  const editor = useEditor();
  return (
    <>
      <button
        type="button"
        className="ws-small"
        aria-label={t('commands.keys')}
        title={`${t('commands.keys')} (?)`}
        onClick={() => editor.act('openKeys')}
      >
        <Keyboard aria-hidden size={16} strokeWidth={1.5} />
      </button>
      <button
        type="button"
        className="ws-small"
        aria-label={t('tree.open')}
        title={t('tree.open')}
        aria-pressed={tree}
        onClick={onTree}
      >
        <ListTree aria-hidden size={16} strokeWidth={1.5} />
      </button>
    </>
  );
}
