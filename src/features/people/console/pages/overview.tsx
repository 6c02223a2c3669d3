import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { givenName } from '#lib/person.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { usePrice } from '#ui/price.tsx';
import { consoleContext } from '../console-context.server.ts';
import { DayChart } from '../components/day-chart.tsx';
import { consolePages, consolePagesOf, type ConsoleKey } from '../console-pages.ts';
import { ConsolePage } from '../console-page.tsx';
import { readOverview, type Overview as Figures } from '../figures.server.ts';
import type { Route } from './+types/overview.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = consoleContext(context, 'console.see');
  return { name: givenName(ctx.viewer.nickname), pages: consolePagesOf(ctx.viewer), figures: await readOverview(ctx) };
}

export default function Overview({ loaderData: { name, pages, figures } }: Route.ComponentProps) {
  const t = useTranslations('console.overview');
  const price = usePrice();
  return (
    <ConsolePage title={t('title')} note={t('welcome', { name })}>
      <Waiting pages={pages} waiting={figures.waiting} />
      <Totals totals={figures.totals} />
      <Money pages={pages} money={figures.money} />
      <h2 className="mt-12 font-semibold">{t('lastDays')}</h2>
      <div className="mt-4 grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        <DayChart title={t('daily.orders')} days={figures.days} counts={figures.money.orders} />
        <DayChart title={t('daily.sales')} days={figures.days} counts={figures.money.sales} said={price} />
        <DayChart title={t('daily.payouts')} days={figures.days} counts={figures.money.payouts} said={price} />
        {(['people', 'applications', 'designs', 'works', 'products', 'feedback'] as const).map((key) => (
          <DayChart key={key} title={t(`daily.${key}`)} days={figures.days} counts={figures.daily[key]} />
        ))}
      </div>
    </ConsolePage>
  );
}

/** What someone has to do, each leading to its queue. */
function Waiting({ pages, waiting }: { pages: readonly ConsoleKey[]; waiting: Figures['waiting'] }) {
  const t = useTranslations('console');
  const format = useFormatter();
  const queues = consolePages.flatMap((page) => {
    const { key, path, icon: Icon } = page;
    if (!(key in waiting) || !pages.includes(key)) return [];
    return [{ key, path: 'queue' in page ? page.queue : path, Icon, count: waiting[key as keyof typeof waiting] }];
  });
  if (queues.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="font-semibold">
        {t('overview.waiting')}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {queues.map(({ key, path, Icon, count }) => (
          <li key={key}>
            <Link to={path} className="flex min-h-14 items-center gap-3 rounded-s bg-surface px-4 hover:bg-sunken">
              <Icon aria-hidden size={20} className="text-ink-soft" />
              <span className="flex-1">{t(`nav.${key}`)}</span>
              <span className={`num text-title ${count > 0 ? 'text-accent' : 'text-ink-soft'}`}>
                {format.number(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What went through the house in these days, each leading to its page. */
function Money({ pages, money }: { pages: readonly ConsoleKey[]; money: Figures['money'] }) {
  const t = useTranslations('console.overview');
  const format = useFormatter();
  const price = usePrice();
  return (
    <dl className="eave mt-8 grid grid-cols-2 gap-y-5 pt-0! md:grid-cols-4">
      {(['orders', 'sales', 'payouts'] as const).map((key) => {
        const sum = money[key].reduce((all, each) => all + each, 0);
        const figure = key === 'orders' ? format.number(sum) : price(sum);
        const path = consolePages.find(
          (page) => pages.includes(page.key) && page.key === (key === 'sales' ? 'remittances' : key),
        )?.path;
        return (
          <div key={key} className="pt-5 pr-4 pl-3">
            <dt className="text-small text-ink-soft">{t(`money.${key}`)}</dt>
            <dd className="num display mt-1 text-title break-words sm:text-h3">
              {path === undefined ? (
                figure
              ) : (
                <Link to={path} className="hover:underline">
                  {figure}
                </Link>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Totals({ totals }: { totals: Figures['totals'] }) {
  const t = useTranslations('console.overview');
  const format = useFormatter();
  return (
    <dl className="eave grid grid-cols-2 gap-y-5 pt-0! md:grid-cols-4">
      {(['people', 'designs', 'works', 'products'] as const).map((key) => (
        <div key={key} className="pt-5 pr-4 pl-3">
          <dt className="text-small text-ink-soft">{t(`totals.${key}`)}</dt>
          <dd className="num display mt-1 text-h3">
            {totals[key].about ? t('about', { count: totals[key].count }) : format.number(totals[key].count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
