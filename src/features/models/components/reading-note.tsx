import { useTranslations } from 'use-intl';
import type { ModelList } from '../model.ts';

/** What the words were taken for: said only where a person could wonder. */
export function ReadingNote({ understood, ignored, corrections }: Pick<ModelList, 'understood' | 'ignored' | 'corrections'>) {
  const t = useTranslations('models.results');
  const plain = understood.every(({ text, label }) => text.toLowerCase() === label.toLowerCase());
  if (plain && ignored.length + corrections.length === 0) return null;
  return (
    <p className="-mt-2 pb-6 text-small text-ink-soft">
      {!plain && <>{t('understood', { list: understood.map(({ label }) => label).join(', ') })} </>}
      {corrections.map(({ typed, meant }) => <span key={typed}>{t('corrected', { typed, meant })} </span>)}
      {ignored.length > 0 && t('ignored', { list: ignored.slice(0, 6).join(', ') })}
    </p>
  );
}
