import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#ui/button.tsx';

/** At the bottom (LOOK §2); on a phone in the flow, because with its field it would cover what is compared. */
export const decisionBar =
  'z-10 flex flex-wrap items-start justify-end gap-x-6 gap-y-4 border-t border-line bg-surface px-5 py-4 md:sticky md:bottom-0 lg:px-8';

interface DecisionFormProps {
  /** What is typed or said before deciding. */
  children: ReactNode;
  /** What both buttons carry where this reviewer may not decide. */
  off?: { disabled?: true; 'aria-describedby'?: string };
  /** The way out, or no: to the left. */
  decline: { text: string; variant?: 'bad'; onClick(): void };
  confirm: string;
  /** A third way, beside the two. */
  besides?: ReactNode;
  /** Checks what was typed; the second step asks once more. */
  onSubmit(): void;
}

/** A decision about money: its fields, and two buttons of which one asks once more before anything happens. */
export function DecisionForm({ children, off, decline, confirm, besides, onSubmit }: DecisionFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form noValidate className={decisionBar} onSubmit={submit}>
      {children}
      <div className="flex flex-wrap justify-end gap-3 max-md:w-full md:mt-7">
        {besides}
        <Button
          {...(decline.variant ? { variant: decline.variant, 'aria-haspopup': 'dialog' as const } : {})}
          className="max-sm:flex-1"
          {...off}
          onClick={decline.onClick}
        >
          {decline.text}
        </Button>
        <Button type="submit" variant="primary" className="max-sm:basis-full" {...off} aria-haspopup="dialog">
          {confirm}
        </Button>
      </div>
    </form>
  );
}
