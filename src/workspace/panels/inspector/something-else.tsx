import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { fitOf } from '#editor/free-gap.ts';
import { factsOf } from '#editor/pieces.ts';
import { findFamily } from '#models/library.ts';
import { usePrice } from '#ui/price.tsx';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useHidden } from '../../together/hidden-parts.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import { offerFor } from '../../offers/offer-for.ts';
import { othersThatFit, type Other } from '../../offers/others-that-fit.ts';
import { useAsked } from '../../offers/use-asked.ts';
import { useLanguage } from '../../words/use-language.ts';
import { useSignedSum } from '../../words/use-signed-sum.ts';
import { useListLine } from '../list/home-list-context.tsx';
import { useSheet } from '../sheet-state.ts';

const shown = 6;
/** So few are worth a place that nobody sells. */
const enough = 3;
const nothingElse = { others: [], now: null };

/** *Something else that fits*: of its family, within the free gap, what can be bought first and by price. */
export function SomethingElse({ item }: { item: Item }) {
  const t = useTranslations('workspace.inspector');
  const change = useSignedSum();
  const price = usePrice();
  const line = useListLine(item.id);
  const hidden = useHidden();
  const reader = useLanguage();
  const { session, pieces } = useEditor();
  const market = useMarket();
  const design = useSession(({ history }) => history.design);
  const fit = fitOf(design, item.id, pieces);
  const family = fit ? findFamily(fit.family) : null;
  const asked = useAsked(family && fit ? JSON.stringify([fit, item.model, item.product]) : null, async () => {
    if (!fit || !family) return { others: [], now: null };
    const fits = (model: string) => {
      const { family: its, width, depth, height } = factsOf(pieces, model);
      return its === fit.family && width <= fit.width && depth <= fit.depth && height <= fit.height;
    };
    const [others, now] = await Promise.all([
      othersThatFit(market, { family: { code: family.code, name: family.name[reader] }, room: fit, fits }),
      offerFor(market.offers, item),
    ]);
    const different = others.filter(({ piece }) => piece.model !== item.model || piece.product !== item.product);
    const sold = different.filter(({ price }) => price !== null);
    return { others: sold.length < enough ? different.slice(0, enough) : sold.slice(0, shown), now };
  });
  const { sought, reached } = useSheet();
  const part = useRef<HTMLElement>(null);
  const arrive = useEffectEvent(() => {
    const body = part.current?.closest('.ws-panel-body');
    // Nothing around it: the sheet itself stays where it is.
    if (body && part.current)
      body.scrollTop += part.current.getBoundingClientRect().top - body.getBoundingClientRect().top;
    (part.current?.querySelector('button') ?? part.current)?.focus({ preventScroll: true });
    reached();
  });
  const told = asked.state !== 'asking';
  useEffect(() => {
    if (sought === 'alternatives' && told) arrive();
  }, [sought, told]);
  const { others, now } = asked.state === 'there' ? asked.answer : nothingElse;
  const [wanted, setWanted] = useState(false);
  if (sought === 'alternatives' && !wanted) setWanted(true);
  if (others.length === 0)
    return (
      wanted &&
      told && (
        <section ref={part} className="insp-part" tabIndex={-1}>
          <h3>{t('somethingElse')}</h3>
          <p className="ws-note">{t('nothingElse')}</p>
        </section>
      )
    );

  function replace({ piece: { model, finishes, product, ...purchase } }: Other) {
    const { placement } = factsOf(pieces, model);
    session.perform({
      kind: 'items.replace',
      ids: [item.id],
      model,
      finishes,
      placement,
      product: product ?? null,
      ...purchase,
    });
  }

  const paid = now?.price ?? line?.offer?.price ?? null;
  const said = (cost: number | null) => {
    if (cost === null) return { short: t('noPrice'), whole: t('noPrice') };
    if (hidden.prices) return { short: '', whole: '' };
    // Where nobody sells it as it is, there is nothing to compare with.
    if (paid === null) return { short: price(cost), whole: price(cost) };
    return { short: change.short(cost - paid), whole: change.whole(cost - paid) };
  };
  return (
    <section ref={part} className="insp-part">
      <h3>{t('somethingElse')}</h3>
      <ul className="insp-others">
        {others.map((other) => (
          <li key={other.card.key}>
            <button
              type="button"
              title={[other.card.name, said(other.price).whole].filter(Boolean).join('\n')}
              onClick={() => replace(other)}
            >
              {other.card.picture === null ? (
                <i />
              ) : (
                <img src={other.card.picture} alt="" loading="lazy" width={72} height={72} />
              )}
              <span className="sr-only">{other.card.name}</span>
              <span>{said(other.price).short}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
