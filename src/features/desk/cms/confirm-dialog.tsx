import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  bad?: boolean;
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialog({ open, title, text, confirm, bad = true, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslations('desk.editor');
  const heading = useId();
  const [busy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    await onConfirm().finally(() => setBusy(false));
  }
  return (
    <Dialog open={open} onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-2 text-small text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant={bad ? 'bad' : 'primary'} busy={busy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
