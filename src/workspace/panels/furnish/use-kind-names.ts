import type { Item } from '#design/records/item.ts';
import { findModel } from '#models/library.ts';
import { usePunctuation } from '#text/punctuation.ts';
import { useLanguage } from '../../words/use-language.ts';

/** The first of these, by their kinds: "Sofa, coffee table, TV unit …". */
export function useKindNames(): (items: readonly Pick<Item, 'name' | 'model'>[], most: number) => string {
  const locale = useLanguage();
  const { list } = usePunctuation();
  return (items, most) => {
    const kinds = [...new Set(items.flatMap(({ name, model }) => name ?? findModel(model)?.family.name[locale] ?? []))];
    const [first = '', ...rest] = kinds.slice(0, most);
    const words = [first, ...rest.map((kind) => (locale === 'zh' ? kind : kind.toLowerCase()))].join(list);
    return kinds.length > most ? `${words}…` : words;
  };
}
