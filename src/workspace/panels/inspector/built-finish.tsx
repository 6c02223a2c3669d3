import { useTranslations } from 'use-intl';
import { defaultMaterials } from '#elements/default-materials.ts';
import { SwatchField } from '../fields/swatch-field.tsx';
import { builtFinishes } from './surface-finishes.ts';

/** What a column or a beam is made of; usually it is plastered as the walls are. */
export function BuiltFinish({ own, onChange }: { own: string | undefined; onChange(material?: string): void }) {
  const t = useTranslations('workspace.inspector');
  return (
    <SwatchField
      label={t('finish')}
      value={own ?? defaultMaterials.wallInside}
      finishes={builtFinishes}
      onUsual={own === undefined ? undefined : () => onChange()}
      onChange={onChange}
    />
  );
}
