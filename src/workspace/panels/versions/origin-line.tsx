import { useTranslations } from 'use-intl';
import type { DesignOrigin } from '../../ports/versions-port.ts';

/** The template's author is named wherever a copy goes (PRODUCT J4). */
export function OriginLine({ name, author, address }: DesignOrigin) {
  const t = useTranslations('versions');
  const words = t('origin', { name, author });
  return (
    <p className="rp-soft vs-origin">
      {address === null ? (
        words
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          {words}
        </a>
      )}
    </p>
  );
}
