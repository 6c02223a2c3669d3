import { useLocale } from 'use-intl';
import type { LocalizedText } from '#lib/trilingual.ts';

/**
 * A stored text, with `lang` set where its language is not the page's, so that a screen reader pronounces it correctly.
 */
export function LocalizedSpan({ text, className }: { text: LocalizedText; className?: string }) {
  const own = useLocale().startsWith(text.lang);
  return (
    <span lang={own ? undefined : text.lang} className={className}>
      {text.text}
    </span>
  );
}
