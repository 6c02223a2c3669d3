import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { Crop } from '#ui/cropper/crop.ts';
import { Cropper } from '#ui/cropper/cropper.tsx';
import type { OpenPicture } from '#ui/cropper/open-picture.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FieldError } from '#ui/fields/field.tsx';
import { SendingLine } from '#ui/fields/sending-line.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import { useAvatar } from './use-avatar.ts';

interface AvatarDialogProps {
  open: boolean;
  hasAvatar: boolean;
  onClose(): void;
}

/** Choose a picture, crop it, save it (PRODUCT G4). */
export function AvatarDialog({ open, hasAvatar, onClose }: AvatarDialogProps) {
  const t = useTranslations('media.avatar');
  const heading = useId();
  const avatar = useAvatar(onClose);
  const { picture, crop, refused, choose } = avatar;
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-8 text-h3 outline-none">
        {t('title')}
      </h2>
      <p className="mt-1 mb-5 text-small text-ink-soft">{t('lead')}</p>
      {picture === null || crop === null ? (
        <div className="grid gap-4">
          <UploadArea error={refused ?? avatar.error} onFile={(file) => void choose(file)} />
          {hasAvatar && (
            <Button variant="bad" wide busy={avatar.sent !== null} onClick={() => void avatar.remove()}>
              {t('remove')}
            </Button>
          )}
        </div>
      ) : (
        <CropStep {...avatar} picture={picture} crop={crop} />
      )}
    </Dialog>
  );
}

function CropStep({
  picture,
  crop,
  ratio,
  sent,
  error,
  change,
  another,
  use,
}: ReturnType<typeof useAvatar> & { picture: OpenPicture; crop: Crop }) {
  const t = useTranslations('media');
  const fault = useId();
  const busy = sent !== null;
  return (
    <div className="grid gap-4">
      <div inert={busy}>
        <Cropper picture={picture} crop={crop} ratio={ratio} round onChange={change} />
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
          {t('avatar.another')}
        </Button>
        <Button variant="primary" wide busy={busy} aria-describedby={fault} onClick={() => void use(picture, crop)}>
          {t(error === undefined ? 'avatar.use' : 'upload.again')}
        </Button>
      </div>
    </div>
  );
}
