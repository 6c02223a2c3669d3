import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UploadField } from '#features/foundation/media/upload-field.tsx';
import type { StoredPicture } from '#lib/picture.ts';
import { Picture } from '#ui/picture.tsx';
import { mostPictures } from '../publishing-limits.ts';

export type OwnPicture = StoredPicture & { id: string };
interface PicturesFieldProps {
  kind: 'work' | 'product';
  /** Width to height of the main picture; the others are cut freely. */ ratio: number;
  value: readonly OwnPicture[];
  error?: string;
  onChange(pictures: OwnPicture[]): void;
}

/** The main picture first, then the details: uploaded, cropped, sorted (PRODUCT G3, G4). */
export function PicturesField({ kind, ratio, value, error, onChange }: PicturesFieldProps) {
  const t = useTranslations('publishing.pictures');
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <div className="grid gap-4">
      {value.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
          {value.map((picture, at) => (
            <li key={picture.id} className={at === 0 ? 'col-span-2 row-span-2' : ''}>
              <Picture
                picture={picture}
                alt={at === 0 ? '' : t('detail', { number: at })}
                sizes={at === 0 ? '36rem' : '18rem'}
                className={kind === 'work' ? 'aspect-[3/2]' : 'aspect-[4/5]'}
              />
              <div className="mt-1 flex items-center">
                {at === 0 ? (
                  <span className="tag">{t('main')}</span>
                ) : (
                  <Tool label={t('makeMain', { number: at })} icon={Star} onClick={() => move(at, 0)} />
                )}
                {at > 1 && (
                  <Tool label={t('earlier', { number: at })} icon={ArrowLeft} onClick={() => move(at, at - 1)} />
                )}
                {at > 0 && at < value.length - 1 && (
                  <Tool label={t('later', { number: at })} icon={ArrowRight} onClick={() => move(at, at + 1)} />
                )}
                <span className="ml-auto">
                  <Tool
                    label={at === 0 ? t('removeMain') : t('remove', { number: at })}
                    icon={Trash2}
                    onClick={() => onChange(value.filter(({ id }) => id !== picture.id))}
                  />
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {value.length < mostPictures ? (
        <UploadField
          kind={kind}
          cut={value.length === 0 ? ratio : null}
          error={error}
          onDone={({ id, hash, width, height, placeholder }) =>
            onChange([...value, { id, hash: hash ?? '', width, height, placeholder }])
          }
        />
      ) : (
        <p className="hint">{t('full', { most: mostPictures })}</p>
      )}
    </div>
  );
}

function Tool({ label, icon: Icon, onClick }: { label: string; icon: typeof Star; onClick(): void }) {
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} onClick={onClick}>
      <Icon aria-hidden size={18} />
    </button>
  );
}
