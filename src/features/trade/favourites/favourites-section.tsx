import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProductCard } from '#features/catalogue/products/product-card.tsx';
import type { ProductItem } from '#features/catalogue/products/product.ts';
import { TellMeButton } from '#features/trade/back-in-stock/tell-me-button.tsx';
import { pages } from '#features/catalogue/content/addresses.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DashboardHead } from '#ui/dashboard-head.tsx';
import { BoardHead } from './components/board-head.tsx';
import { Gone } from './components/gone.tsx';
import { NameDialog } from './components/name-dialog.tsx';
import { BoardChoiceButton } from './components/board-choice-button.tsx';
import { ThingGroups } from './components/thing-groups.tsx';
import { useBoards } from './components/use-boards.ts';
import { thingKinds } from './favourite.ts';
import type { FavouritesData } from './favourites-section.server.ts';

/** Favourites, by board and kind (PRODUCT F6, G3). Texts: `favourites`, `cards`, `orders`. */
export function FavouritesSection({
  data: { boards, open, kind, list, watched },
  title,
}: {
  data: FavouritesData;
  title: string;
}) {
  const t = useTranslations('favourites');
  const [naming, setNaming] = useState(false);
  const hands = useBoards();
  const to = useAddress();
  const { things, counts, page, size } = list;
  const shown = things.filter(({ product, work, designer }) => product ?? work ?? designer);
  const total = counts[kind];
  return (
    <>
      <DashboardHead title={title} note={t('lead')}>
        <Button onClick={() => setNaming(true)} aria-haspopup="dialog">
          {t('newBoard')}
        </Button>
      </DashboardHead>
      {boards.length > 0 && (
        <nav aria-label={t('boards')} className="mb-6 flex flex-wrap gap-2">
          <Chip to={to({})} on={open === null}>
            {t('everything')}
          </Chip>
          {boards.map((board) => (
            <Chip key={board.id} to={to({ on: board.id })} on={open?.id === board.id}>
              {t('boardChip', { name: board.name, count: board.count })}
            </Chip>
          ))}
        </nav>
      )}
      {open && <BoardHead key={open.id} board={open} hands={hands} />}
      {counts.all > 0 && (
        <nav
          aria-label={t('kinds.label')}
          className="mb-8 flex gap-x-6 overflow-x-auto border-b border-line text-[0.9375rem] whitespace-nowrap"
        >
          {(['all', ...thingKinds] as const)
            .filter((each) => each === 'all' || counts[each] > 0)
            .map((each) => (
              <KindLink key={each} to={to({ on: open?.id, kind: each })} on={kind === each}>
                {t(`kinds.${each}`, { count: counts[each] })}
              </KindLink>
            ))}
        </nav>
      )}
      {total === 0 ? (
        <Nothing inBoard={open !== null} />
      ) : (
        <>
          <ThingGroups
            things={shown}
            renderUnder={(thing) => <BoardChoiceButton thing={thing} boards={boards} hands={hands} />}
          />
          <Gone things={things.filter((thing) => !shown.includes(thing))} hands={hands} />
          <Pages page={page} last={Math.ceil(total / size) - 1} to={(next) => to({ on: open?.id, kind, page: next })} />
        </>
      )}
      {watched.length > 0 && <Watched items={watched} />}
      {naming && (
        <NameDialog
          title={t('newBoard')}
          confirm={t('make')}
          onClose={() => setNaming(false)}
          onName={(name) => hands.make(name)}
        />
      )}
    </>
  );
}

/** What one waits for, each with the way to stop. */
function Watched({ items }: { items: readonly ProductItem[] }) {
  const t = useTranslations('favourites.watched');
  return (
    <section id="watched" aria-labelledby="watched-title" className="mt-12 border-t border-line pt-8">
      <h2 id="watched-title" className="display text-title">
        {t('title')}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{t('text')}</p>
      <ul className="mt-5 grid grid-cols-2 gap-x-gutter gap-y-10 lg:grid-cols-3 xl:grid-cols-4">
        {items.map((item) => (
          <li key={item.match?.variant} className="grid min-w-0 content-start gap-2">
            <ProductCard item={item} />
            {item.match && <TellMeButton variant={item.match.variant} small />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chip({ to, on, children }: { to: string; on: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={on ? 'page' : undefined}
      className="chip hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-wash max-w-full"
    >
      <span className="truncate">{children}</span>
    </Link>
  );
}

function KindLink({ to, on, children }: { to: string; on: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={on ? 'page' : undefined}
      className="num inline-flex min-h-11 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink"
    >
      {children}
    </Link>
  );
}

function Nothing({ inBoard }: { inBoard: boolean }) {
  const t = useTranslations('favourites.empty');
  if (inBoard) return <EmptyState title={t('board')} text={t('boardText')} />;
  return (
    <EmptyState title={t('title')} text={t('text')}>
      <ButtonLink variant="primary" to={pages.works.path}>
        {t('works')}
      </ButtonLink>
      <ButtonLink to={pages.products.path}>{t('products')}</ButtonLink>
    </EmptyState>
  );
}

function Pages({ page, last, to }: { page: number; last: number; to(page: number): string }) {
  const t = useTranslations('favourites.pages');
  if (last < 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-10 flex items-center gap-3">
      {page > 0 && <ButtonLink to={to(page - 1)}>{t('before')}</ButtonLink>}
      <span className="num text-small text-ink-soft">{t('at', { page: page + 1, last: last + 1 })}</span>
      {page < last && <ButtonLink to={to(page + 1)}>{t('after')}</ButtonLink>}
    </nav>
  );
}

/** Addresses of this section, in whichever dashboard it is open. */
function useAddress() {
  const { pathname } = useLocation();
  return ({ on, kind = 'all', page = 0 }: { on?: string | undefined; kind?: string; page?: number }) => {
    const params = new URLSearchParams({
      tab: 'favourites',
      ...(on === undefined ? {} : { on }),
      ...(kind === 'all' ? {} : { kind }),
      ...(page === 0 ? {} : { page: String(page) }),
    });
    return `${pathname}?${params}`;
  };
}
