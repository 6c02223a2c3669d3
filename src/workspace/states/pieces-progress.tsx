import { useTranslations } from 'use-intl';
import { lastQuarter } from '#viewer/stage/last-quarter.ts';
import './states.css';

interface PiecesProgressProps {
  /** What is going on. */
  text: string;
  done: number;
  total: number;
}

/** How many of the pieces have come; read out at every quarter of them. */
export function PiecesProgress({ text, done, total }: PiecesProgressProps) {
  const t = useTranslations('workspace.loading');
  return (
    <div className="st-progress">
      <p>{text}</p>
      <progress value={done} max={total} aria-label={text} />
      <span aria-hidden>{t('count', { done, total })}</span>
      <output className="sr-only">
        {text} {t('count', { done: lastQuarter({ done, total }), total })}
      </output>
    </div>
  );
}
