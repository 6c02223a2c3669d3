import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';
import { sizeText } from '#features/catalogue/offers/line-label.ts';
import { variantWords, type ShownLine } from '#features/catalogue/offers/shown-line.ts';

type NamedLine = Pick<ShownLine, 'name' | 'mattress' | 'label' | 'colour' | 'size'>;

/**
 * A line in a few words: two beds of one name are told apart by their mattress. Among lines of which another reads the
 * same, by variant and colour too, and where these are the same by size.
 */
export function useLineName(): (line: NamedLine, among?: readonly NamedLine[]) => string {
  const t = useTranslations('cards');
  const { comma } = usePunctuation();
  const plain = ({ name, mattress }: NamedLine) =>
    [name.text, mattress === null ? null : t('mattress', { metres: mattress / 1000 })].filter(Boolean).join(comma);
  const full = (line: NamedLine) => [plain(line), ...variantWords(line)].join(comma);
  return (line, among = []) => {
    if (isAlone(line, among, plain)) return plain(line);
    return isAlone(line, among, full) ? full(line) : [full(line), sizeText(line.size)].join(comma);
  };
}

function isAlone(line: NamedLine, among: readonly NamedLine[], words: (line: NamedLine) => string): boolean {
  return among.filter((each) => words(each) === words(line)).length < 2;
}
