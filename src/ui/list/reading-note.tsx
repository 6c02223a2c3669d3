import { useTranslations } from 'use-intl';
import { usePunctuation } from '#text/punctuation.ts';

export interface Reading {
  understood: readonly { text: string; label: string }[];
  ignored: readonly string[];
  corrections: readonly { typed: string; meant: string }[];
}

/** How the search words were understood: shown only where it could surprise. */
export function ReadingNote({ understood, ignored, corrections }: Reading) {
  const t = useTranslations('list.reading');
  const { list } = usePunctuation();
  const plain = understood.every(({ text, label }) => text.toLowerCase() === label.toLowerCase());
  if (plain && ignored.length + corrections.length === 0) return null;
  return (
    <p className="-mt-2 pb-6 text-small text-ink-soft">
      {corrections.map(({ typed, meant }) => (
        <span key={typed} className="text-ink">
          {t('corrected', { typed, meant })}{' '}
        </span>
      ))}
      {!plain && <>{t('understood', { list: understood.map(({ label }) => label).join(list) })} </>}
      {ignored.length > 0 && t('ignored', { list: ignored.slice(0, 6).join(list) })}
    </p>
  );
}
