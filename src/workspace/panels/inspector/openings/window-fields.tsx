import { useTranslations } from 'use-intl';
import type { Window } from '#design/records/window.ts';
import { useEditor } from '../../../editor-context.tsx';
import { ChoiceRow } from '../../fields/choice-row.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { useSideWords } from '../../../words/use-side-words.ts';

const forms = ['fixed', 'casement', 'sliding'] as const;
const lattices = ['none', 'bars', 'grid', 'steps', 'diamond', 'slats'] as const;

export function WindowFields({ window }: { window: Window }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const sides = useSideWords(window);
  const set = (change: Partial<Window>) =>
    session.perform({ kind: 'opening.replace', opening: { ...window, ...change } });
  return (
    <>
      <ChoiceRow
        label={t('form')}
        value={window.form}
        choices={forms.map((value) => ({ value, text: t(`windowForm.${value}`) }))}
        onChange={(form) => set({ form })}
      />
      <div className="insp-row">
        <NumberField
          label={t('sashes')}
          value={window.sashes}
          limits={{ min: 1, max: 8 }}
          whole
          onChange={(sashes) => set({ sashes })}
        />
        <SelectField
          label={t('lattice')}
          value={window.lattice}
          choices={lattices.map((value) => ({ value, text: t(`windowLattice.${value}`) }))}
          onChange={(lattice) => set({ lattice })}
        />
      </div>
      {window.form !== 'fixed' && (
        <ChoiceRow label={t('opensTo')} value={window.side} choices={sides} onChange={(side) => set({ side })} />
      )}
    </>
  );
}
