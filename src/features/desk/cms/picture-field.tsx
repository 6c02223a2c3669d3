import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sendPicture } from '#features/foundation/media/upload-client.ts';
import { StillUploading } from '#features/foundation/media/form-uploads.tsx';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import type { StoredPicture } from '#lib/picture.ts';
import { Button } from '#ui/button.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { newKey } from '#lib/id.ts';

interface PictureFieldProps {
  label: string;
  hint: string;
  kind: MediaKind;
  /** The current picture, null for none. */
  picture: StoredPicture | null;
  aspect: string;
  error?: string;
  onChange(id: string | null, picture: StoredPicture | null): void;
}

/** One editorial picture: chosen, uploaded at once, shown; kept when the form is saved. */
export function PictureField({ label, hint, kind, picture, aspect, error, onChange }: PictureFieldProps) {
  const t = useTranslations('desk.picture');
  const media = useTranslations('media.upload');
  const heading = useId();
  const { sent, refused, send } = useSending(kind, (id, shown) => onChange(id, shown));
  return (
    <section aria-labelledby={heading} className="grid content-start gap-2">
      <h3 id={heading} className="font-semibold">
        {label}
      </h3>
      <p className="hint">{hint}</p>
      {sent !== null && (
        <>
          <output className="num caption">{t('sending', { percent: Math.round(sent * 100) })}</output>
          <StillUploading text={media('still')} />
        </>
      )}
      {picture === null ? (
        <UploadArea error={refused ?? error} onFile={(file) => void send(file)} />
      ) : (
        <div className="grid gap-3">
          <CardPicture picture={picture} sizes="24rem" className={aspect} />
          <p>
            <Button size="s" onClick={() => onChange(null, null)}>
              {t('remove')}
            </Button>
          </p>
        </div>
      )}
    </section>
  );
}

function useSending(kind: MediaKind, done: (id: string, picture: StoredPicture) => void) {
  const t = useTranslations('desk.picture');
  const [sent, setSent] = useState<number | null>(null);
  const [refused, setRefused] = useState<string>();
  async function send(file: File) {
    setRefused(undefined);
    setSent(0);
    try {
      const { id, hash, width, height, placeholder } = await sendPicture(file, {
        kind,
        key: newKey(),
        onProgress: setSent,
      });
      done(id, { hash: hash ?? '', width, height, placeholder });
    } catch (error) {
      setRefused(error instanceof ApiFailure && error.message !== '' ? error.message : t('failed'));
    } finally {
      setSent(null);
    }
  }
  return { sent, refused, send };
}
