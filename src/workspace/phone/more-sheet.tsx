import {
  Aperture,
  Camera,
  Download,
  History,
  LampFloor,
  ListChecks,
  ListTree,
  MessageCircle,
  Ruler,
  UserPlus,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { readyActions } from '../commands/ready-actions.ts';
import { useActionWords } from '../commands/use-action-words.ts';
import { recordNames, type RecordName } from '../panels/record-names.ts';
import { useHidden } from '../together/hidden-parts.tsx';
import { useEditor, useSession } from '../editor-context.tsx';
import { groupedEntries } from './more-groups.ts';

interface MoreSheetProps {
  onTree(): void;
  onRecord(name: RecordName): void;
  /** Null where one may not let others in. */
  onShare: (() => void) | null;
  onClose(): void;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  'record:list': ListChecks,
  'record:render': Aperture,
  'record:versions': History,
  share: UserPlus,
  openComments: MessageCircle,
  openExport: Download,
  useDimension: Ruler,
  useLight: LampFloor,
  useCamera: Camera,
  tree: ListTree,
};

/** On a phone, what the five places at the bottom have no room for: the most used as tiles, the rest by groups. */
export function MoreSheet({ onTree, onRecord, onShare, onClose }: MoreSheetProps) {
  const t = useTranslations('workspace');
  const comments = useTranslations('comments');
  const together = useTranslations('together');
  const words = useActionWords();
  const editor = useEditor();
  const hidden = useHidden();
  // What can be done may change while this is open: whether one may comment is read after the home is there.
  useSession((state) => state);
  const ready = readyActions(editor).filter(({ id }) => !(hidden.prices && id === 'openFurnish'));
  const records = recordNames.filter((name) => !hidden.records.includes(name));
  const tools = ready.filter(({ id, group }) => group === 'tool' && /^use[A-Z]/.test(id) && id !== 'useSelect');
  const groups = groupedEntries(
    [...ready.map(({ id }) => id), ...records.map((name) => `record:${name}`), ...(onShare ? ['share'] : []), 'tree'],
    tools.map(({ id }) => id),
  );
  const recordOf = (entry: string) => records.find((name) => entry === `record:${name}`);

  function run(entry: string) {
    const record = recordOf(entry);
    onClose();
    if (record) onRecord(record);
    else if (entry === 'tree') onTree();
    else if (entry === 'share') onShare?.();
    else editor.act(entry);
  }
  function named(entry: string): string {
    const record = recordOf(entry);
    if (record) return t(`rail.${record}`);
    if (entry === 'tree') return t('tree.label');
    if (entry === 'share') return together('share');
    // As on the rail: their own words are sentences.
    if (entry === 'openFurnish') return t('rail.furnish');
    return entry === 'openComments' ? comments('title') : words(entry);
  }
  return (
    <CommandDialog label={t('phone.more')} className="ms" onClose={onClose}>
      <div className="ms-head">
        <h2>{t('phone.more')}</h2>
        <button type="button" className="ws-icon" aria-label={t('panel.close')} onClick={onClose}>
          <X aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      <div className="ms-list">
        {groups.map(({ group, entries }) => (
          <section key={group} className={group === 'often' ? 'ms-tiles' : 'ms-group'}>
            <h3>{t(`phone.groups.${group}`)}</h3>
            {entries.map((entry) => {
              const Icon = group === 'often' ? icons[entry] : undefined;
              return (
                <button key={entry} type="button" onClick={() => run(entry)}>
                  {Icon && <Icon aria-hidden size={20} strokeWidth={1.5} />}
                  {named(entry)}
                </button>
              );
            })}
          </section>
        ))}
      </div>
    </CommandDialog>
  );
}
