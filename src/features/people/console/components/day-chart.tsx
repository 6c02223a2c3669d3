import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';

const width = 300;
const height = 56;
const gap = 2;

/** Thirty bars, the newest at the right in the accent colour; also as text. */
export function DayChart({
  title,
  days,
  counts,
  said,
}: {
  title: string;
  days: readonly string[];
  counts: readonly number[];
  /** How a figure is said where it is not a plain number. */ said?: (figure: number) => string;
}) {
  const t = useTranslations('console.overview');
  const format = useFormatter();
  const most = Math.max(1, ...counts);
  const sum = counts.reduce((all, count) => all + count, 0);
  const step = width / counts.length;
  const best = counts.indexOf(Math.max(...counts));
  const day = (at: number) =>
    format.dateTime(new Date(`${days[at]}T12:00:00+07:00`), { day: 'numeric', month: 'short' });
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-3 text-small">
        <span className="text-ink-soft">{title}</span>
        <span className="num font-medium">
          {said ? t('sumInThirtyDays', { sum: said(sum) }) : t('inThirtyDays', { count: sum })}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="mt-2 h-14 w-full border-b border-line-strong"
      >
        {counts.map(
          (count, at) =>
            count > 0 && (
              <rect
                key={days[at]}
                x={at * step}
                width={step - gap}
                y={height - Math.max(2, (count / most) * height)}
                height={Math.max(2, (count / most) * height)}
                className={at === counts.length - 1 ? 'fill-accent' : 'fill-line-strong'}
              />
            ),
        )}
      </svg>
      <p className="sr-only">
        {said
          ? t('sumChart', { title, sum: said(sum), most: said(counts[best] ?? 0), day: day(best) })
          : t('chart', { title, sum, most: counts[best] ?? 0, day: day(best) })}
      </p>
      <p aria-hidden className="num caption mt-1 flex justify-between">
        <span>{day(0)}</span>
        <span>{day(counts.length - 1)}</span>
      </p>
    </figure>
  );
}
