import type { Item } from '#design/records/item.ts';
import type { Choice, Family } from '#models/family.ts';
import { slotFinishes } from '#models/slot-finishes.ts';
import { useEditor } from '../../editor-context.tsx';
import type { OfferedProduct } from '../../offers-port.ts';
import { useLanguage } from '../../words/use-language.ts';
import { SwatchField } from '../fields/swatch-field.tsx';
import { FinishEverywhere } from './finish-everywhere.tsx';

interface PieceFinishesProps {
  item: Item;
  model: { family: Family; choice: Choice };
  product: OfferedProduct | null;
}

/** A finish for each part, of those its family or its workshop offers. */
export function PieceFinishes({ item, model: { family, choice }, product }: PieceFinishesProps) {
  const reader = useLanguage();
  const { session } = useEditor();
  const worn = slotFinishes(family, choice, item.finishes);
  const built = family.build(choice, 'far');
  const slots = Object.entries(family.slots).filter(([slot]) => built.parts.some((part) => part.slot === slot));
  return slots.map(([slot, { name, finishes }]) => {
    const offered = product?.made?.slots.find(({ key }) => key === slot)?.finishes ?? finishes;
    const now = worn[slot] ?? finishes[0] ?? '';
    return (
      <div key={slot}>
        <SwatchField
          label={name[reader]}
          value={now}
          finishes={offered}
          onChange={(material) => session.perform({ kind: 'items.finish', ids: [item.id], slot, material })}
        />
        <FinishEverywhere on={slot} material={now} />
      </div>
    );
  });
}
