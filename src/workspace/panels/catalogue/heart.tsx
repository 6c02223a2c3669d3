import { Heart as HeartShape } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { FavouritesPort } from '../../ports/favourites-port.ts';

interface HeartProps {
  port: FavouritesPort;
  product: string;
  name: string;
}

/** Keeps a product among the person's favourites: the same ones as in the market. */
export function Heart({ port, product, name }: HeartProps) {
  const t = useTranslations('workspace.catalogue');
  const isKept = () => port.isKept(product);
  const kept = useSyncExternalStore(port.subscribe, isKept, isKept);
  const [failed, setFailed] = useState(false);
  useEffect(() => port.request(product), [port, product]);
  function press() {
    setFailed(false);
    port.keep(product, !kept).catch(() => setFailed(true));
  }
  return (
    <>
      <button type="button" className="cat-heart" aria-pressed={kept} aria-label={t('keep', { name })} onClick={press}>
        <HeartShape aria-hidden size={18} strokeWidth={1.5} fill={kept ? 'currentColor' : 'none'} />
      </button>
      {failed && (
        <span role="alert" className="cat-fault">
          {t('keepFailed')}
        </span>
      )}
    </>
  );
}
