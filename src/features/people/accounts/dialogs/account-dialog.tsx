import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useModal } from '#ui/overlays/modal.tsx';

interface AccountDialogProps {
  open: boolean;
  title: string;
  lead?: ReactNode;
  /** Above the title: the logo, or the step. */
  above?: ReactNode;
  picture?: string;
  cross?: boolean;
  children: ReactNode;
}

/** The frame the six share: heading, close button in the current language, text beside a picture. */
export function AccountDialog({ open, title, lead, above, picture, cross, children }: AccountDialogProps) {
  const t = useTranslations('accounts.dialog');
  const { close } = useModal();
  const heading = useId();
  return (
    <Dialog
      open={open}
      onClose={close}
      labelledBy={heading}
      texts={{ close: t('close'), notices: t('notices') }}
      cross={cross}
      picture={picture}
    >
      {above && <div className="pr-10">{above}</div>}
      <h2 id={heading} tabIndex={-1} className="display mt-1 pr-8 text-h3 outline-none">
        {title}
      </h2>
      {lead && <p className="mt-1 text-small text-ink-soft">{lead}</p>}
      {children}
    </Dialog>
  );
}

/** The small line under a form that leads to another dialog. */
export function Aside({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`text-center text-small text-ink-soft ${className}`}>{children}</p>;
}

/** A link to another dialog or another method; `soft` beside a label. */
export function LinkButton({
  children,
  onClick,
  soft = false,
}: {
  children: ReactNode;
  onClick(): void;
  soft?: boolean;
}) {
  return (
    <button
      type="button"
      className={`link inline-flex min-h-6 items-center text-small ${soft ? 'text-ink-soft' : 'font-medium text-ink'}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** PRODUCT J1: *Draw without an account*, where the dialog stands before the workspace. */
export function WithoutAccount() {
  const t = useTranslations('accounts.login');
  const {
    close,
    options: { without },
  } = useModal();
  const navigate = useNavigate();
  if (without === undefined) return null;
  return (
    <Button
      wide
      onClick={() => {
        close();
        void navigate(without);
      }}
    >
      {t('without')}
    </Button>
  );
}
