import { useTranslations } from 'use-intl';
import { levelOf } from '#design/document.ts';
import { references, type WallState } from '#editor/tools/wall/wall-state.ts';
import { tools } from '#editor/tools/tools.ts';
import { writeLength } from '#editor/units.ts';
import { useEditor, useSession } from '../editor-context.tsx';
import { ChoiceRow } from './fields/choice-row.tsx';
import { MeasureField } from './fields/measure-field.tsx';
import { KeyHints, Panel } from './panel.tsx';
import { useSheet } from './sheet-state.ts';
import { WallChain } from './wall-chain.tsx';

/** Usual walls of Việt Nam: half a brick and a brick. Millimetres. */
export const usualThicknesses = [100, 110, 200, 220] as const;
export const thicknessLimits = { min: 20, max: 1000 } as const;

export function WallToolPanel({ tool }: { tool: WallState }) {
  const t = useTranslations('workspace.wallTool');
  const editor = useEditor();
  return (
    <Panel title={t('title')} onClose={() => editor.use(tools.select.start)}>
      <WallSettings tool={tool} />
    </Panel>
  );
}

/** What new walls are like. Under a thumb the sheet stays low until it is pulled up: the plan is what one taps. */
function WallSettings({ tool }: { tool: WallState }) {
  const t = useTranslations('workspace.wallTool');
  const editor = useEditor();
  const { full } = useSheet();
  const units = useSession((state) => state.units);
  const level = useSession(({ history, level: id }) => levelOf(history.design, id));
  const { thickness, reference, height } = tool.settings;
  const set = (settings: Partial<WallState['settings']>) =>
    editor.session.set({ tool: { ...tool, settings: { ...tool.settings, ...settings } } });
  const usual = (
    <ChoiceRow
      label={t('thickness')}
      value={thickness}
      choices={usualThicknesses.map((value) => ({ value, text: writeLength(value, units) }))}
      onChange={(value) => set({ thickness: value })}
    />
  );
  if (!full && tool.state === 'ready')
    return (
      <>
        <p className="ws-note">{t('tapStart')}</p>
        {usual}
      </>
    );
  return (
    <>
      {usual}
      <MeasureField
        label={t('otherThickness')}
        value={thickness}
        limits={thicknessLimits}
        onChange={(value) => set({ thickness: value })}
      />
      <ChoiceRow
        label={t('reference')}
        value={reference}
        choices={references.map((value) => ({ value, text: t(value) }))}
        onChange={(value) => set({ reference: value })}
      />
      <MeasureField
        label={t('height')}
        value={height ?? level?.height ?? 2800}
        limits={{ min: 100, max: 20_000 }}
        onChange={(value) => set({ height: value })}
      />
      <WallChain />
      <KeyHints
        hints={[
          { key: '0–9', text: t('keyLength') },
          { key: 'Tab', text: t('keyTab') },
          { key: 'Enter', text: t('keyEnter') },
          { key: 'Shift', text: t('keyShift') },
          { key: 'Esc', text: t('keyEscape') },
        ]}
      />
    </>
  );
}
