import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface ConfirmMoneyDialogProps {
  title: string;
  /** Who, which reference, how much: read once more. */
  lines: readonly { name: string; value: ReactNode }[];
  /** What will happen. */
  text: string;
  confirm: string;
  /** Seconds it waits and can be taken back; absent where it counts at once. */
  waits?: number;
  onConfirm(): Promise<unknown>;
  onClose(): void;
}

/** The second step of every confirmation of money: it names the person, the reference and the amount. */
export function ConfirmMoneyDialog({
  title,
  lines,
  text,
  confirm,
  waits,
  onConfirm,
  onClose,
}: ConfirmMoneyDialogProps) {
  const t = useTranslations('remittances.ask');
  const heading = useId();
  const [busy, setBusy] = useState(false);
  async function go() {
    setBusy(true);
    await onConfirm().finally(() => setBusy(false));
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display num pr-10 text-h3 outline-none">
        {title}
      </h2>
      <dl className="num mt-4 text-small">
        {lines.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="shrink-0 text-ink-soft">{name}</dt>
            <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="num mt-4 text-small">{text}</p>
      {waits !== undefined && <p className="mt-2 text-small text-ink-soft">{t('waits', { seconds: waits })}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('back')}</Button>
        <Button variant="primary" busy={busy} onClick={() => void go()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
