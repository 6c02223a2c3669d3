import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useActionWords } from '../commands/use-action-words.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import './phone.css';

const ways = [
  { id: 'nudgeLeft', icon: ChevronLeft },
  { id: 'nudgeUp', icon: ChevronUp },
  { id: 'turnRight', icon: RotateCw },
  { id: 'nudgeDown', icon: ChevronDown },
  { id: 'nudgeRight', icon: ChevronRight },
] as const;

/** What a finger is too broad for: a selected piece by single steps. In its sheet: over the plan it would hide the piece. */
export function NudgePad() {
  const t = useTranslations('workspace.phone');
  const words = useActionWords();
  const editor = useEditor();
  const shown = useSession(
    ({ selection, tool, view, readOnly }) =>
      selection.length > 0 &&
      selection.every((id) => id.startsWith('it_')) &&
      tool.tool === 'select' &&
      (view.mode === 'plan' || view.mode === 'space') &&
      view.input === 'touch' &&
      readOnly === null,
  );
  if (!shown) return null;
  return (
    <fieldset aria-label={t('nudge')} className="np">
      {ways.map(({ id, icon: Icon }) => (
        <button key={id} type="button" aria-label={words(id)} onClick={() => editor.act(id)}>
          <Icon aria-hidden size={20} strokeWidth={1.5} />
        </button>
      ))}
    </fieldset>
  );
}
