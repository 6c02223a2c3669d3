import { Sun, Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useLivePage } from '#features/people/notifications/use-live-page.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Figures } from '#ui/figures.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { usePrice } from '#ui/price.tsx';
import type { SectionProps } from '../dashboard-section.ts';
import type { Figure, OverviewData } from '../overview.server.ts';
import { LatestThings } from './latest-things.tsx';
import { TodoRow } from './todo-row.tsx';
import { pages } from '#features/catalogue/content/addresses.ts';
import { dashboardSection, type PersonKind } from '#lib/person.ts';
import { ButtonLink } from '#ui/button.tsx';

const startTargets = {
  designer: { section: 'works', words: 'work' },
  merchant: { section: 'products', words: 'product' },
} as const;

/** The greeting, a few figures, and to-dos. */
export function Overview({ data, kind }: SectionProps<OverviewData>) {
  const t = useTranslations('homes');
  useLivePage();
  return (
    <>
      <DashboardHead title={t(`greeting.${data.part}`, { name: data.name })}>
        <StartButtons kind={kind} />
      </DashboardHead>
      <Numbers figures={data.figures} month={data.month} />
      <h2 id="todo" className="mt-12 font-medium">
        {t('todo.title')}
      </h2>
      {data.todos.length === 0 ? (
        <p className="mt-3 flex items-center gap-3 border-t border-line py-5 text-ink-soft">
          <Sun aria-hidden size={20} />
          {t('todo.quiet')}
        </p>
      ) : (
        <ul aria-labelledby="todo" className="mt-3 grid gap-2">
          {data.todos.map((todo) => (
            <li key={todo.id}>
              <TodoRow todo={todo} />
            </li>
          ))}
        </ul>
      )}
      <LatestThings latest={data.latest} kind={kind} />
    </>
  );
}

function Numbers({ figures, month }: { figures: readonly Figure[]; month: string }) {
  const t = useTranslations('homes.figure');
  const format = useFormatter();
  const price = usePrice();
  const date = new Date(`${month}-15T12:00:00+07:00`);
  return (
    <Figures
      items={figures.map(({ key, value, money, note }) => ({
        key,
        label: t(`${key}.name`, { month: date }),
        value: money ? price(value) : format.number(value),
        note:
          t(`${key}.note`, { ...note, ...(typeof note.sum === 'number' ? { sum: price(note.sum) } : {}) }) || undefined,
      }))}
    />
  );
}

/** The primary action of a dashboard, by kind of person. */
function StartButtons({ kind }: { kind: PersonKind }) {
  const t = useTranslations('homes.begin');
  if (kind === 'user')
    return (
      <ButtonLink variant="primary" to={pages.works.path}>
        {t('user')}
      </ButtonLink>
    );
  const { section, words } = startTargets[kind];
  return (
    <ButtonLink variant="primary" to={dashboardSection(kind, section, { new: '1' })}>
      <Plus aria-hidden size={18} />
      {t(words)}
    </ButtonLink>
  );
}
