import { Heart as HeartIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFavourite } from './use-favourite.ts';

/** The heart of a card: beside its link, never in it. Texts: `cards`. */
export function Heart({ id, name, className = '' }: { id: string; name: string; className?: string }) {
  const t = useTranslations('cards.heart');
  const { kept, press } = useFavourite(id);
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={t('of', { name })}
      onClick={press}
      className={`icon-btn text-ink-soft hover:text-ink aria-pressed:text-accent ${className}`}
    >
      <HeartShape kept={kept} />
    </button>
  );
}

/** The same with a text for its state, among the actions of a page; the variant that is chosen there is kept too. */
export function HeartButton({ id, variant, className = '' }: { id: string; variant?: string; className?: string }) {
  const t = useTranslations('cards.heart');
  const { kept, press } = useFavourite(id, variant);
  return (
    <button type="button" onClick={press} className={`btn btn-quiet ${className}`}>
      <span className={kept ? 'text-accent' : ''}>
        <HeartShape kept={kept} />
      </span>
      {t(kept ? 'on' : 'off')}
    </button>
  );
}

function HeartShape({ kept }: { kept: boolean }) {
  return <HeartIcon aria-hidden size={18} strokeWidth={1.5} fill={kept ? 'currentColor' : 'none'} />;
}
