import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';

/** A line of light across the top while the next page is on its way; only after 400 ms, most pages are quicker. */
export function NavigationProgress() {
  const t = useTranslations('shell');
  const busy = useNavigation().state !== 'idle';
  return (
    <output className="fixed inset-x-0 top-0 z-40">
      {busy && <span className="progress-line"><span className="sr-only">{t('loading')}</span></span>}
    </output>
  );
}
