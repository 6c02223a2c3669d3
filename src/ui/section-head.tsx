import type { ReactNode } from 'react';

/** The head of a section, with its title and, at the right, one link. */
export function SectionHead({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  return (
    <div className="eave flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-8 lg:pb-10">
      <div className="pt-3">
        <h2 className="display text-h2">{title}</h2>
        {note !== undefined && <p className="mt-3 max-w-xl text-ink-soft">{note}</p>}
      </div>
      {children}
    </div>
  );
}
