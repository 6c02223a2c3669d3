import { useTranslations } from 'use-intl';
import type { DesignOrigin } from '../../ports/versions-port.ts';
import { OriginLine } from './origin-line.tsx';
import './versions.css';

/** Of a design that only this browser has: where its versions will come from. */
export function NoVersions({ origin, onClose }: { origin: DesignOrigin | null; onClose(): void }) {
  const t = useTranslations('versions');
  return (
    <main className="vs-canvas" id="content" aria-label={t('title')}>
      <p className="vs-note">{t('local')}</p>
      {origin && <OriginLine {...origin} />}
      <p className="vs-note">
        <button type="button" className="rp-button" onClick={onClose}>
          {t('close')}
        </button>
      </p>
    </main>
  );
}
