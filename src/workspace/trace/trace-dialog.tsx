import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { fitted, outputSize, type Crop } from '#ui/cropper/crop.ts';
import { Cropper } from '#ui/cropper/cropper.tsx';
import type { OpenPicture } from '#ui/cropper/open-picture.ts';
import { renderCrop } from '#ui/cropper/render-crop.ts';
import { useChosenPicture } from '#ui/cropper/use-chosen-picture.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useEditor } from '../editor-context.tsx';
import type { PicturesPort } from '../ports/pictures-port.ts';

interface TraceDialogProps {
  pictures: PicturesPort;
  onClose(): void;
}

/** A picture of a plan, straightened and cropped, laid under the sheet; its scale comes next, by a length one knows. */
export function TraceDialog({ pictures, onClose }: TraceDialogProps) {
  const t = useTranslations('start.trace');
  const editor = useEditor();
  const heading = useId();
  const { picture, crop, refused, choose, change, another } = useChosenPicture(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function use(chosen: OpenPicture, asked: Crop): Promise<void> {
    setBusy(true);
    setFault(undefined);
    const cut = fitted(asked, chosen.size);
    const { width, height } = outputSize(cut);
    try {
      const kept = await pictures.keep(await renderCrop(chosen.element, cut));
      if ('refused' in kept) setFault(kept.refused);
      else if (editor.act('addUnderlay', { picture: kept.id, ratio: height / width })) {
        editor.act('frame');
        onClose();
      } else setFault(t('failed'));
    } catch {
      setFault(t('failed'));
    }
    setBusy(false);
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-8 text-h3 outline-none">
        {t('title')}
      </h2>
      <p className="mt-1 mb-5 text-small text-ink-soft">{t('text')}</p>
      {picture === null || crop === null ? (
        <UploadArea seenBy={t('seenBy')} error={refused} onFile={(file) => void choose(file)} />
      ) : (
        <div className="grid gap-4">
          <div inert={busy}>
            <Cropper picture={picture} crop={crop} ratio={null} onChange={change} />
          </div>
          <FieldError id={`${heading}-fault`} text={fault} />
          <div className="grid gap-3 sm:grid-cols-2">
            <Button wide disabled={busy} onClick={another}>
              {t('another')}
            </Button>
            <Button
              variant="primary"
              wide
              busy={busy}
              aria-describedby={`${heading}-fault`}
              onClick={() => void use(picture, crop)}
            >
              {t('use')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
