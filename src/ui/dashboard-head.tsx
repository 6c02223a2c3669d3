import type { ReactNode } from 'react';

/** The head of a section of a home: its name as the page's title, at the right what one can begin there. */
export function DashboardHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="display text-h1 break-words">{title}</h1>
        {note !== undefined && <p className="mt-2 max-w-read text-ink-soft">{note}</p>}
      </div>
      {children}
    </header>
  );
}
