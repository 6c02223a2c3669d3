import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import type { AuditLine } from '../audit-log.ts';
import { useActionName } from './use-action-name.ts';
import { AuditDifference } from '../audit-difference.tsx';

/** The newest audit rows about one thing, and a link to all of them. */
export function AuditLines({ lines, all }: { lines: readonly AuditLine[]; all: string }) {
  const t = useTranslations('console.audit');
  const format = useFormatter();
  const word = useActionName();
  return (
    <>
      <ol className="num mt-2 text-small">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-x-4 gap-y-1 border-t border-line py-2.5 md:grid-cols-[10rem_14rem_1fr]">
            <time dateTime={line.at} className="text-ink-soft">
              {format.dateTime(new Date(line.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <span className="min-w-0 break-words">
              {word(line.action)}
              <span className="text-ink-soft">
                {' '}
                · {line.actor === null ? t('nobody') : (line.actor.name ?? line.actor.id)}
              </span>
            </span>
            <AuditDifference line={line} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small">
        <Link className="link" to={all}>
          {lines.length === 0 ? t('empty') : t('all')}
        </Link>
      </p>
    </>
  );
}
