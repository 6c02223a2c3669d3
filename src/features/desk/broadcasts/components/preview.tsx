import { Megaphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Locale } from '#lib/locale.ts';
import { localized, localizedText, type Trilingual } from '#lib/trilingual.ts';

/** How it will look in this language. */
export function Preview({ subject, message, locale }: { subject: Trilingual; message: Trilingual; locale: Locale }) {
  const t = useTranslations('desk.broadcasts');
  const words = localized(message, locale);
  if (words === null) return null;
  return (
    <section
      aria-label={t('preview')}
      className="mt-2 grid grid-cols-[1.5rem_1fr] gap-x-3 border-y border-line bg-surface px-4 py-3"
    >
      <Megaphone aria-hidden size={18} className="mt-0.5 text-ink-soft" />
      <p className="min-w-0 font-semibold break-words">{localizedText(subject, locale)}</p>
      <p lang={words.lang} className="col-start-2 text-small break-words whitespace-pre-line text-ink-soft">
        {words.text}
      </p>
    </section>
  );
}
