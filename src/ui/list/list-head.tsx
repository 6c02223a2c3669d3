import type { ReactNode } from 'react';

/** The title of a list and, at the right, what it holds. */
export function ListHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h1 className="display text-h1">{title}</h1>
      <div className="max-w-md pb-2 text-ink-soft lg:text-right">{children}</div>
    </div>
  );
}
