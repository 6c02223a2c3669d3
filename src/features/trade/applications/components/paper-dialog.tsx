import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { MediaKind } from '#features/foundation/media/media-rules.ts';
import { Button } from '#ui/button.tsx';
import type { Crop } from '#ui/cropper/crop.ts';
import { Cropper } from '#ui/cropper/cropper.tsx';
import type { OpenPicture } from '#ui/cropper/open-picture.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { SendingLine } from '#ui/fields/sending-line.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { usePaper } from './use-paper.ts';

interface PaperDialogProps {
  open: boolean;
  title: string;
  kind: MediaKind;
  onDone(id: string): void;
  onClose(): void;
}

/** Choose a picture of a document, crop it, send it. */
export function PaperDialog({ open, title, kind, onDone, onClose }: PaperDialogProps) {
  const t = useTranslations('applications.paper');
  const heading = useId();
  const paper = usePaper(kind, onDone);
  const { picture, crop } = paper;
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-8 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-small text-ink-soft">{t('lead')}</p>
      {picture === null || crop === null ? (
        <UploadArea private error={paper.refused} onFile={(file) => void paper.choose(file)} />
      ) : (
        <CropStep {...paper} picture={picture} crop={crop} />
      )}
    </Dialog>
  );
}

function CropStep({
  picture,
  crop,
  sent,
  error,
  change,
  another,
  use,
}: ReturnType<typeof usePaper> & { picture: OpenPicture; crop: Crop }) {
  const t = useTranslations();
  const fault = useId();
  const busy = sent !== null;
  return (
    <div className="grid gap-4">
      <div inert={busy}>
        <Cropper picture={picture} crop={crop} ratio={null} onChange={change} />
      </div>
      {busy && <SendingLine share={sent} />}
      <FieldError id={fault} text={error} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          wide
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) another();
          }}
        >
          {t('applications.paper.another')}
        </Button>
        <Button variant="primary" wide busy={busy} aria-describedby={fault} onClick={() => void use(picture, crop)}>
          {error === undefined ? t('applications.paper.use') : t('media.upload.again')}
        </Button>
      </div>
    </div>
  );
}
