import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { usePrice } from '#ui/price.tsx';
import { useEditor } from '../../editor-context.tsx';
import type { OfferedProduct } from '../../ports/offers-port.ts';
import { useMarket } from '../../offers/market-context.tsx';
import { offerFor, variantOf } from '../../offers/offer-for.ts';
import { useAsked, type Asked } from '../../offers/use-asked.ts';
import { useHidden } from '../../together/hidden-parts.tsx';
import { useListLine } from '../list/home-list-context.tsx';
import { SelectField } from '../fields/select-field.tsx';

/** What is bought for a piece: merchant, price, stock, and the variant. */
export function PieceOffer({ item, asked }: { item: Item; asked: Asked<OfferedProduct | null> }) {
  const t = useTranslations('workspace.inspector');
  if (asked.state === 'asking') return <p className="ws-note">{t('asking')}</p>;
  if (asked.state === 'failed') return <p className="ws-note">{t('priceFailed')}</p>;
  if (!asked.answer) return <p className="ws-note">{t('withdrawn')}</p>;
  return <Sold item={item} product={asked.answer} />;
}

function Sold({ item, product }: { item: Item; product: OfferedProduct }) {
  const t = useTranslations('workspace.inspector');
  const { session } = useEditor();
  const { offers } = useMarket();
  const { model, finishes, variant, choice } = item;
  const offer = useAsked(JSON.stringify([product.id, model, finishes, variant, choice]), () => offerFor(offers, item));
  // What the list of the home knows stands at the head.
  const line = useListLine(item.id);
  const placeable = product.variants.filter((each) => each.model !== null);
  return (
    <section className="insp-offer">
      {line === null && (
        <>
          <p>
            <a href={product.address} target="_blank" rel="noreferrer">
              {product.name}
            </a>
            <span className="ws-note"> {product.merchant}</span>
          </p>
          <Price asked={offer} />
        </>
      )}
      {product.made === null && placeable.length > 1 && (
        <SelectField
          label={t('variant')}
          value={variantOf(product, item)?.id ?? ''}
          choices={[
            ...(variantOf(product, item) ? [] : [{ value: '', text: t('noVariant') }]),
            ...placeable.map(({ id, label }) => ({ value: id, text: label })),
          ]}
          onChange={(id) => {
            const chosen = placeable.find((each) => each.id === id);
            if (!chosen?.model) return;
            session.perform({
              kind: 'items.replace',
              ids: [item.id],
              model: chosen.model,
              finishes: { ...chosen.finishes },
              placement: item.placement,
              product: product.id,
              variant: chosen.id,
            });
          }}
        />
      )}
    </section>
  );
}

function Price({ asked }: { asked: Asked<Awaited<ReturnType<typeof offerFor>>> }) {
  const t = useTranslations('workspace.inspector');
  const price = usePrice();
  const hidden = useHidden();
  if (asked.state === 'asking') return <p className="ws-note">{t('asking')}</p>;
  if (asked.state === 'failed') return <p className="ws-note">{t('priceFailed')}</p>;
  if (!asked.answer) return <p className="ws-note">{t('notSoOffered')}</p>;
  const { price: cost, stock, days } = asked.answer;
  return (
    <p className="ws-fact">
      {!hidden.prices && <strong>{price(cost)}</strong>}
      <span>{stock === null ? t('madeIn', { from: days?.from ?? 0, to: days?.to ?? 0 }) : t('stock', { stock })}</span>
    </p>
  );
}
