import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { levelOf } from '#design/document.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { MeasureField } from '../panels/fields/measure-field.tsx';

/** As the document allows (design/document.ts). Millimetres. */
const heightLimits = { min: 1500, max: 20_000 } as const;
const longestName = 120;

/** Name and height of the storey in hand. */
export function LevelFields() {
  const t = useTranslations('workspace.levels');
  const editor = useEditor();
  const id = useId();
  const level = useSession((state) => levelOf(state.history.design, state.level));
  const [typed, setTyped] = useState<string | null>(null);
  if (!level) return null;
  function settle() {
    const name = typed?.trim();
    if (name !== undefined && name !== level?.name) editor.act('setLevel', { name });
    setTyped(null);
  }
  return (
    <div className="lv-fields">
      <div className="ws-field">
        <label htmlFor={id}>{t('name')}</label>
        <span className="ws-input">
          <input
            id={id}
            autoComplete="off"
            maxLength={longestName}
            value={typed ?? level.name}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
            }}
          />
        </span>
      </div>
      <MeasureField
        label={t('height')}
        value={level.height}
        limits={heightLimits}
        onChange={(height) => editor.act('setLevel', { height })}
      />
    </div>
  );
}
