import { useTranslations } from 'use-intl';
import type { Door } from '#design/records/door.ts';
import { useEditor } from '../../../editor-context.tsx';
import { ChoiceRow } from '../../fields/choice-row.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { useSideWords } from '../../../words/use-side-words.ts';
import { jambAt } from './jamb-at.ts';

const forms = ['single', 'double', 'sliding', 'folding'] as const;
const leaves = ['flush', 'panelled', 'glazed', 'lattice', 'louvred'] as const;

export function DoorFields({ door }: { door: Door }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const sides = useSideWords(door);
  const set = (change: Partial<Door>) => session.perform({ kind: 'opening.replace', opening: { ...door, ...change } });
  return (
    <>
      {/* First: on a phone the rest is below the edge of the sheet. */}
      <ChoiceRow label={t('opensTo')} value={door.side} choices={sides} onChange={(side) => set({ side })} />
      <div className="insp-row">
        <SelectField
          label={t('form')}
          value={door.form}
          choices={forms.map((value) => ({ value, text: t(`doorForm.${value}`) }))}
          onChange={(form) => set({ form })}
        />
        <SelectField
          label={t('leaf')}
          value={door.leaf}
          choices={leaves.map((value) => ({ value, text: t(`doorLeaf.${value}`) }))}
          onChange={(leaf) => set({ leaf })}
        />
      </div>
      {door.form === 'single' && (
        <ChoiceRow
          label={t('hinge')}
          value={door.hinge}
          choices={(['left', 'right'] as const).map((hand) => ({
            value: jambAt(hand, door.side),
            text: t(`jamb.${hand}`),
          }))}
          onChange={(hinge) => set({ hinge })}
        />
      )}
      <NumberField
        label={t('open')}
        value={door.open * 100}
        unit="%"
        limits={{ min: 0, max: 100 }}
        onChange={(percent) => set({ open: percent / 100 })}
      />
    </>
  );
}
