import { useTranslations } from 'use-intl';
import type { Item } from '#design/records/item.ts';
import { writeLength } from '#editor/units.ts';
import type { Choice, Family } from '#models/family.ts';
import { neighboursOf } from '#models/search/neighbours.ts';
import { styles } from '#models/vocabulary.ts';
import { useEditor, useSession } from '../../editor-context.tsx';
import type { OfferedProduct } from '../../ports/offers-port.ts';
import { useMarket } from '../../offers/market-context.tsx';
import { choiceOf } from '../../offers/offer-for.ts';
import { useLanguage } from '../../words/use-language.ts';
import { SelectField } from '../fields/select-field.tsx';
import { Fact } from './fact.tsx';

interface PieceSizeProps {
  item: Item;
  model: { family: Family; choice: Choice };
  product: OfferedProduct | null;
}

const sizes = ['width', 'depth', 'height'];

/** Made to size within its rules: those of its family, or of the workshop that makes it. What is in stock is as it is. */
export function PieceSize(props: PieceSizeProps) {
  const t = useTranslations('workspace.inspector');
  const units = useSession((state) => state.units);
  const fields = useChoiceFields(props);
  if (isFixed(props)) {
    const { choice } = props.model;
    return <Fact label={t('size')} text={sizes.map((key) => writeLength(Number(choice[key]), units)).join(' × ')} />;
  }
  const measured = fields.filter(({ key }) => sizes.includes(key));
  if (measured.length === 0) return null;
  return (
    <section className="insp-part">
      <h3>{t('size')}</h3>
      <div className="insp-row insp-sizes">{measured.map(({ field }) => field)}</div>
    </section>
  );
}

/** What else its maker lets one choose: style, arms, legs. */
export function PieceDetails(props: PieceSizeProps) {
  const t = useTranslations('workspace.inspector');
  const others = useChoiceFields(props).filter(({ key }) => !sizes.includes(key));
  if (isFixed(props) || others.length === 0) return null;
  return (
    <section className="insp-part">
      <h3>{t('details')}</h3>
      <div className="insp-row">{others.map(({ field }) => field)}</div>
    </section>
  );
}

/** In stock: as it is. */
function isFixed({ item, product }: PieceSizeProps): boolean {
  return item.product !== undefined && !product?.made;
}

/** A field for each thing that can be chosen of a piece, where there is a choice. */
function useChoiceFields({ item, model: { family, choice }, product }: PieceSizeProps) {
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
  const fields = (
    product?.made ? product.made.parameters.map(({ key }) => key) : ['style', ...Object.keys(family.parameters)]
  )
    .map((key) => ({ key, values: valuesOf(key) }))
    .filter(({ values }) => values.length > 1);

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

  return fields.map(({ key, values }) => ({
    key,
    field: (
      <SelectField
        key={key}
        label={key === 'style' ? t('style') : (family.parameters[key]?.name[reader] ?? key)}
        value={String(choice[key])}
        choices={values.map((value) => ({ value, text: labelled(key, value) }))}
        onChange={(value) => void choose(key, value)}
      />
    ),
  }));
}
