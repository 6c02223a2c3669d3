import { useTranslations } from 'use-intl';
import { factsOf } from '#editor/pieces.ts';
import { usePrice } from '#ui/price.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { useEditor, useIsLooking, useSession } from '../../editor-context.tsx';
import type { ListOffer } from '../../ports/list-port.ts';
import { writtenSize } from './written-size.ts';

interface ListInsteadProps {
  name: string;
  /** The pieces that would be another thing. */
  items: readonly string[];
  offers: readonly ListOffer[];
}

/** What fits in the place of something that cannot be had; one press puts it there, in the design too. */
export function ListInstead({ name, items, offers }: ListInsteadProps) {
  const t = useTranslations('designlist');
  const price = usePrice();
  const toast = useToast();
  const { session, pieces } = useEditor();
  const readOnly = useSession((state) => state.readOnly !== null);
  const looking = useIsLooking();
  const units = useSession((state) => state.units);
  function replace({ model, finishes, product, variant, name: chosen }: ListOffer) {
    if (model === null) return;
    const { placement } = factsOf(pieces, model);
    session.perform({
      kind: 'items.replace',
      ids: [...items],
      model,
      finishes: { ...finishes },
      placement,
      product,
      ...(variant !== null && { variant }),
    });
    toast.success(t('replaced', { name: chosen }));
  }
  return (
    <section aria-label={t('insteadTitle', { name })}>
      <p className="rp-soft">{t('insteadNote')}</p>
      <ul>
        {offers.map((offer) => (
          <li key={`${offer.product} ${offer.variant}`}>
            <span className="ls-thumb">
              {offer.picture && <img src={offer.picture} alt="" loading="lazy" width={56} height={56} />}
            </span>
            <span>
              <a href={offer.address} target="_blank" rel="noreferrer">
                {offer.name}
              </a>
              <span className="rp-soft">{writtenSize(offer.size, units)}</span>
              <span className="rp-soft">
                {offer.merchant.name} · {price(offer.price)}
              </span>
            </span>
            {offer.model !== null && !readOnly && !looking && (
              <button type="button" className="rp-button" onClick={() => replace(offer)}>
                {t('use')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
