import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiAddress } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Select } from '#ui/fields/select.tsx';
import { spanOf } from './statement.ts';

/** A shop's statement as a file: of one month or of all, PDF or CSV. */
export function StatementLinks({
  path,
  months,
}: {
  /** The call without its ending. */ path: string;
  months: readonly string[];
}) {
  const t = useTranslations('money.statement');
  const format = useFormatter();
  const [month, setMonth] = useState('');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select label={t('period')} className="min-w-44" value={month} onChange={(event) => setMonth(event.target.value)}>
        <option value="">{t('all')}</option>
        {months.map((each) => (
          <option key={each} value={each}>
            {format.dateTime(spanOf(each).from, { year: 'numeric', month: 'long' })}
          </option>
        ))}
      </Select>
      {(['pdf', 'csv'] as const).map((kind) => (
        <FileLink key={kind} path={`${path}.${kind}${month === '' ? '' : `?month=${month}`}`}>
          {t(kind)}
        </FileLink>
      ))}
    </div>
  );
}

/** The browser downloads it itself, with its cookie; the base address of calls is known only there. */
function FileLink({ path, children }: { path: string; children: string }) {
  return (
    <a
      href={`/api${path}`}
      onClick={(event) => {
        event.currentTarget.href = apiAddress(path);
      }}
      download
      className="btn btn-line"
    >
      <Download aria-hidden size={18} />
      {children}
    </a>
  );
}
