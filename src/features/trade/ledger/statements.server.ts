import { shownAccount } from '#features/people/bank-accounts/bank-account.ts';
import { csvFile, csvRowLimit, type CsvColumn } from '#features/people/console/csv.server.ts';
import { merchantOfUser } from '#features/catalogue/merchants/merchants.server.ts';
import { AppError } from '#lib/errors.ts';
import { formatLocale, timeZone } from '#lib/locale.ts';
import type { FileAnswer } from '#platform/call.ts';
import type { RequestContext } from '#platform/context.ts';
import { translator } from '#text/messages.server.ts';
import { entryKinds, isOfOrder } from './book.ts';
import { shopOf } from './payout-queries.server.ts';
import type { StatementDocument } from './statement-pdf.server.ts';
import { pageMarks, type StatementTexts } from './statement-texts.ts';
import { spanOf, type PeriodStatement, type StatementLine } from './statement.ts';
import { statementRows, type StatementRow } from './statement-queries.server.ts';

type StatementReadContext = Pick<RequestContext, 'db' | 'session' | 'locale' | 'clock' | 'settings' | 'papers'>;
export type StatementKind = 'pdf' | 'csv';

/** Limit of a PDF; for more, take the months one by one, or the CSV. */
const mostPdfLines = 5000;

/** A shop's statement as a file, for its own seller (PRODUCT G6). */
export async function ownStatementFile(
  ctx: StatementReadContext,
  userId: string,
  kind: StatementKind,
  month: string | undefined,
): Promise<FileAnswer> {
  const merchant = await merchantOfUser(ctx.db, userId);
  if (!merchant) throw new AppError('not_found');
  return statementFile(ctx, merchant, kind, month ?? null);
}

/** The same for an admin, of any shop. */
export async function statementFileOf(
  ctx: StatementReadContext,
  merchantId: string,
  kind: StatementKind,
  month: string | undefined,
): Promise<FileAnswer> {
  const shop = await shopOf(ctx.db, merchantId);
  if (!shop) throw new AppError('not_found');
  return statementFile(ctx, shop, kind, month ?? null);
}

/**
 * A month, or everything: from the balance before, line by line, to the balance after. Of more lines than fit the newest
 * are told: it ends with what is owed, and begins with what was owed before the first of them.
 */
export async function readPeriod(
  { db, clock }: Pick<StatementReadContext, 'db' | 'clock'>,
  shop: { id: string; name: string },
  month: string | null,
  most: number,
): Promise<PeriodStatement> {
  const { from, until } =
    month === null ? { from: new Date(0), until: new Date(clock.now().getTime() + 1) } : spanOf(month);
  const { rows, closing } = await statementRows(db, shop.id, { from, until }, most);
  const opening = rows.reduce((owed, { amount }) => owed + amount, closing);
  const lines = linesOf(rows, opening);
  const sum = (of: (line: StatementLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    shop: shop.name,
    month,
    opening,
    closing,
    lines,
    sums: {
      gross: sum(({ kind, gross }) => (kind === 'settlement' ? gross : 0)),
      commission: sum(({ commission }) => commission),
      returned: sum(({ kind, gross }) => (kind === 'return' ? -gross : 0)),
      paid: sum(({ kind, net }) => (kind === 'payout' ? -net : 0)),
      back: sum(({ kind, net }) => (isOfOrder(kind) || kind === 'payout' ? 0 : net)),
    },
  };
}

/** The ledger stores what is owed as credit, below zero; a statement is from the shop's side. */
function linesOf(rows: readonly StatementRow[], opening: number): StatementLine[] {
  let balance = opening;
  return rows.map(({ kind, memo: noted, at, amount, commission, bin, paid_to }) => {
    balance -= amount;
    const to = bin === null || paid_to === null ? '' : shownAccount({ bin, account: paid_to });
    const memo = [noted, to].filter((part) => part !== '').join(' · ');
    return { kind, memo, at, gross: -amount - commission, commission: 0 - commission, net: -amount, balance };
  });
}

function statementFile(
  ctx: StatementReadContext,
  shop: { id: string; name: string },
  kind: StatementKind,
  month: string | null,
): FileAnswer {
  const name = `hien-statement-${month ?? ctx.clock.now().toISOString().slice(0, 10)}`;
  if (kind === 'csv')
    return csvFile(name, columnsOf(ctx), async () => (await readPeriod(ctx, shop, month, csvRowLimit)).lines);
  return {
    type: 'application/pdf',
    etag: '',
    immutable: false,
    private: true,
    saveAs: `${name}.pdf`,
    ready: false,
    bytes: async () => ctx.papers.draw(ctx.session?.userId ?? shop.id, await statementDocumentOf(ctx, shop, month)),
  };
}

async function statementDocumentOf(
  ctx: StatementReadContext,
  shop: { id: string; name: string },
  month: string | null,
): Promise<StatementDocument> {
  const { name, address, email } = ctx.settings.company;
  return {
    locale: ctx.locale,
    now: ctx.clock.now(),
    company: { name, address, email },
    texts: textsOf(ctx),
    statement: await readPeriod(ctx, shop, month, mostPdfLines),
  };
}

/** All texts are made here: the thread has no catalogues. */
export function textsOf({
  locale,
  clock,
  settings,
}: Pick<StatementReadContext, 'locale' | 'clock' | 'settings'>): StatementTexts {
  const t = translator(locale, 'money');
  const date = new Intl.DateTimeFormat(formatLocale(locale), { dateStyle: 'medium', timeZone }).format(clock.now());
  const named = <K extends string>(keys: readonly K[], word: (key: K) => string) =>
    Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<K, string>;
  return {
    title: t('statement.title'),
    ever: t('statement.ever', { date }),
    figures: named(['opening', 'sales', 'paid', 'back', 'closing'], (key) => t(`statement.${key}`)),
    columns: named(['at', 'what', 'memo', 'gross', 'commission', 'net', 'balance'], (key) => t(`entries.${key}`)),
    kinds: named(entryKinds, (key) => t(`entries.kind.${key}`)),
    none: t('entries.none'),
    sum: t('statement.sum'),
    foot: t('statement.foot', { date, email: settings.company.email }),
    page: t('statement.page', pageMarks),
  };
}

function columnsOf({ locale }: StatementReadContext): CsvColumn<StatementLine>[] {
  const t = translator(locale, 'money');
  return [
    { title: t('entries.at'), value: ({ at }) => at },
    { title: t('entries.what'), value: ({ kind }) => t(`entries.kind.${kind}`) },
    { title: t('entries.memo'), value: ({ memo }) => memo },
    { title: t('entries.gross'), value: ({ gross }) => gross },
    { title: t('entries.commission'), value: ({ commission }) => commission },
    { title: t('entries.net'), value: ({ net }) => net },
    { title: t('entries.balance'), value: ({ balance }) => balance },
  ];
}
