import { useTranslations } from 'use-intl';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { readyActions } from '../commands/ready-actions.ts';
import { useActionWords } from '../commands/use-action-words.ts';
import { recordNames, type RecordName } from '../panels/record-names.ts';
import { useEditor } from '../editor-context.tsx';

const others = ['openFurnish', 'openPalette', 'zoomAll', 'toggleSnapping', 'addLevel', 'copyLevelUp', 'addUnderlay'];

interface MoreSheetProps {
  onTree(): void;
  onRecord(name: RecordName): void;
  onClose(): void;
}

/** On a phone, what the five places at the bottom have no room for. */
export function MoreSheet({ onTree, onRecord, onClose }: MoreSheetProps) {
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
        {recordNames.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              onClose();
              onRecord(name);
            }}
          >
            {t(`rail.${name}`)}
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
