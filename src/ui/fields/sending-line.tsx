import { useTranslations } from 'use-intl';

/** Progress of a picture's upload; the last part is the server's processing. Texts: `media`. */
export function SendingLine({ share }: { share: number }) {
  const t = useTranslations('media.upload');
  const percent = Math.round(share * 100);
  const words = percent < 100 ? t('progress', { percent }) : t('drawing');
  return (
    <div>
      <output className="num caption">{words}</output>
      <progress className="sr-only" aria-label={words} max={100} value={percent} />
      <span aria-hidden className="bar mt-2">
        <i className="hot" style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}
