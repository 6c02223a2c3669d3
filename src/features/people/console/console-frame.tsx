import { ArrowUpRight, LogOut, Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStreamEvents } from '#features/people/notifications/notice-provider.tsx';
import { api } from '#lib/api.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Mark } from '#ui/mark.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { DeskNews } from './components/desk-news.tsx';
import { consolePageAt, consolePages, type ConsoleKey } from './console-pages.ts';

/** The number of waiting items of each entry of the navigation. */
export type Waiting = Partial<Record<string, number>>;

interface ConsoleFrameProps {
  /** The entries of the navigation this person has. */
  pages: readonly ConsoleKey[];
  waiting: Waiting;
  /** Language and theme, which belong to the shell. */
  choices: ReactNode;
  children: ReactNode;
}

/** LOOK §2, consoles: navigation at the left, the work beside it. On a phone the navigation is a drawer. */
export function ConsoleFrame({ pages, waiting: loaded, choices, children }: ConsoleFrameProps) {
  const waiting = useLiveWaiting(loaded);
  return (
    <div className="desk min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <aside className="sticky top-0 flex h-dvh flex-col border-r border-line bg-sunken px-3 pt-4 pb-3 max-lg:hidden">
        <Brand />
        <Entries pages={pages} waiting={waiting} />
        <ExitLinks choices={choices} />
      </aside>
      <Bar pages={pages} waiting={waiting} choices={choices} />
      <main id="content" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <DeskNews shown={loaded} />
    </div>
  );
}

/**
 * The counts follow what comes in, wherever one is in the console; nothing on the page moves with them. Of what comes in
 * while they are asked for, all is asked for once afterwards.
 */
function useLiveWaiting(loaded: Waiting): Waiting {
  const [live, setLive] = useState<{ since: Waiting; now: Waiting } | null>(null);
  const [inTurn] = useState(oneAtATime);
  useStreamEvents((_, { desk }) => {
    if (desk === undefined) return;
    void inTurn(() =>
      api.get<Waiting>('/admin/waiting').then(
        (now) => setLive({ since: loaded, now }),
        () => undefined,
      ),
    );
  });
  return live?.since === loaded ? live.now : loaded;
}

function Brand() {
  const t = useTranslations('console');
  return (
    <Link to="/admin" className="flex min-h-11 items-center gap-2.5 px-2">
      <Mark className="h-6 w-6" />
      <span className="display text-title">{t('name')}</span>
    </Link>
  );
}

function Entries({ pages, waiting }: Pick<ConsoleFrameProps, 'pages' | 'waiting'>) {
  const t = useTranslations('console');
  const current = consolePageAt(useLocation().pathname);
  const shown = consolePages.filter(({ key }) => pages.includes(key));
  return (
    <nav aria-label={t('navigation')} className="mt-3 min-h-0 flex-1 lg:overflow-y-auto">
      <ul className="grid gap-0.5">
        {shown.map(({ key, group, path, icon: Icon }, at) => (
          <li key={key}>
            {group !== null && group !== shown[at - 1]?.group && (
              <p className="caption mt-3 px-3 pb-0.5 font-medium">{t(`groups.${group}`)}</p>
            )}
            <Link
              ref={key === current ? showInNavigation : undefined}
              to={path}
              aria-current={key === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-s px-3 text-[0.9375rem] text-ink-soft focus-visible:-outline-offset-2 lg:min-h-9 hover:text-ink aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink"
            >
              <Icon aria-hidden size={18} />
              <span className="min-w-0 flex-1">{t(`nav.${key}`)}</span>
              <Count of={waiting[key]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The entry of the page one is on, moved into view within the navigation alone: the page itself stays where it is. */
function showInNavigation(entry: HTMLAnchorElement | null): void {
  const list = entry?.closest('nav');
  if (!entry || !list) return;
  const [inner, outer] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

function Count({ of = 0 }: { of?: number }) {
  const t = useTranslations('console');
  const format = useFormatter();
  return (
    of > 0 && (
      <span className="num text-caption">
        <span aria-hidden>{format.number(of)}</span>
        <span className="sr-only">{t('waiting', { count: of })}</span>
      </span>
    )
  );
}

function ExitLinks({ choices }: { choices: ReactNode }) {
  const t = useTranslations('console');
  const modal = useModal();
  return (
    <div className="border-t border-line pt-2 max-lg:mt-6 lg:[--target:2.25rem]">
      <Link to="/" className="menu-item">
        <ArrowUpRight aria-hidden size={18} className="text-ink-soft" />
        {t('toSite')}
      </Link>
      <button type="button" className="menu-item" aria-haspopup="dialog" onClick={() => modal.open('tips')}>
        <LogOut aria-hidden size={18} className="text-ink-soft" />
        {t('signOut')}
      </button>
      <div className="mt-2 grid border-t border-line px-3 pt-2 text-small">{choices}</div>
    </div>
  );
}

/** The head of a narrow window; a navigation closes its drawer. */
function Bar({ pages, waiting, choices }: Omit<ConsoleFrameProps, 'children'>) {
  const t = useTranslations('console');
  const { key, pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const current: ConsoleKey | null = consolePageAt(pathname);
  return (
    <>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-sunken px-3 lg:hidden">
        <Link to="/admin" aria-label={t('name')} className="icon-btn">
          <Mark className="h-6 w-6" />
        </Link>
        <p className="min-w-0 flex-1 truncate font-medium">{current === null ? t('name') : t(`nav.${current}`)}</p>
        <button
          type="button"
          className="icon-btn relative"
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          aria-expanded={openAt === key}
          onClick={() => setOpenAt(key)}
        >
          <Menu aria-hidden size={22} />
          {pages.some((each) => (waiting[each] ?? 0) > 0) && (
            <span data-waiting className="absolute top-2 right-2 size-2 rounded-full bg-accent" />
          )}
        </button>
      </header>
      <Drawer open={openAt === key} close={() => setOpenAt(null)}>
        <Entries pages={pages} waiting={waiting} />
        <ExitLinks choices={choices} />
      </Drawer>
    </>
  );
}

function Drawer({ open, close, children }: { open: boolean; close(): void; children: ReactNode }) {
  const t = useTranslations('console');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way out
    <dialog
      ref={dialog}
      aria-label={t('navigation')}
      onClose={() => open && close()}
      onClick={closeBeside}
      className="drawer"
    >
      {open && (
        <div className="flex min-h-full flex-col px-3 pt-1.5 pb-6">
          <div className="flex items-center justify-between gap-3">
            <p className="display px-2 text-title">{t('name')}</p>
            <button type="button" className="icon-btn" aria-label={t('closeMenu')} onClick={close}>
              <X aria-hidden size={22} />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

type Task = () => Promise<void>;

/** Does one thing at a time; of all that is wanted meanwhile, the last is done once, afterwards. Tasks do not fail. */
function oneAtATime(): (task: Task) => Promise<void> {
  let busy = false;
  const waiting: Task[] = [];
  return async (task) => {
    waiting.splice(0, waiting.length, task);
    if (busy) return;
    busy = true;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next();
    busy = false;
  };
}
