import { useFormatter } from '#text/use-formatter.ts';

interface MonthChartProps {
  title: string;
  /** The total, as text. */
  sum: string;
  /** `2026-11`, the oldest first. */
  months: readonly string[];
  values: readonly number[];
  /** One bar as text, for screen readers and as a tooltip. */
  say(month: string, value: number): string;
}

/** A year in twelve bars, the current month in the accent colour. Each has its own text; the picture is decorative. */
export function MonthChart({ title, sum, months, values, say }: MonthChartProps) {
  const format = useFormatter();
  const most = Math.max(1, ...values);
  const dateOf = (month: string) => new Date(`${month}-15T12:00:00+07:00`);
  const said = months.map((month, at) =>
    say(format.dateTime(dateOf(month), { month: 'long', year: 'numeric' }), values[at] ?? 0),
  );
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className="num text-small text-ink-soft">{sum}</span>
      </figcaption>
      <ol className="mt-4 flex h-32 items-end gap-1 border-b border-line-strong sm:gap-2">
        {months.map((month, at) => (
          <li key={month} title={said[at]} className="flex h-full min-w-0 flex-1 items-end justify-center">
            <span
              aria-hidden
              className={`block w-full max-w-7 rounded-t-s ${at === months.length - 1 ? 'bg-accent' : 'bg-line-strong'}`}
              style={{ height: `${heightOf(values[at] ?? 0, most)}%` }}
            />
            <span className="sr-only">{said[at]}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="num caption mt-1 flex gap-1 sm:gap-2">
        {months.map((month) => (
          <span key={month} className="min-w-0 flex-1 text-center">
            {format.dateTime(dateOf(month), { month: 'numeric' }).replace('月', '')}
          </span>
        ))}
      </p>
    </figure>
  );
}

/** Anything above zero is visible. */
function heightOf(value: number, most: number): number {
  return value <= 0 ? 0 : Math.max(3, (value / most) * 100);
}
