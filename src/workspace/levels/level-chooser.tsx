import { ChevronDown, Layers } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useEditor, useSession } from '../editor-context.tsx';
import { LevelFields } from './level-fields.tsx';
import { useLevelName } from './use-level-name.ts';
import './levels.css';

/** The storeys, the highest on top: which one is drawn, and adding, copying, naming them. */
export function LevelChooser() {
  const t = useTranslations('workspace.levels');
  const name = useLevelName();
  const editor = useEditor();
  const design = useSession((state) => state.history.design);
  const level = useSession((state) => state.level);
  const readOnly = useSession((state) => state.readOnly !== null);
  const at = design.levels.findIndex(({ id }) => id === level);
  const last = design.levels.length - 1;
  const [open, setOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (!(target instanceof Node && host.current?.contains(target))) setOpen(false);
    };
    window.addEventListener('pointerdown', outside, true);
    return () => window.removeEventListener('pointerdown', outside, true);
  }, [open]);
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    host.current?.querySelector('button')?.focus();
  }
  return (
    <div ref={host} className="lv" role="presentation" onKeyDown={leave}>
      <button type="button" className="lv-now" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Layers aria-hidden size={16} strokeWidth={1.5} />
        <span className="sr-only">{t('label')}</span>
        {name(design, level)}
        <ChevronDown aria-hidden size={14} strokeWidth={1.5} />
      </button>
      {open && (
        <div className="lv-sheet">
          <ul>
            {design.levels.toReversed().map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={id === level ? 'true' : undefined}
                  onClick={() => editor.session.set({ level: id, selection: [], hover: null })}
                >
                  {name(design, id)}
                </button>
              </li>
            ))}
          </ul>
          {!readOnly && (
            <>
              {/* Another storey, other fields: what was typed and not set belongs to the one before. */}
              <LevelFields key={level} />
              <div className="lv-acts">
                <button type="button" onClick={() => editor.act('addLevel')}>
                  {t('add')}
                </button>
                <button type="button" onClick={() => editor.act('copyLevelUp', { what: 'shell' })}>
                  {t('copyShell')}
                </button>
                <button type="button" onClick={() => editor.act('copyLevelUp', { what: 'all' })}>
                  {t('copyAll')}
                </button>
                {design.levels.length > 1 && (
                  <>
                    <button
                      type="button"
                      disabled={at === last}
                      onClick={() => editor.act('moveLevel', { to: at + 1 })}
                    >
                      {t('up')}
                    </button>
                    <button type="button" disabled={at === 0} onClick={() => editor.act('moveLevel', { to: at - 1 })}>
                      {t('down')}
                    </button>
                    <button type="button" onClick={() => editor.act('removeLevel')}>
                      {t('remove')}
                    </button>
                  </>
                )}
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}
