import { csvFile, csvRowLimit, type CsvColumn } from '#features/people/console/csv.server.ts';
import { locales, type Locale } from '#lib/locale.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import type { RemittanceFilter } from './remittance.ts';
import { remittanceRows } from './remittance-queries.server.ts';

type RemittanceResult = Awaited<ReturnType<typeof remittanceRows>>[number];

/** For a spreadsheet: the filtered list, all pages. */
export function exportRemittances(
  ctx: Pick<RequestContext, 'db' | 'locale' | 'clock'>,
  filter: RemittanceFilter,
): FileAnswer {
  const t = translator(ctx.locale, 'remittances');
  const columns: CsvColumn<RemittanceResult>[] = [
    { title: t('column.reference'), value: (row) => row.reference },
    { title: t('column.kind'), value: (row) => t(`kind.${row.kind}`) },
    { title: t('column.payer'), value: (row) => row.nickname },
    { title: t('column.email'), value: (row) => row.email },
    { title: t('column.amount'), value: (row) => row.amount },
    { title: t('column.stated'), value: (row) => row.stated },
    { title: t('column.status'), value: (row) => t(`state.${row.status}`) },
    { title: t('column.created'), value: (row) => row.created_at },
    { title: t('column.submitted'), value: (row) => row.submitted_at },
    { title: t('column.decided'), value: (row) => row.decided_at },
  ];
  return csvFile(`remittances-${ctx.clock.now().toISOString().slice(0, 10)}`, columns, () =>
    remittanceRows(ctx.db, filter, null, csvRowLimit),
  );
}

const rejectionReasons = ['absent', 'amount', 'blurred', 'used', 'account'] as const;

/** Frequent reasons, prepared in three languages; their labels in the admin's own. */
export function rejectionTemplates(locale: Locale): { key: string; name: string; text: Trilingual }[] {
  const words = (each: Locale) => translator(each, 'remittances');
  return rejectionReasons.map((key) => ({
    key,
    name: words(locale)(`reason.${key}.name`),
    text: Object.fromEntries(locales.map((each) => [each, words(each)(`reason.${key}.text`)])),
  }));
}
