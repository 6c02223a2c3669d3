import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import type { ShownLine } from '#features/catalogue/offers/shown-line.ts';

/** A line in a few words: two beds of one name are told apart by their mattress. */
export function useLineName(): (line: Pick<ShownLine, 'name' | 'mattress'>) => string {
  const t = useTranslations('cards');
  const { comma } = usePunctuation();
  return ({ name, mattress }) =>
    mattress === null ? name.text : `${name.text}${comma}${t('mattress', { metres: mattress / 1000 })}`;
}
