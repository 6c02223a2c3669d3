import { useLocale } from 'use-intl';
import type { LocalizedText as ToldText } from '#lib/trilingual.ts';

/**
 * A stored text, with `lang` set where its language is not the page's, so that a screen reader pronounces it correctly.
 */
export function LocalizedSpan({ told, className }: { told: ToldText; className?: string }) {
  const own = useLocale().startsWith(told.lang);
  return (
    <span lang={own ? undefined : told.lang} className={className}>
      {told.text}
    </span>
  );
}
