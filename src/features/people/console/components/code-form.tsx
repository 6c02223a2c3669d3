import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useShowFailure } from '#features/people/accounts/use-failure.ts';
import { ApiFailure } from '#lib/api-failure.ts';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Field } from '#ui/fields/field.tsx';

interface CodeFormProps {
  label: string;
  hint?: string;
  submit: string;
  variant?: ButtonVariant;
  /** Fields above the code. */
  children?: ReactNode;
  onCode(code: string): Promise<void>;
}

/** A code of the app, or a recovery code; an error is shown at the field and keeps what was typed. */
export function CodeForm({ label, hint, submit, variant = 'primary', children, onCode }: CodeFormProps) {
  const t = useTranslations('errors');
  const showFailure = useShowFailure();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (code.trim().length < 6) return setFault(t('input_code'));
    setBusy(true);
    await onCode(code.trim()).catch(async (error: unknown) => {
      const told =
        error instanceof ApiFailure ? error.faults.find(({ field }) => field === 'code')?.message : undefined;
      if (told === undefined) await showFailure(error);
      else setFault(told);
    });
    setBusy(false);
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      {children}
      <Field
        name="code"
        label={label}
        hint={hint}
        value={code}
        error={fault}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="num"
        onChange={(event) => {
          setCode(event.target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" variant={variant} size="l" wide busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
