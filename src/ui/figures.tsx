import type { ReactNode } from 'react';

interface FigureShown {
  key: string;
  label: string;
  value: string;
  note?: ReactNode;
}

/** A few figures, two side by side on a phone (mock designer.vi). */
export function Figures({ items }: { items: readonly FigureShown[] }) {
  return (
    <dl
      className={`eave grid grid-cols-2 gap-y-5 pt-0! ${items.length === 3 ? 'lg:grid-cols-3 lg:[--bays:3]' : 'lg:grid-cols-4'}`}
    >
      {items.map(({ key, label, value, note }, at) => (
        <div key={key} className={`min-w-0 pt-5 pr-4 ${at === 0 ? '' : 'lg:pl-5'}`}>
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="num display mt-1 text-title whitespace-nowrap sm:text-h3">{value}</dd>
          {note !== undefined && <dd className="caption">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
