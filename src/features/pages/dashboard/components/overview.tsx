import { Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { Figures } from '#ui/figures.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { usePrice } from '#ui/price.tsx';
import type { SectionProps } from '../dashboard-section.ts';
import type { Figure, OverviewData } from '../overview.server.ts';
import { StartButtons } from './start-buttons.tsx';
import { LatestThings } from './latest-things.tsx';
import { TodoRow } from './todo-row.tsx';

/** The greeting, a few figures, and to-dos. */
export function Overview({ data, kind }: SectionProps<OverviewData>) {
  const t = useTranslations('homes');
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
