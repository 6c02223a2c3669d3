import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { writeLength } from '#editor/units.ts';
import type { Choice, Family } from '#models/family.ts';
import { neighboursOf } from '#models/search/neighbours.ts';
import { styles } from '#models/vocabulary.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import { useMarket } from '../../offers/market-context.tsx';
import { choiceOf } from '../../offers/offer-for.ts';
import type { OfferedProduct } from '../../ports/offers-port.ts';
import { useLanguage } from '../../words/use-language.ts';

export interface ChosenPiece {
  item: Item;
  model: { family: Family; choice: Choice };
  product: OfferedProduct | null;
}

/** One thing that can be chosen of a piece. */
export interface PieceChoice {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly values: readonly { value: string; text: string }[];
  choose(value: string): void;
}

export const sizes = ['width', 'depth', 'height'];

/** In stock: as it is. */
export function isFixed({ item, product }: ChosenPiece): boolean {
  return item.product !== undefined && !product?.made;
}

/** What can be chosen of a piece within its rules, those of its family or of the workshop that makes it, where there is a choice. */
export function usePieceChoices({ item, model: { family, choice }, product }: ChosenPiece): PieceChoice[] {
  const t = useTranslations('workspace.inspector');
  const reader = useLanguage();
  const { session } = useEditor();
  const { offers } = useMarket();
  const units = useSession((state) => state.units);

  const labelled = (key: string, value: string) => {
    if (sizes.includes(key)) return writeLength(Number(value), units);
    if (key === 'style') return styles[value as keyof typeof styles][reader];
    return family.parameters[key]?.labels?.[value]?.[reader] ?? value;
  };

  function valuesOf(key: string): string[] {
    const made = product?.made?.parameters.find((each) => each.key === key);
    return made
      ? made.values.map(({ value }) => value)
      : neighboursOf(family, choice, key).map(({ value }) => String(value));
  }

  function replace(made: { model: string; finishes: Record<string, string> }, purchase?: Pick<Item, 'choice'>) {
    const { id, placement } = item;
    session.perform({
      kind: 'items.replace',
      ids: [id],
      ...made,
      placement,
      product: product?.id ?? null,
      ...purchase,
    });
  }

  async function choose(key: string, value: string) {
    const asked = product && choiceOf(product, item);
    if (!product || !asked) {
      const next = neighboursOf(family, choice, key).find((each) => String(each.value) === value);
      if (next) replace({ model: next.id, finishes: item.finishes });
      return;
    }
    const made = await offers.quote(product.id, { ...asked, parameters: { ...asked.parameters, [key]: value } });
    if (made) replace({ model: made.model, finishes: made.choice.finishes }, { choice: made.choice });
  }

  const keys = product?.made
    ? product.made.parameters.map(({ key }) => key)
    : ['style', ...Object.keys(family.parameters)];
  return keys
    .map((key) => ({ key, values: valuesOf(key) }))
    .filter(({ values }) => values.length > 1)
    .map(({ key, values }) => ({
      key,
      label: key === 'style' ? t('style') : (family.parameters[key]?.name[reader] ?? key),
      value: String(choice[key]),
      values: values.map((value) => ({ value, text: labelled(key, value) })),
      choose: (value) => void choose(key, value),
    }));
}
