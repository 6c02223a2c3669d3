import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface ConfirmRemovalDialogProps {
  title: string;
  text: string;
  confirm: string;
  onClose(): void;
  onConfirm(): Promise<boolean>;
}

/** Confirmation before something is removed for good. */
export function ConfirmRemovalDialog({ title, text, confirm, onClose, onConfirm }: ConfirmRemovalDialogProps) {
  const t = useTranslations('favourites');
  const heading = useId();
  const [busy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    if (await onConfirm()) onClose();
    setBusy(false);
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} className="display pr-10 text-h3 break-words">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">{text}</p>
      <div className="mt-6 grid grid-cols-2 gap-3">
        <Button onClick={onClose}>{t('keep')}</Button>
        <Button variant="bad" busy={busy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
