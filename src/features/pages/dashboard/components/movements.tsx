import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import type { MovementRow } from '../records.server.ts';

/** A table whose rows stack on a phone. Income has a plus, expenses a minus. */
export function Movements({ rows }: { rows: readonly MovementRow[] }) {
  const t = useTranslations('homes.records.column');
  return (
    <table className="mt-3 w-full text-small">
      <thead className="border-b border-ink text-left max-sm:sr-only">
        <tr>
          {(['at', 'what', 'number', 'amount'] as const).map((column) => (
            <th key={column} scope="col" className={`py-2 pr-4 font-medium last:pr-0 last:text-right`}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: MovementRow }) {
  const t = useTranslations('homes.records');
  const format = useFormatter();
  const price = usePrice();
  const number =
    row.to === null ? (
      row.number
    ) : (
      <Link to={row.to} className="link">
        {row.number}
      </Link>
    );
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-4 max-sm:py-3">
      <td className="num py-3 pr-4 whitespace-nowrap text-ink-soft max-sm:order-3 max-sm:py-0">
        <time dateTime={row.at}>{format.dateTime(new Date(row.at), { dateStyle: 'medium' })}</time>
      </td>
      <td className="py-3 pr-4 max-sm:order-1 max-sm:py-0">
        <span className="font-medium">{t(`kind.${row.kind}`)}</span>
        {row.who !== null && <span className="block text-ink-soft">{row.who}</span>}
      </td>
      <td className="num py-3 pr-4 break-words max-sm:order-4 max-sm:py-0 max-sm:pr-0 max-sm:text-right">{number}</td>
      <td
        className={`num py-3 text-right whitespace-nowrap max-sm:order-2 max-sm:py-0 ${row.amount > 0 ? 'text-ok' : ''}`}
      >
        {row.amount > 0 ? '+' : '−'}
        {price(Math.abs(row.amount))}
      </td>
    </tr>
  );
}
