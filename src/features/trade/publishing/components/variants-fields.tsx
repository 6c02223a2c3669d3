import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { productLimits } from '../publishing-limits.ts';
import { newVariant, type VariantDraft } from '../product-draft.ts';
import type { Option } from '../option.ts';
import { VariantFields } from './variant-fields.tsx';

interface VariantsFieldsProps {
  variants: readonly VariantDraft[];
  colours: readonly Option[];
  fault(field: string): string | undefined;
  onChange(variants: VariantDraft[]): void;
}

/** Every variant in stock: size, colour, price, quantity. */
export function VariantsFields({ variants, colours, fault, onChange }: VariantsFieldsProps) {
  const t = useTranslations('publishing.variants');
  const id = useId();
  const change = (at: number, part: Partial<VariantDraft>) =>
    onChange(variants.map((variant, each) => (each === at ? { ...variant, ...part } : variant)));
  return (
    <div className="grid gap-4">
      {variants.map((variant, at) => (
        <VariantFields
          key={variant.key}
          number={at + 1}
          variant={variant}
          colours={colours}
          fault={(field) => fault(`variants.${at}.${field}`)}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(variants.filter((_, each) => each !== at))}
        />
      ))}
      {variants.length === 0 && <p className="hint">{t('none')}</p>}
      <FieldError id={id} text={variants.some((_, at) => fault(`variants.${at}`)) ? undefined : fault('variants')} />
      {variants.length < productLimits.variants && (
        <p>
          <Button onClick={() => onChange([...variants, newVariant(variants.at(-1))])}>
            <Plus aria-hidden size={18} />
            {t('add')}
          </Button>
        </p>
      )}
    </div>
  );
}
