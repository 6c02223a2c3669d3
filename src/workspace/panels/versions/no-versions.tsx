import { useTranslations } from 'use-intl';
import './versions.css';

/** Of a design that only this browser has: where its versions will come from. */
export function NoVersions({ onClose }: { onClose(): void }) {
  const t = useTranslations('versions');
  return (
    <main className="vs-canvas" id="content" aria-label={t('title')}>
      <p className="vs-note">{t('local')}</p>
      <p className="vs-note">
        <button type="button" className="rp-button" onClick={onClose}>
          {t('close')}
        </button>
      </p>
    </main>
  );
}
