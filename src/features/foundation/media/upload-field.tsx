import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { fitted } from '#ui/cropper/crop.ts';
import { isRefusal, openPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';
import { useChosenPicture } from '#ui/cropper/use-chosen-picture.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { ruleOf, type MediaKind } from './media-rules.ts';
import type { MediaData } from './media.ts';
import { SendingBar } from './sending-bar.tsx';
import { sendPicture } from './upload-client.ts';
import { useCropKey } from './use-crop-key.ts';
import { useSending } from './use-sending.ts';

interface UploadFieldProps {
  kind: MediaKind;
  /** Crop before sending: to this ratio of width to height, or freely (null). Without it the file is sent as it is. */
  cut?: number | null;
  /** Cropped without choosing: this one. */
  start?: File;
  /** Why another file is needed. */
  error?: string;
  /** Uploaded; the field is empty again and can take the next. */
  onDone(picture: MediaData): void;
}

/** The cropper is loaded with the first file. */
const Cropper = lazy(() => import('#ui/cropper/cropper.tsx').then(({ Cropper }) => ({ default: Cropper })));

/**
 * A picture from disk or camera: shows its limit before and progress meanwhile, and resumes after a lost connection.
 * Needs the texts `media` and `errors`.
 */
export function UploadField({ cut, ...rest }: UploadFieldProps) {
  return cut === undefined ? <WholeUpload {...rest} /> : <CroppedUpload {...rest} cut={cut} />;
}

function WholeUpload({ kind, error, onDone }: Omit<UploadFieldProps, 'cut' | 'start'>) {
  const t = useTranslations('media.upload');
  const words = useTranslations('errors');
  const { sending, passing, error: failed, send, cancel, clear } = useSending();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const keyOf = useCropKey('picture');

  function choose(chosen: File) {
    clear();
    setRefused(undefined);
    setFile(chosen);
    return go(chosen);
  }
  const go = (chosen: File) =>
    send(async (callbacks) => {
      const opened = await openPicture(chosen);
      callbacks.signal?.throwIfAborted();
      if (isRefusal(opened)) return setRefused(words(opened.key, opened.values));
      opened.close();
      const picture = await sendPicture(chosen, { kind, key: keyOf(chosen), ...callbacks });
      setFile(null);
      onDone(picture);
    });
  if (sending && file)
    return <SendingBar sending={sending} name={file.name} then={t('drawing')} still={t('still')} onCancel={cancel} />;
  return (
    <div className="grid gap-3">
      <UploadArea
        private={ruleOf(kind).private}
        error={refused ?? failed ?? error}
        onFile={(chosen) => void choose(chosen)}
      />
      {passing && file && (
        <p>
          <Button size="s" onClick={() => void go(file)}>
            {t('again')}
          </Button>
        </p>
      )}
    </div>
  );
}

function CroppedUpload({ kind, cut, start, error, onDone }: UploadFieldProps & { cut: number | null }) {
  const t = useTranslations('media.upload');
  const { sending, error: failed, send, cancel, clear } = useSending();
  const { picture, crop, refused, choose, change, another } = useChosenPicture(cut, start);
  const keyOf = useCropKey('picture');
  if (picture === null || crop === null)
    return (
      <UploadArea
        private={ruleOf(kind).private}
        error={refused ?? error}
        onFile={(file) => {
          clear();
          void choose(file);
        }}
      />
    );
  const use = () =>
    send(async (callbacks) => {
      const done = await sendPicture(await renderCrop(picture.element, fitted(crop, picture.size)), {
        kind,
        key: keyOf(crop),
        ...callbacks,
      });
      another();
      onDone(done);
    });
  return (
    <div className="grid gap-4">
      <div inert={sending !== null}>
        <Suspense fallback={<div className="skel aspect-[4/3]" />}>
          <Cropper picture={picture} crop={crop} ratio={cut} onChange={change} />
        </Suspense>
      </div>
      {sending && <SendingBar sending={sending} then={t('drawing')} still={t('still')} onCancel={cancel} />}
      <FieldError id={`${kind}-failed`} text={failed} />
      {!sending && (
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => void use()}>
            {t(failed === undefined ? 'use' : 'again')}
          </Button>
          {start === undefined && <Button onClick={another}>{t('another')}</Button>}
        </div>
      )}
    </div>
  );
}
