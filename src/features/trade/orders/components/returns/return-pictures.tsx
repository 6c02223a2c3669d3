import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AddPictures } from '#features/foundation/media/add-pictures.tsx';
import { mostReturnPictures } from '../../order-limits.ts';

interface ReturnPicturesProps {
  pictures: string[];
  /** How many there may be; fewer where some were sent before. */ most?: number;
  /** It cannot be sent without one. */ needed?: boolean;
  error?: string;
  onChange(pictures: string[]): void;
}

/** What is wrong with it, in pictures only the two sides and reviewers see. */
export function ReturnPictures({
  pictures,
  most = mostReturnPictures,
  needed = false,
  error,
  onChange,
}: ReturnPicturesProps) {
  const t = useTranslations('orders.returns');
  /** Several are sent one after another: each joins those before it. */
  const held = useRef(pictures);
  useEffect(() => {
    held.current = pictures;
  }, [pictures]);
  const put = (media: string) => {
    held.current = [...held.current, media];
    onChange(held.current);
  };
  return (
    <div className="grid gap-3">
      <p className="field-label">{t(needed ? 'picturesNeeded' : 'pictures', { most })}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((media, at) => (
            <li key={media} className="relative">
              <img
                src={`/api/media/${media}/file`}
                alt={t('picture', { at: at + 1 })}
                className="h-24 w-24 rounded-s border border-line object-cover"
              />
              <button
                type="button"
                className="absolute -top-2.5 -right-2.5 grid h-7 w-7 place-items-center rounded-full border border-line-strong bg-surface hover:bg-sunken"
                aria-label={t('remove', { at: at + 1 })}
                onClick={() => onChange(pictures.filter((each) => each !== media))}
              >
                <X aria-hidden size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddPictures
        kind="return"
        most={most}
        room={most - pictures.length}
        seenBy={t('seenBy')}
        error={error}
        onAdd={({ id }) => put(id)}
      />
    </div>
  );
}
