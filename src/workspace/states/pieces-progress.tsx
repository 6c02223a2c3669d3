import { useTranslations } from 'use-intl';
import './states.css';

/** The walls stand; the pieces come, counted. */
export function PiecesProgress({ done, total }: { done: number; total: number }) {
  const t = useTranslations('workspace.loading');
  return (
    <div className="st-progress">
      <p>{t('pieces')}</p>
      <progress value={done} max={total} aria-label={t('pieces')} />
      <span>{t('count', { done, total })}</span>
    </div>
  );
}
