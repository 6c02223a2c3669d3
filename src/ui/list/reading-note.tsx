import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';

export interface Reading {
  total: number;
  understood: readonly { text: string; label: string }[];
  ignored: readonly string[];
  corrections: readonly { typed: string; meant: string }[];
}

/** How the search words were understood: shown only where it could surprise. */
export function ReadingNote({ total, understood, ignored, corrections }: Reading) {
  const t = useTranslations('list.reading');
  const { list, gap } = usePunctuation();
  const plain = understood.every(({ text, label }) => text.toLowerCase() === label.toLowerCase());
  // Where nothing at all was understood and found, the empty list says so.
  const left = total === 0 && understood.length === 0 ? [] : ignored;
  // Results for another word are promised only where there are some.
  const corrected = total === 0 ? [] : corrections;
  if (plain && left.length + corrected.length === 0) return null;
  return (
    <p className="-mt-2 pb-6 text-small text-ink-soft">
      {corrected.map(({ typed, meant }) => (
        <span key={typed} className="text-ink">
          {t('corrected', { typed, meant })}
          {gap}
        </span>
      ))}
      {!plain && (
        <>
          {t('understood', { list: understood.map(({ label }) => label).join(list) })}
          {gap}
        </>
      )}
      {left.length > 0 && t('ignored', { list: left.slice(0, 6).join(list) })}
    </p>
  );
}
