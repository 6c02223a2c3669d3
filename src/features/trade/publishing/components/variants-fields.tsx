import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { productLimits } from '../publishing-limits.ts';
import { newVariant, type VariantDraft } from '../product-draft.ts';
import type { Option } from '../option.ts';
import { RemovedVariant } from './removed-variant.tsx';
import { useRemovedVariants } from './use-removed-variants.ts';
import { VariantFields } from './variant-fields.tsx';

interface VariantsFieldsProps {
  variants: readonly VariantDraft[];
  colours: readonly Option[];
  /** The version that is saved: what was removed before it is gone. */
  saved: number | null;
  fault(field: string): string | undefined;
  onChange(variants: VariantDraft[]): void;
}

/** Every variant in stock: size, colour, price, quantity. */
export function VariantsFields({ variants, colours, saved, fault, onChange }: VariantsFieldsProps) {
  const t = useTranslations('publishing.variants');
  const id = useId();
  const change = (at: number, part: Partial<VariantDraft>) =>
    onChange(variants.map((variant, each) => (each === at ? { ...variant, ...part } : variant)));
  const { rows, remove, restore } = useRemovedVariants(variants, saved, onChange);
  const list = useRef<HTMLDivElement>(null);
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    if (back !== null) list.current?.querySelector<HTMLElement>(`[data-variant="${back}"] input`)?.focus();
  }, [back]);
  return (
    <div ref={list} className="grid gap-4">
      {rows.map(({ variant, at }, row) =>
        at === null ? (
          <RemovedVariant
            key={variant.key}
            number={row + 1}
            off={variants.length >= productLimits.variants}
            onUndo={() => {
              restore(variant.key);
              setBack(variant.key);
            }}
          />
        ) : (
          <div key={variant.key} data-variant={variant.key} className="grid">
            <VariantFields
              number={row + 1}
              variant={variant}
              colours={colours}
              fault={(field) => fault(`variants.${at}.${field}`)}
              onChange={(part) => change(at, part)}
              onRemove={() => {
                setBack(null);
                remove(variant.key);
              }}
            />
          </div>
        ),
      )}
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
