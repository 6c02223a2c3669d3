import { useId, type ReactNode } from 'react';

/** A section of the own home: what it is at the left, what one can do at the right. */
export function Section({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="eave bays gap-y-8">
      <div className="col-span-4 pt-3">
        <h2 id={heading} className="display text-h3">{title}</h2>
        <div className="mt-2 grid gap-3 pr-4 text-small text-ink-soft">{lead}</div>
      </div>
      <div className="col-span-4 min-w-0 md:col-span-8 md:pt-4">{children}</div>
    </section>
  );
}
