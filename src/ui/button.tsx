import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'bad';
type ButtonSize = 's' | 'm' | 'l';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

export type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };
type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A busy button keeps its width, its focus and its label; it only ignores clicks. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      onClick={click}
    >
      {busy ? <BusyLabel>{children}</BusyLabel> : children}
    </button>
  );
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classes({ variant, size, wide }, className)} />;
}

/** Half of what the spinner takes is given by moving the label, so both stay centred in the old width. */
function BusyLabel({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-flex translate-x-3 items-center gap-2">
      <LoaderCircle aria-hidden size={16} className="absolute right-full mr-2 animate-spin" />
      {children}
    </span>
  );
}

const sizes: Record<ButtonSize, string> = { s: 'btn-s', m: '', l: 'btn-l' };

function classes({ variant = 'line', size = 'm', wide = false }: Look, more = '') {
  return `btn btn-${variant} ${sizes[size]} ${wide ? 'w-full' : ''} ${more}`;
}
