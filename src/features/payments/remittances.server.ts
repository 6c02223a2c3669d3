import type { ConsoleList } from '#features/console/console-list.ts';
import { csvFile, csvRowLimit, type CsvColumn } from '#features/console/csv.server.ts';
import { consolePageSize, pageOf, readPlace } from '#features/console/keyset.server.ts';
import { AppError } from '#lib/errors.ts';
import { locales, parseLocale, type Locale } from '#lib/locale.ts';
import { trilingual, type Trilingual } from '#lib/trilingual.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { judgedElsewhere, type Remittance, type RemittanceFilter, type RemittanceRow, type ShownReceipt } from './remittance.ts';
import { countWaiting, nextWaiting, receiptRows, remittanceRow, remittanceRows } from './remittance-queries.server.ts';

type Found = Awaited<ReturnType<typeof remittanceRows>>[number];

export async function listRemittances({ db }: Pick<RequestContext, 'db'>, filter: RemittanceFilter, after: string | null): Promise<{ list: ConsoleList<RemittanceRow>; waiting: number }> {
  const found = await remittanceRows(db, filter, readPlace(after), consolePageSize + 1);
  const { rows, next } = pageOf(found, (row) => [row.submitted_at?.getTime() ?? 0, row.id]);
  return { list: { rows: rows.map(rowOf), next }, waiting: await countWaiting(db) };
}

export async function readRemittance({ db }: Pick<RequestContext, 'db'>, id: string): Promise<Remittance> {
  const row = await remittanceRow(db, id);
  if (!row) throw new AppError('not_found');
  const receipts = await receiptRows(db, id);
  return {
    id: row.id, reference: row.reference, kind: row.kind, subject: row.subject, amount: row.amount, status: row.status, payBy: row.pay_by?.toISOString() ?? null, createdAt: row.created_at.toISOString(),
    decided: row.decided_at && row.status !== 'SUBMITTED' ? { at: row.decided_at.toISOString(), by: row.decider ?? '', reason: trilingual(row.reason) } : null,
    payer: { id: row.user_id, nickname: row.nickname, email: row.email, mobile: row.mobile, locale: parseLocale(row.locale) ?? 'en' },
    receipts: receipts.map(receiptOf), elsewhere: judgedElsewhere(row), next: await nextWaiting(db, id),
  };
}

/** For a spreadsheet: the list as it is filtered, every page of it. */
export function exportRemittances(ctx: Pick<RequestContext, 'db' | 'locale' | 'clock'>, filter: RemittanceFilter): FileAnswer {
  const t = translator(ctx.locale, 'remittances');
  const columns: CsvColumn<Found>[] = [
    { title: t('column.reference'), value: (row) => row.reference }, { title: t('column.kind'), value: (row) => t(`kind.${row.kind}`) }, { title: t('column.payer'), value: (row) => row.nickname },
    { title: t('column.email'), value: (row) => row.email }, { title: t('column.amount'), value: (row) => row.amount }, { title: t('column.stated'), value: (row) => row.stated }, { title: t('column.status'), value: (row) => t(`state.${row.status}`) },
    { title: t('column.created'), value: (row) => row.created_at }, { title: t('column.submitted'), value: (row) => row.submitted_at }, { title: t('column.decided'), value: (row) => row.decided_at },
  ];
  return csvFile(`remittances-${ctx.clock.now().toISOString().slice(0, 10)}`, columns, () => remittanceRows(ctx.db, filter, null, csvRowLimit));
}

const saidOften = ['absent', 'amount', 'blurred', 'used', 'account'] as const;

/** Reasons an auditor gives every day, ready in three languages; their names in the auditor's own. */
export function rejectionTemplates(locale: Locale): { key: string; name: string; text: Trilingual }[] {
  const words = (each: Locale) => translator(each, 'remittances');
  return saidOften.map((key) => ({ key, name: words(locale)(`reason.${key}.name`), text: Object.fromEntries(locales.map((each) => [each, words(each)(`reason.${key}.text`)])) }));
}

function rowOf(row: Found): RemittanceRow {
  const { id, reference, kind, amount, status, stated } = row;
  return { id, reference, kind, amount, status, stated, payer: row.nickname, seenBefore: row.same_as !== null, submittedAt: row.submitted_at?.toISOString() ?? null, createdAt: row.created_at.toISOString() };
}

function receiptOf(row: Awaited<ReturnType<typeof receiptRows>>[number]): ShownReceipt {
  return {
    id: row.id, picture: pictureOf(row.media_id), amount: row.amount, remark: row.remark, at: row.created_at.toISOString(),
    seenBefore: row.same_how && { how: row.same_how, billId: row.before_bill_id!, reference: row.before_reference!, status: row.before_status!, payer: row.before_nickname!, samePayer: row.before_user_id === row.user_id, picture: pictureOf(row.before_media_id), at: row.before_at!.toISOString() },
  };
}

/** Each look at it is on record. */
function pictureOf(mediaId: string | null): string | null {
  return mediaId === null ? null : `/api/media/${mediaId}/file`;
}
