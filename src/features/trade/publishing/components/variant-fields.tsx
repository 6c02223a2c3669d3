import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { GlbField } from '#features/foundation/glb/glb-field.tsx';
import { localeNames, locales } from '#lib/locale.ts';
import { Field } from '#ui/fields/field.tsx';
import { MoneyField } from '#ui/fields/money-field.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { contradictsSize } from '#features/trade/publishing/glb/glb-size.ts';
import { productLimits } from '../publishing-limits.ts';
import type { Option } from '../option.ts';
import type { VariantDraft } from '../product-draft.ts';
import { OneOf } from './choices.tsx';
import { NumberField } from './number-field.tsx';

interface VariantFieldsProps {
  number: number;
  variant: VariantDraft;
  colours: readonly Option[];
  fault(field: string): string | undefined;
  onChange(part: Partial<VariantDraft>): void;
  onRemove(): void;
}

/** One variant. Rarely needed fields, a name of its own and 3D, are collapsed. */
export function VariantFields({ number, variant, colours, fault, onChange, onRemove }: VariantFieldsProps) {
  const t = useTranslations('publishing.variants');
  return (
    <fieldset className="rounded-s border border-line p-4">
      <legend className="px-1 text-small font-medium">{t('title', { number })}</legend>
      <div className="grid grid-cols-6 gap-x-3 gap-y-4 *:min-w-0 *:grid-cols-[minmax(0,1fr)]">
        {(['width', 'depth', 'height'] as const).map((side) => (
          <NumberField
            key={side}
            className="col-span-2"
            label={t(side)}
            unit="mm"
            value={variant[side]}
            error={fault(side)}
            onChange={(value) => onChange({ [side]: value })}
          />
        ))}
        <MoneyField
          className="col-span-6 sm:col-span-3"
          label={t('price')}
          amount={variant.price}
          error={fault('price')}
          onChange={(price) => onChange({ price })}
        />
        <MoneyField
          className="col-span-6 sm:col-span-3"
          label={t('priceBefore')}
          hint={t('priceBeforeHint')}
          amount={variant.priceBefore}
          error={fault('priceBefore')}
          onChange={(priceBefore) => onChange({ priceBefore })}
        />
        <NumberField
          className="col-span-3 sm:col-span-2"
          label={t('stock')}
          value={variant.stock}
          error={fault('stock')}
          onChange={(stock) => onChange({ stock })}
        />
        <div className="col-span-3 sm:col-span-2">
          <OneOf
            label={t('colour')}
            options={colours}
            value={variant.colour}
            error={fault('colour')}
            onChange={(colour) => onChange({ colour })}
          />
        </div>
        <Field
          className="col-span-6 sm:col-span-2"
          label={t('sku')}
          value={variant.sku}
          maxLength={productLimits.sku}
          error={fault('sku')}
          autoComplete="off"
          onChange={(event) => onChange({ sku: event.target.value })}
        />
      </div>
      {variant.glb && contradictsSize(variant.glb.size, variant) && (
        <OtherSize file={variant.glb.size} said={variant} onTake={onChange} />
      )}
      <details className="mt-3">
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-small text-ink-soft">
          {t('more')}
        </summary>
        <div className="grid gap-5 pt-2">
          <NumberField
            className="max-w-56"
            label={t('weight')}
            unit="g"
            value={variant.weight}
            error={fault('weight')}
            onChange={(weight) => onChange({ weight })}
          />
          <div className="grid gap-3 *:min-w-0 *:grid-cols-[minmax(0,1fr)] sm:grid-cols-3">
            {locales.map((locale) => (
              <Field
                key={locale}
                lang={locale}
                label={t('label', { language: localeNames[locale] })}
                value={variant.label[locale] ?? ''}
                maxLength={productLimits.label}
                error={fault(`label.${locale}`)}
                onChange={(event) => onChange({ label: { ...variant.label, [locale]: event.target.value } })}
              />
            ))}
          </div>
          {variant.model === null ? (
            <div className="grid gap-2">
              <p className="field-label">{t('glb')}</p>
              <GlbField
                value={variant.glb}
                error={fault('glb')}
                onChange={(glb) => onChange({ glb, ...(glb && variant.width === null ? glb.size : {}) })}
              />
            </div>
          ) : (
            <p className="hint">{t('model', { model: variant.model })}</p>
          )}
        </div>
      </details>
      <p className="mt-1 flex justify-end">
        <button type="button" className="btn btn-quiet btn-s" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
          {t('remove', { number })}
        </button>
      </p>
    </fieldset>
  );
}

type Sides = Pick<VariantDraft, 'width' | 'depth' | 'height'>;

/** It may be meant so; but whoever looks at the 3D sees another piece than the one described. */
function OtherSize({ file, said, onTake }: { file: Sides; said: Sides; onTake(size: Sides): void }) {
  const t = useTranslations('publishing.variants');
  const format = useFormatter();
  const text = ({ width, depth, height }: Sides) =>
    [width, depth, height].map((side) => (side === null ? '–' : format.number(side))).join(' × ');
  return (
    <output className="num mt-3 flex flex-wrap items-center gap-3 text-small text-warn">
      {t('otherSize', { file: text(file), said: text(said) })}
      <Button size="s" onClick={() => onTake({ width: file.width, depth: file.depth, height: file.height })}>
        {t('takeSize')}
      </Button>
    </output>
  );
}
