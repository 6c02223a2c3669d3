import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { UploadField } from '#features/foundation/media/upload-field.tsx';
import { pictureAddress } from '#lib/picture.ts';
import { Button } from '#ui/button.tsx';
import type { OwnPicture } from './pictures-field.tsx';

interface CropAgainProps {
  kind: 'work' | 'product';
  picture: OwnPicture;
  /** Width to height; null for any. */ ratio: number | null;
  onDone(picture: OwnPicture): void;
  onCancel(): void;
}

/** A picture that is there already, cropped; what is cut out takes its place. */
export function CropAgain({ kind, picture, ratio, onDone, onCancel }: CropAgainProps) {
  const t = useTranslations('publishing.pictures');
  const [file, setFile] = useState<File | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch(pictureAddress(picture.hash, 2000, 'webp'), { signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`picture ${answer.status}`);
        setFile(new File([await answer.blob()], 'picture.webp', { type: 'image/webp' }));
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => stop.abort();
  }, [picture.hash]);
  return (
    <div className="grid gap-3">
      {failed && (
        <p role="alert" className="hint-bad">
          {t('cropFailed')}
        </p>
      )}
      {file && (
        <UploadField
          kind={kind}
          cut={ratio}
          start={file}
          onDone={({ id, hash, width, height, placeholder }) =>
            onDone({ id, hash: hash ?? '', width, height, placeholder })
          }
        />
      )}
      <p>
        <Button onClick={onCancel}>{t('cropCancel')}</Button>
      </p>
    </div>
  );
}
