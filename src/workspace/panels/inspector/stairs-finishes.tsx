import { useTranslations } from 'use-intl';
import type { Stairs } from '#design/records/stairs.ts';
import { defaultMaterials } from '#elements/default-materials.ts';
import { SwatchField } from '../fields/swatch-field.tsx';
import { builtFinishes, floorFinishes, railFinishes } from './surface-finishes.ts';

const parts = {
  tread: { usual: defaultMaterials.leaf, offered: floorFinishes },
  body: { usual: defaultMaterials.slab, offered: builtFinishes },
  rail: { usual: defaultMaterials.leaf, offered: railFinishes },
} as const;

interface StairsFinishesProps {
  stairs: Stairs;
  onChange(finishes: Stairs['finishes']): void;
}

/** What the treads, the body and the handrail are made of. */
export function StairsFinishes({ stairs: { finishes, rail }, onChange }: StairsFinishesProps) {
  const t = useTranslations('workspace.inspector.stairsPart');
  const shown = (['tread', 'body', 'rail'] as const).filter((part) => part !== 'rail' || rail !== 'none');
  return shown.map((part) => {
    const { [part]: own, ...others } = finishes;
    return (
      <SwatchField
        key={part}
        label={t(part)}
        value={own ?? parts[part].usual}
        finishes={parts[part].offered}
        onUsual={own === undefined ? undefined : () => onChange(others)}
        onChange={(material) => onChange({ ...others, [part]: material })}
      />
    );
  });
}
