import { Lightbulb, LightbulbOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { recordOf } from '#design/document.ts';
import { isLamp, isLit } from '#editor/lamps.ts';
import { useEditor, useSession } from '../../editor-context.tsx';

/** Switches the lamp one has touched. */
export function LampChip() {
  const t = useTranslations('sun.lamps');
  const editor = useEditor();
  const id = useSession(({ selection }) => (selection.length === 1 ? (selection[0] ?? '') : ''));
  const design = useSession(({ history }) => history.design);
  const readOnly = useSession((state) => state.readOnly !== null);
  const item = recordOf(design, 'items', id);
  const is = recordOf(design, 'lights', id) || (item && isLamp(editor.pieces, item.model));
  if (!is || readOnly) return null;
  const lit = isLit(design, id);
  const Icon = lit ? LightbulbOff : Lightbulb;
  return (
    <>
      <i aria-hidden />
      <button type="button" className="wk-lamp" onClick={() => editor.act('switchLamps')}>
        <Icon aria-hidden size={17} strokeWidth={1.5} />
        <span>{t(lit ? 'switchOff' : 'switchOn')}</span>
      </button>
    </>
  );
}
