import type { ReactNode } from 'react';
import { VerandaDrawing } from './drawings.tsx';

/** A page with nothing to show: a drawing, why, and where to go from here. */
export function EmptyPage({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="page py-16 lg:py-24">
      <VerandaDrawing />
      <h1 className="display mt-8 text-h1">{title}</h1>
      {text !== undefined && <p className="mt-4 max-w-read text-lead text-ink-soft">{text}</p>}
      <p className="mt-8 flex flex-wrap gap-3">{children}</p>
    </div>
  );
}
