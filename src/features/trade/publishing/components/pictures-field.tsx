import { ArrowLeft, ArrowRight, Crop, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddPictures } from '#features/foundation/media/add-pictures.tsx';
import type { StoredPicture } from '#lib/picture.ts';
import { Picture } from '#ui/picture.tsx';
import { mostPictures } from '../publishing-limits.ts';
import { CropAgain } from './crop-again.tsx';

export type OwnPicture = StoredPicture & { id: string };
interface PicturesFieldProps {
  kind: 'work' | 'product';
  /** Width to height the main picture is cropped to, where that is wanted; the others are cut freely. */ ratio: number;
  value: readonly OwnPicture[];
  error?: string;
  onChange(pictures: OwnPicture[]): void;
}

/** The main picture first, then the details: several at once, cropped where wanted, sorted (PRODUCT G3, G4). */
export function PicturesField({ kind, ratio, value, error, onChange }: PicturesFieldProps) {
  const t = useTranslations('publishing.pictures');
  const [cropping, setCropping] = useState<string | null>(null);
  // Pictures arrive one after the other: each is added to what is there by then.
  const now = useRef(value);
  useEffect(() => {
    now.current = value;
  }, [value]);
  const put = (next: OwnPicture[]) => {
    now.current = next;
    onChange(next);
  };
  const cropped = value.find(({ id }) => id === cropping);
  const move = (from: number, to: number) => {
    const next = [...value];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next);
  };
  return (
    <div className="grid gap-4">
      {cropped && (
        <CropAgain
          kind={kind}
          picture={cropped}
          ratio={cropped === value[0] ? ratio : null}
          onCancel={() => setCropping(null)}
          onDone={(picture) => {
            setCropping(null);
            put(now.current.map((each) => (each.id === cropped.id ? picture : each)));
          }}
        />
      )}
      {!cropped && value.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3">
          {value.map((picture, at) => (
            <li key={picture.id} className={at === 0 ? 'col-span-2 row-span-2' : ''}>
              <Picture
                picture={picture}
                alt={at === 0 ? '' : t('detail', { number: at })}
                sizes={at === 0 ? '36rem' : '18rem'}
                className={kind === 'work' ? 'aspect-[3/2]' : 'aspect-[4/5]'}
              />
              <div className="mt-1 flex flex-wrap items-center">
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
                <span className="ml-auto flex">
                  <Tool
                    label={at === 0 ? t('cropMain') : t('crop', { number: at })}
                    icon={Crop}
                    onClick={() => setCropping(picture.id)}
                  />
                  <Tool
                    label={at === 0 ? t('removeMain') : t('remove', { number: at })}
                    icon={Trash2}
                    onClick={() => put(value.filter(({ id }) => id !== picture.id))}
                  />
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <AddPictures
        kind={kind}
        most={mostPictures}
        room={mostPictures - value.length}
        seenBy={t('limits', { most: mostPictures })}
        error={error}
        closed={cropped !== undefined}
        onAdd={({ id, hash, width, height, placeholder }) =>
          put([...now.current, { id, hash: hash ?? '', width, height, placeholder }])
        }
      />
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
