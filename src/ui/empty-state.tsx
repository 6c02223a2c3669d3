import type { ReactNode } from 'react';
import { VerandaDrawing } from './drawings.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** What stands above ends in a line of its own. */ plain?: boolean;
  children?: ReactNode;
}

/** Nothing here yet: a drawing, what will be here, and one next step (LOOK §5). */
export function EmptyState({ title, text, plain = false, children }: EmptyStateProps) {
  return (
    <div className={`py-12 ${plain ? '' : 'border-t border-line'}`}>
      <VerandaDrawing className="w-44 text-ink-soft" />
      <h2 className="display mt-6 text-h3">{title}</h2>
      {text !== undefined && <p className="mt-2 max-w-read text-ink-soft">{text}</p>}
      {children !== undefined && <p className="mt-7 flex flex-wrap gap-3">{children}</p>}
    </div>
  );
}
