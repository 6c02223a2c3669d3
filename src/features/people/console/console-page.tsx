import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export interface Crumb {
  to: string;
  text: string;
}

interface ConsolePageProps {
  title: string;
  /** Breadcrumbs, without the page itself. */
  crumbs?: readonly Crumb[];
  /** One line under the title: counts, dates, an id. */
  note?: ReactNode;
  /** At the right of the title; one filled button at most. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One page of the console: breadcrumbs, title, actions, content. */
export function ConsolePage({ title, crumbs = [], note, actions, children }: ConsolePageProps) {
  useTabTitle(title);
  return (
    <div className="mx-auto max-w-[87.5rem] px-5 pt-4 pb-16 lg:px-8 lg:pt-6">
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="display text-h3 break-words">{title}</h1>
          {note !== undefined && <div className="num caption mt-1">{note}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      <div className="mt-6">{children}</div>
    </div>
  );
}

/** The server names the section (`consoleTitle`); what is on this page only the page knows: the number of an order. */
function useTabTitle(title: string): void {
  const t = useTranslations('console');
  const full = t('tab', { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslations('console');
  return (
    <nav aria-label={t('crumbs')} className="mb-1 text-small text-ink-soft">
      <ol className="flex flex-wrap items-center gap-1">
        {crumbs.map(({ to, text }, at) => (
          <li key={to} className="flex items-center gap-1">
            {at === 0 ? <ArrowLeft aria-hidden size={14} /> : <ChevronRight aria-hidden size={14} />}
            <Link to={to} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
