import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { usePrivatePicture } from '#features/trade/ledger/use-private-picture.ts';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { mostReturnPictures } from '../order-limits.ts';

/** What is wrong with it, in pictures only the two sides and reviewers see. */
export function ReturnPictures({ pictures, onChange }: { pictures: string[]; onChange(pictures: string[]): void }) {
  const t = useTranslations('orders.returns');
  const { share, refused, send } = usePrivatePicture('return', (media) => onChange([...pictures, media]));
  return (
    <div className="grid gap-3">
      <p className="field-label">{t('pictures', { most: mostReturnPictures })}</p>
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
                className="icon-btn absolute top-0 right-0 bg-surface"
                aria-label={t('remove', { at: at + 1 })}
                onClick={() => onChange(pictures.filter((each) => each !== media))}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {share !== null && <output className="num caption">{t('sending', { percent: Math.round(share * 100) })}</output>}
      {pictures.length < mostReturnPictures && (
        <UploadArea private seenBy={t('seenBy')} error={refused} onFile={(file) => void send(file)} />
      )}
    </div>
  );
}
