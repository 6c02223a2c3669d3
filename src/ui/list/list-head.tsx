import type { ReactNode } from 'react';

interface ListHeadProps {
  title: ReactNode;
  /** What the list holds. */ note?: ReactNode;
  /** A quiet search box. */ children?: ReactNode;
}

/** The title of a list and, at the right, its size and a search field. Part of the list's form. */
export function ListHead({ title, note, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <h1 className="display min-w-0 text-h1 wrap-anywhere">{title}</h1>
      {(note || children) && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:w-full lg:w-105">
          {note && <p className="text-ink-soft lg:text-right">{note}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
