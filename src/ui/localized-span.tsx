import { useLocale } from 'use-intl';
import type { LocalizedText as ToldText } from '#lib/trilingual.ts';

/**
 * A text out of a row, with its own language said where it is not the page's: a screen reader then speaks it rightly.
 */
export function LocalizedSpan({ told, className }: { told: ToldText; className?: string }) {
  const own = useLocale().startsWith(told.lang);
  return (
    <span lang={own ? undefined : told.lang} className={className}>
      {told.text}
    </span>
  );
}
