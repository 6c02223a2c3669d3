import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface DeleteDialogProps {
  name: string | null;
  text: string;
  busy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks once before something that cannot be undone. */
export function DeleteDialog({ name, text, busy, onConfirm, onClose }: DeleteDialogProps) {
  const t = useTranslations('publishing.delete');
  const heading = useId();
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      labelledBy={heading}
      texts={{ close: t('close'), notices: t('notices') }}
    >
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {t('title', { name: name ?? '' })}
      </h2>
      <p className="mt-2 text-small text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="bad" busy={busy} onClick={onConfirm}>
          {t('confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
