import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductDetail } from '../product.ts';
import type { ShownChoice } from '../choices/shown-choice.ts';

/** Known facts: one without a value has no row. */
export function ProductFacts({
  product: { materials, colours, style },
  choice: { size, mattress, weight, sku, model, glb },
}: {
  product: ProductDetail;
  choice: ShownChoice;
}) {
  const t = useTranslations('product.facts');
  const care = useTranslations('product.care');
  const actions = useTranslations('product.actions');
  const cards = useTranslations('cards');
  const choices = useTranslations('product.choice');
  const list = (names: readonly { name: string }[]) => names.map(({ name }) => name).join(cards('comma'));
  const kept = materials.filter(({ key }) => care.has(key as 'wood'));
  return (
    <dl className="border-t border-line text-small">
      <Fact name={t('size')}>
        {size.width} × {size.depth} × {size.height} mm
      </Fact>
      {mattress !== null && <Fact name={t('mattress')}>{mattress} mm</Fact>}
      {materials.length > 0 && <Fact name={t('materials')}>{list(materials)}</Fact>}
      {colours.length > 0 && <Fact name={t('colours')}>{list(colours)}</Fact>}
      {style && <Fact name={t('style')}>{style.name}</Fact>}
      {weight !== null && <Fact name={t('weight')}>{t('kilograms', { weight: weight / 1000 })}</Fact>}
      {sku !== null && <Fact name={t('sku')}>{sku}</Fact>}
      {model !== null && glb !== null && (
        <Fact name={t('model')}>
          <a href={glb} download className="link">
            {actions('glb')}
          </a>
        </Fact>
      )}
      {kept.length > 0 && (
        <div className="border-b border-line py-2.5">
          <dt className="text-ink-soft">{t('care')}</dt>
          {kept.map(({ key, name }) => (
            <dd key={key} className="mt-1">
              {kept.length > 1 && (
                <span className="font-medium">
                  {name}
                  {choices('colon')}
                </span>
              )}
              {care(key as 'wood')}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="num text-right">{children}</dd>
    </div>
  );
}
