import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import type { Choice, Family } from '#models/family.ts';
import { findFinish } from '#models/materials/library.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { useEditor } from '../../editor-context.tsx';
import { finishPrices, nearestVariant, soldFinishes } from '../../offers/sold-finishes.ts';
import type { OfferedProduct, OfferedVariant } from '../../ports/offers-port.ts';
import { useHidden } from '../../together/hidden-parts.tsx';
import { useLanguage } from '../../words/use-language.ts';
import { SwatchField } from '../fields/swatch-field.tsx';
import { FinishEverywhere } from './finish-everywhere.tsx';
import './piece-finishes.css';

interface PieceFinishesProps {
  item: Item;
  model: { family: Family; choice: Choice };
  product: OfferedProduct | null;
  /** Of its parts: in a sheet the first stands before everything else. */
  of?: 'all' | 'first' | 'others';
  /** In one row with its name, without what else can be done with it. */
  short?: boolean;
}

/** A finish for each part, of those its family offers; those it is not sold in are marked, and lead back. */
export function PieceFinishes({
  item,
  model: { family, choice },
  product,
  of = 'all',
  short = false,
}: PieceFinishesProps) {
  const t = useTranslations('workspace.inspector');
  const reader = useLanguage();
  const { session } = useEditor();
  const hidden = useHidden();
  const worn = slotFinishes(family, choice, item.finishes);
  const built = family.build(choice, 'far');
  const slots = Object.entries(family.slots)
    .filter(([slot]) => built.parts.some((part) => part.slot === slot))
    .map(([slot, { name, finishes }]) => {
      const sold = product && soldFinishes(product, item, slot);
      const offered = [...new Set([...(sold ?? []), ...finishes])];
      return {
        slot,
        name: name[reader],
        now: worn[slot] ?? finishes[0] ?? '',
        offered,
        unsold: sold ? offered.filter((finish) => !sold.includes(finish)) : [],
        differences: finishPrices(hidden.prices ? null : product, item, slot),
      };
    });

  function take(variant: OfferedVariant) {
    if (!product || variant.model === null) return;
    session.perform({
      kind: 'items.replace',
      ids: [item.id],
      model: variant.model,
      finishes: { ...variant.finishes },
      placement: item.placement,
      product: product.id,
      variant: variant.id,
    });
  }

  function choose(slot: string, finish: string, isSold: boolean) {
    // What is sold in that finish may have another one elsewhere: the piece becomes what can be bought.
    const variant = isSold && product && !product.made ? nearestVariant(product, item, { slot, finish }) : null;
    if (variant) take(variant);
    else session.perform({ kind: 'items.finish', ids: [item.id], slot, material: finish });
  }

  function goBack() {
    const variant = product && !product.made ? nearestVariant(product, item) : null;
    if (variant) return take(variant);
    for (const { slot, unsold, now, offered } of slots)
      if (unsold.includes(now) && offered[0] !== undefined)
        session.perform({ kind: 'items.finish', ids: [item.id], slot, material: offered[0] });
  }

  const unsoldNow = of !== 'others' && slots.some(({ unsold, now }) => unsold.includes(now));
  const shown = slots.filter((_, number) => of === 'all' || (number === 0) === (of === 'first'));
  return (
    <>
      {unsoldNow && (
        <output className="insp-unsold">
          {t('unsoldNow')}
          <button type="button" className="insp-link" onClick={goBack}>
            {t('unsoldBack')}
          </button>
        </output>
      )}
      {shown.map(({ slot, name, now, offered, unsold, differences }, number) => {
        const field = (
          <div key={slot} className="insp-slot">
            <SwatchField
              label={name}
              value={now}
              finishes={offered}
              unsold={unsold}
              differences={differences}
              short={short}
              onChange={(finish) => choose(slot, finish, !unsold.includes(finish))}
            />
            {!short && <FinishEverywhere on={slot} material={now} />}
          </div>
        );
        if (number === 0 && of !== 'others') return field;
        return (
          <details key={slot} className="insp-fold">
            <summary>
              <i aria-hidden style={{ backgroundColor: findFinish(now)?.colour }} />
              <span>{t('finishOf', { part: name, finish: findFinish(now)?.name[reader] ?? now })}</span>
              <ChevronDown aria-hidden size={16} strokeWidth={1.5} />
            </summary>
            {field}
          </details>
        );
      })}
    </>
  );
}
