import { useTranslations } from 'use-intl';
import { consoleContext } from '#features/people/console/console-context.server.ts';
import { ConsoleChips, ConsoleFilters } from '#features/people/console/console-filters.tsx';
import { readChoice } from '#features/people/console/console-list.ts';
import { ConsolePage } from '#features/people/console/console-page.tsx';
import { ConsoleTable, type Column } from '#features/people/console/console-table.tsx';
import { spacedAccount } from '#features/trade/transfers/spaced-account.ts';
import { messagesFor } from '#text/messages.server.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { safeToPay, type DuePayout, type MadePayout } from '../payout.ts';
import { listDue, listMade } from '../payouts.server.ts';
import type { Route } from './+types/payouts.ts';

const bankWords = { known: 'bankKnown', first: 'bankFirst', changed: 'bankRecent', missing: 'bankMissing' } as const;
const views = ['due', 'made'] as const;

/** `/admin/payouts?show=made`: what we owe shops, the largest sum first, and what was paid to them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'payouts.see');
  const show = readChoice(url.searchParams.get('show'), views) ?? 'due';
  const after = url.searchParams.get('after');
  const choice = { sort: url.searchParams.get('sort'), words: (url.searchParams.get('w') ?? '').trim().slice(0, 200) };
  const messages = messagesFor(ctx.locale, ['money']);
  return show === 'due'
    ? { show, list: await listDue(ctx, after, choice), searched: choice.words !== '', messages }
    : { show, list: await listMade(ctx, after, choice), searched: choice.words !== '', messages };
}

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('money.payouts');
  const due = useDueColumns();
  const made = useMadeColumns();
  return (
    <ConsolePage title={t('title')} note={t('note')}>
      <ConsoleChips
        name="show"
        label={t('views')}
        choices={views.map((value) => ({ value, text: t(`view.${value}`) }))}
      />
      <ConsoleFilters search={{ label: t('search'), placeholder: t('shop') }} />
      {loaderData.show === 'due' ? (
        <ConsoleTable
          label={t('view.due')}
          columns={due}
          list={loaderData.list}
          rowKey={({ merchant }) => merchant}
          rowTo={({ merchant }) => `/admin/payouts/${merchant}`}
          usualSort="-owed"
          empty={
            loaderData.searched ? { title: t('nothingFound') } : { title: t('nothingDue'), text: t('nothingDueText') }
          }
        />
      ) : (
        <ConsoleTable
          label={t('view.made')}
          columns={made}
          list={loaderData.list}
          rowKey={({ id }) => id}
          rowTo={({ merchant }) => `/admin/payouts/${merchant}`}
          usualSort="-at"
          empty={
            loaderData.searched ? { title: t('nothingFound') } : { title: t('nothingMade'), text: t('nothingMadeText') }
          }
        />
      )}
    </ConsolePage>
  );
}

function useDueColumns(): Column<DuePayout>[] {
  const t = useTranslations('money.payouts');
  const format = useFormatter();
  const price = usePrice();
  return [
    { key: 'name', sort: true, title: t('shop'), cell: ({ name }) => name },
    {
      key: 'owed',
      sort: true,
      title: t('owed'),
      numeric: true,
      cell: ({ owed }) => (
        <span className={owed < 0 ? 'text-bad' : 'font-medium'}>
          {owed < 0 ? t('owesUs', { amount: price(-owed) }) : price(owed)}
        </span>
      ),
    },
    { key: 'safe', sort: true, title: t('safe'), numeric: true, cell: (row) => <PayableNow row={row} /> },
    {
      key: 'bank',
      sort: true,
      title: t('bank'),
      cell: ({ bank }) => (
        <span className={`tag ${bank === 'known' ? 'tag-ok' : 'tag-warn'}`}>{t(bankWords[bank])}</span>
      ),
    },
    {
      key: 'last',
      sort: true,
      title: t('last'),
      cell: ({ lastPaidAt }) => (
        <span className="num">
          {lastPaidAt === null ? t('never') : format.dateTime(new Date(lastPaidAt), { dateStyle: 'medium' })}
        </span>
      ),
    },
  ];
}

/** What is payable now; without an account it waits for one. */
function PayableNow({ row }: { row: DuePayout }) {
  const t = useTranslations('money.payouts');
  const price = usePrice();
  const safe = safeToPay(row);
  if (safe === 0 || row.bank !== 'missing') return price(safe);
  return (
    <>
      {price(0)}
      <span className="caption block text-warn">{t('withAccount', { amount: price(safe) })}</span>
    </>
  );
}

function useMadeColumns(): Column<MadePayout>[] {
  const t = useTranslations('money.payouts');
  const format = useFormatter();
  const price = usePrice();
  return [
    { key: 'name', sort: true, title: t('shop'), cell: ({ name }) => name },
    { key: 'amount', sort: true, title: t('amount'), numeric: true, cell: ({ amount }) => price(amount) },
    {
      key: 'at',
      sort: true,
      title: t('at'),
      cell: ({ at }) => (
        <span className="num">{format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}</span>
      ),
    },
    { key: 'by', sort: true, title: t('by'), cell: ({ by }) => by },
    {
      key: 'to',
      sort: true,
      title: t('to'),
      cell: ({ to }) =>
        to === null ? (
          '–'
        ) : (
          <>
            <span className="num">{`${to.bank} ${spacedAccount(to.account)}`}</span>
            <span className="caption block">{to.holder}</span>
          </>
        ),
    },
    { key: 'memo', sort: true, title: t('memo'), cell: ({ memo }) => (memo === '' ? '–' : memo) },
    {
      key: 'picture',
      sort: true,
      title: t('receipt'),
      cell: ({ picture }) =>
        picture === null ? (
          '–'
        ) : (
          <a href={picture} target="_blank" rel="noreferrer" className="link">
            {t('look')}
          </a>
        ),
    },
  ];
}
