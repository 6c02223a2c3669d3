import { RotateCw, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

/** A private picture: rotated in place, opened in full in a new window. */
export function PaperPicture({ name, url, tall = false }: { name: string; url: string; tall?: boolean }) {
  const t = useTranslations('applications.paperview');
  const [quarters, setQuarters] = useState(0);
  return (
    <figure>
      <span className={`pic border border-line ${tall ? 'aspect-[3/4]' : 'aspect-[8/5]'}`}>
        <img src={url} alt={name} className="object-contain!" style={{ rotate: `${quarters * 90}deg` }} />
      </span>
      <figcaption className="caption mt-1 flex items-center justify-between gap-3">
        {name}
        <span className="flex">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="icon-btn size-9!"
            aria-label={t('open', { paper: name })}
          >
            <ZoomIn aria-hidden size={16} />
          </a>
          <button
            type="button"
            className="icon-btn size-9!"
            aria-label={t('turn', { paper: name })}
            onClick={() => setQuarters((quarters + 1) % 4)}
          >
            <RotateCw aria-hidden size={16} />
          </button>
        </span>
      </figcaption>
    </figure>
  );
}
