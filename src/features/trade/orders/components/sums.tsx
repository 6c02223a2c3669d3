import type { ReactNode } from 'react';

/** Amounts one under the other, the total under a line of ink. */
export function Sums({
  rows,
  total,
}: {
  rows: readonly { label: string; value: ReactNode }[];
  total: { label: string; value: ReactNode };
}) {
  return (
    <dl className={`num text-small ${rows.length > 0 ? 'border-t border-line pt-3' : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 py-1">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-ink pt-3">
        <dt className="font-medium">{total.label}</dt>
        <dd className="display text-title">{total.value}</dd>
      </div>
    </dl>
  );
}
