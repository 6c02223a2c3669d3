import { useTranslations } from 'use-intl';
import { sizeText } from './line-label.ts';
import type { ShownLine } from './shown-line.ts';

/** The measures of a line; a bed is bought by its mattress. */
export function LineSize({ line: { size, mattress } }: { line: Pick<ShownLine, 'size' | 'mattress'> }) {
  const t = useTranslations('cards');
  return (
    <>
      {mattress !== null && <span className="block">{t('mattress', { metres: mattress / 1000 })}</span>}
      <span className="num block text-ink-soft">{sizeText(size)}</span>
    </>
  );
}
