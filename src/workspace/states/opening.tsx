import { useTranslations } from 'use-intl';

/** In the place of the sheet while what was asked for is on its way; said only where that takes long enough to see. */
export function Opening() {
  const t = useTranslations('workspace.loading');
  return <output className="st-opening">{t('part')}</output>;
}
