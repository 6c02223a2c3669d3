import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { parseLocale } from '#lib/locale.ts';
import { differences, type AuditLine } from './audit-log.ts';
import { useAuditWords, type AuditText } from './components/use-audit-words.ts';

/** What changed, value by value: the old struck through, the new after it. */
export function AuditDifference({
  line: { action, before, after },
  whole = false,
}: {
  line: Pick<AuditLine, 'action' | 'before' | 'after'>;
  /** For who decides by it: in every language, and nothing cut short. */ whole?: boolean;
}) {
  const t = useTranslations('console.audit');
  const words = useAuditWords();
  const locale = parseLocale(useLocale()) ?? 'en';
  const changes = differences(before, after, whole ? null : locale);
  if (changes.length === 0) return <span className="text-ink-soft">–</span>;
  return (
    <dl className="grid min-w-0 grid-cols-[fit-content(10rem)_minmax(8rem,1fr)] items-baseline gap-x-3 gap-y-0.5 text-left">
      {changes.map(({ path, lang, ...change }) => (
        <div key={path} className="contents">
          <dt className="text-ink-soft">{words.field(action, path)}</dt>
          <dd lang={lang} className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
            {change.before !== null && (
              <del className="text-ink-soft">
                <span className="sr-only">{t('before')} </span>
                <Value said={words.value(action, path, change.before)} whole={whole} />
              </del>
            )}
            {change.before !== null && change.after !== null && <ArrowRight aria-hidden size={12} />}
            {change.after !== null && (
              <ins className="no-underline">
                <span className="sr-only">{t('after')} </span>
                <Value said={words.value(action, path, change.after)} whole={whole} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What an action is about, where it is not a person. */
export function AuditTarget({ line: { action, target } }: { line: Pick<AuditLine, 'action' | 'target'> }) {
  return <Value said={useAuditWords().value(action, 'target', target)} />;
}

function Value({ said: { text, full }, whole = false }: { said: AuditText; whole?: boolean }) {
  if (whole) return <span className="whitespace-pre-line">{full ?? text}</span>;
  return full === undefined ? text : <span title={full}>{text}</span>;
}
