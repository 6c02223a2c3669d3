import { useId, type ReactNode } from 'react';

/** One section of a form: its name and purpose at the left, its fields beside it. */
export function FormPart({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="grid gap-x-gutter gap-y-4 border-t border-line pt-6 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={heading} className="font-semibold">
          {title}
        </h2>
        {note !== undefined && <p className="hint mt-1">{note}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
