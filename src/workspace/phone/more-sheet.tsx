import { useTranslations } from 'use-intl';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { readyActions } from '../commands/ready-actions.ts';
import { useActionWords } from '../commands/use-action-words.ts';
import { useEditor } from '../editor-context.tsx';

const others = ['openPalette', 'zoomAll', 'toggleSnapping', 'addLevel', 'copyLevelUp', 'addUnderlay'];

/** On a phone, what the five places at the bottom have no room for. */
export function MoreSheet({ onTree, onClose }: { onTree(): void; onClose(): void }) {
  const t = useTranslations('workspace');
  const words = useActionWords();
  const editor = useEditor();
  const ready = readyActions(editor);
  const listed = [
    ...ready.filter(({ id, group }) => group === 'tool' && /^use[A-Z]/.test(id) && id !== 'useSelect'),
    ...ready.filter(({ id }) => others.includes(id)),
  ];
  return (
    <CommandDialog label={t('phone.more')} className="ms" onClose={onClose}>
      <div className="ms-list">
        {listed.map(({ id }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              onClose();
              editor.act(id);
            }}
          >
            {words(id)}
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            onClose();
            onTree();
          }}
        >
          {t('tree.open')}
        </button>
      </div>
    </CommandDialog>
  );
}
