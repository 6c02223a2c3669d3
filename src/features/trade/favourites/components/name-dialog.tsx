import { useId, useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Field } from '#ui/fields/field.tsx';

interface NameDialogProps {
  title: string;
  confirm: string;
  name?: string;
  onClose(): void;
  /** True: done, the dialog closes. */ onName(name: string): Promise<boolean>;
}

/** The name of a board. */
export function NameDialog({ title, confirm, name: before = '', onClose, onName }: NameDialogProps) {
  const t = useTranslations('favourites');
  const heading = useId();
  const [name, setName] = useState(before);
  const [fault, setFault] = useState(false);
  const [busy, setBusy] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    setFault(name.trim() === '');
    if (name.trim() === '') return;
    setBusy(true);
    if (await onName(name.trim())) onClose();
    setBusy(false);
  }
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} className="display pr-10 text-h3">
        {title}
      </h2>
      <form noValidate className="mt-6 grid gap-5" onSubmit={(event) => void send(event)}>
        <Field
          label={t('name')}
          placeholder={t('namePlaceholder')}
          maxLength={60}
          value={name}
          error={fault ? t('nameMissing') : undefined}
          onChange={(event) => setName(event.target.value)}
          data-first
        />
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  );
}
