import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useActionWords } from '../commands/use-action-words.ts';
import { useEditor, useSession } from '../editor-context.tsx';

const ways = [
  { id: 'nudgeUp', icon: ChevronUp },
  { id: 'nudgeLeft', icon: ChevronLeft },
  { id: 'turnRight', icon: RotateCw },
  { id: 'nudgeRight', icon: ChevronRight },
  { id: 'nudgeDown', icon: ChevronDown },
] as const;

/** What a finger is too broad for: a selected piece by single steps. */
export function NudgePad() {
  const t = useTranslations('workspace.phone');
  const words = useActionWords();
  const editor = useEditor();
  const shown = useSession(
    ({ selection, tool, view, gesture, readOnly }) =>
      selection.length > 0 &&
      selection.every((id) => id.startsWith('it_')) &&
      tool.tool === 'select' &&
      (view.mode === 'plan' || view.mode === 'space') &&
      view.input === 'touch' &&
      gesture === null &&
      readOnly === null,
  );
  if (!shown) return null;
  return (
    <fieldset aria-label={t('nudge')} className="np">
      {ways.map(({ id, icon: Icon }) => (
        <button key={id} type="button" className={`np-${id}`} aria-label={words(id)} onClick={() => editor.act(id)}>
          <Icon aria-hidden size={20} strokeWidth={1.5} />
        </button>
      ))}
    </fieldset>
  );
}
