import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { thingAddress } from '#features/catalogue/content/thing-address.ts';
import { withinSentence } from '#text/within-sentence.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useAddress } from '#ui/list/use-address.ts';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { usePrice } from '#ui/price.tsx';
import type { ProductShelf } from './product-shelf.server.ts';

/** *No sofa under 10,000,000 ₫. The cheapest is …*: where a kind of thing was named and none of it is found. */
export function useNoneOfKind({
  found: { total, named, nearest, understood },
  words,
  chips,
}: ProductShelf): { title: string; note: ReactNode } | null {
  const t = useTranslations('list.kind');
  const price = usePrice();
  const params = useAddress();
  const { list } = usePunctuation();
  if (total > 0 || named === null) return null;
  // Beside other words it is not the whole kind of which there is none.
  const [only, ...more] = understood.filter(({ kind }) => kind !== 'price');
  const kind =
    only?.kind === 'category' && more.length === 0 ? withinSentence(named) : t('words', { words: words.slice(0, 60) });
  const sum = (name: string) => {
    const value = Number(params.get(name));
    return value > 0 ? price(value) : null;
  };
  const [from, to] = [sum('priceFrom'), sum('priceTo')];
  const others = chips.filter(({ name }) => name !== 'priceFrom' && name !== 'priceTo');
  return { title: title(), note: nearest && cheapest(nearest) };

  function title(): string {
    if (others.length > 0) return t('noneWith', { kind, list: chips.map(({ label }) => label).join(list) });
    if (from !== null && to !== null) return t('noneBetween', { kind, from, to });
    if (to !== null) return t('noneTo', { kind, to });
    return from === null ? t('none', { kind }) : t('noneFrom', { kind, from });
  }

  function cheapest({ end, item }: NonNullable<typeof nearest>): ReactNode {
    return t.rich(end, {
      price: price(end === 'cheapest' ? item.price.min : item.price.max),
      product: () => (
        <Link to={thingAddress(item.id)} className="link">
          <LocalizedSpan text={item.name} />
        </Link>
      ),
    });
  }
}
