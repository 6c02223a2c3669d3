import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

interface StepDialogProps {
  open: boolean;
  setOpen(open: boolean): void;
  /** What opens it. */ opener: ReactNode;
  openerVariant?: ButtonVariant;
  openerSize?: 's';
  title: ReactNode;
  /** What the step is about, before its words. */ about?: ReactNode;
  text?: ReactNode;
  /** What is typed or ticked for it. */ children?: ReactNode;
  /** Enter in a field takes the step; never where one is only ticked. */ typed?: boolean;
  step: ReactNode;
  stepVariant?: ButtonVariant;
  busy: boolean;
  disabled?: boolean;
  onStep(): void;
}

/** A button that asks before a step of a return is taken: what it means, what it needs, and the way back. */
export function StepDialog({
  open,
  setOpen,
  opener,
  openerVariant,
  openerSize,
  title,
  about,
  text,
  children,
  typed = false,
  step,
  stepVariant = 'primary',
  busy,
  disabled,
  onStep,
}: StepDialogProps) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const body = (
    <>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type={typed ? 'submit' : 'button'}
          variant={stepVariant}
          busy={busy}
          disabled={disabled}
          onClick={typed ? undefined : onStep}
        >
          {step}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t('back')}
        </Button>
      </div>
    </>
  );
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onStep();
  }
  return (
    <>
      <Button variant={openerVariant} size={openerSize} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {title}
        </h2>
        {about}
        {text && <p className="mt-3 text-small text-ink-soft">{text}</p>}
        {typed ? (
          <form noValidate className="mt-6 grid gap-5" onSubmit={submit}>
            {body}
          </form>
        ) : (
          <div className="mt-6 grid gap-5">{body}</div>
        )}
      </Dialog>
    </>
  );
}
