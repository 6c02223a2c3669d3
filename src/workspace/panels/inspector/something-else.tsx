import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { fitOf } from '#editor/free-gap.ts';
import { factsOf } from '#editor/pieces.ts';
import { findFamily } from '#models/library.ts';
import { usePrice } from '#ui/price.tsx';
import type { CatalogueCard, CataloguePiece } from '../../catalogue-port.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import { offerFor } from '../../offers/offer-for.ts';
import { pieceOfProduct } from '../../offers/piece-of-product.ts';
import { useAsked } from '../../offers/use-asked.ts';
import { useLanguage } from '../../words/use-language.ts';

const shown = 6;

/** *Something else that fits*: of its family, within the free gap, what can be bought first and cheapest first. */
export function SomethingElse({ item }: { item: Item }) {
  const t = useTranslations('workspace.inspector');
  const price = usePrice();
  const reader = useLanguage();
  const editor = useEditor();
  const { catalogue, offers } = useMarket();
  const design = useSession(({ history }) => history.design);
  const [fault, setFault] = useState<'doesNotFit' | 'priceFailed' | null>(null);
  const fit = fitOf(design, item.id, editor.pieces);
  const family = fit ? findFamily(fit.family) : null;
  const asked = useAsked(family && fit ? JSON.stringify([fit, item.model, item.product]) : null, async () => {
    if (!fit || !family) return { cards: [], now: null };
    const question = { words: '', fits: fit, cursor: null };
    const { signal } = new AbortController();
    const [sold, models, now] = await Promise.all([
      catalogue.search({ ...question, source: 'products', words: family.name[reader], cheapestFirst: true }, signal),
      catalogue.search({ ...question, source: 'library', family: family.code }, signal),
      offerFor(offers, item),
    ]);
    const others = [...sold.cards, ...models.cards].filter(
      ({ offer, piece }) => (offer?.product ?? null) !== (item.product ?? '') && piece?.model !== item.model,
    );
    return { cards: others.slice(0, shown), now };
  });
  if (asked.state !== 'there' || asked.answer.cards.length === 0 || !fit) return null;
  const { cards, now } = asked.answer;
  const fits = (model: string) => {
    const { family: its, width, depth, height } = factsOf(editor.pieces, model);
    return its === fit.family && width <= fit.width && depth <= fit.depth && height <= fit.height;
  };

  async function take({ offer, piece }: CatalogueCard) {
    const chosen = offer ? await pieceOfProduct(offers, offer.product, fits) : piece;
    setFault(chosen ? null : 'doesNotFit');
    if (chosen) replace(chosen);
  }

  function replace({ model, finishes, product, ...purchase }: CataloguePiece) {
    const { placement } = factsOf(editor.pieces, model);
    editor.session.perform({
      kind: 'items.replace',
      ids: [item.id],
      model,
      finishes,
      placement,
      product: product ?? null,
      ...purchase,
    });
  }

  const said = (card: CatalogueCard) => {
    if (!card.offer) return t('libraryPiece');
    const { min } = card.offer.price;
    if (!now) return price(min);
    return `${min < now.price ? '−' : '+'}${price(Math.abs(min - now.price))}`;
  };
  return (
    <section className="insp-part">
      <h3>{t('somethingElse')}</h3>
      <ul className="insp-others">
        {cards.map((card) => (
          <li key={card.key}>
            <button
              type="button"
              title={card.name}
              onClick={() => void take(card).catch(() => setFault('priceFailed'))}
            >
              {card.picture === null ? <i /> : <img src={card.picture} alt="" loading="lazy" width={72} height={72} />}
              <span className="sr-only">{card.name}</span>
              <span>{said(card)}</span>
            </button>
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className="ws-fault">
          {t(fault)}
        </p>
      )}
    </section>
  );
}
