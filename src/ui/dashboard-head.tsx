import type { ReactNode } from 'react';

/** The head of a dashboard section: its name as the page's title, actions at the right. */
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
