import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { isLamp } from '#editor/lamps.ts';
import { useEditor } from '../../editor-context.tsx';
import { ChoiceRow } from '../fields/choice-row.tsx';

/** On or off, of a piece that is a lamp. */
export function LampSwitch({ item }: { item: Item }) {
  const t = useTranslations('sun.lamps');
  const { session, pieces } = useEditor();
  if (!isLamp(pieces, item.model)) return null;
  return (
    <ChoiceRow
      label={t('lamp')}
      value={item.off ? 'off' : 'on'}
      choices={(['on', 'off'] as const).map((value) => ({ value, text: t(value) }))}
      onChange={(value) => session.perform({ kind: 'lamps.switch', ids: [item.id], on: value === 'on' })}
    />
  );
}
