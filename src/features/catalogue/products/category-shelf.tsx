import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFormatter } from '#text/use-formatter.ts';
import { withoutValue, withValue } from '#ui/list/address-links.ts';
import { useAddress } from '#ui/list/use-address.ts';

export interface CategoryTile {
  key: string;
  name: string;
  count: number;
  picture: string | null;
  chosen: boolean;
}
/** The current position in the tree, from the top, and its children. */
export interface CategoryShelf {
  path: { key: string; name: string }[];
  tiles: CategoryTile[];
}

/** Categories as small pictures; a click goes one level down, the path leads up again. */
export function CategoryShelfView({
  shelf: { path, tiles },
  to,
}: {
  shelf: CategoryShelf;
  /** Where a tile leads, if not to this list with that category. */ to?(key: string): string;
}) {
  const t = useTranslations('list.products');
  if (path.length === 0 && tiles.length < 2) return null;
  return (
    <nav aria-label={t(to ? 'every' : 'categories')} className="mt-6 lg:mt-8">
      {path.length > 0 && <CategoryPath path={path} />}
      {tiles.length > 1 && (
        <ul
          className="grid gap-x-3 gap-y-5 max-md:-mx-(--spacing-margin) max-md:auto-cols-[6.5rem] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-(--spacing-margin) max-md:py-1 md:grid-cols-5 lg:grid-cols-[repeat(var(--tiles),minmax(0,1fr))]"
          style={{ '--tiles': tilesAcross(tiles.length) } as CSSProperties}
        >
          {tiles.map((tile) => (
            <li key={tile.key}>
              <Tile tile={tile} to={to?.(tile.key)} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** One row up to fourteen, two of equal length beyond; never larger than a tenth of the page. */
function tilesAcross(count: number): number {
  return Math.max(10, count > 14 ? Math.ceil(count / 2) : count);
}

function Tile({ tile: { key, name, count, picture, chosen }, to }: { tile: CategoryTile; to?: string }) {
  const format = useFormatter();
  const params = useAddress();
  return (
    <Link
      to={to ?? withValue(params, 'category', key)}
      preventScrollReset={to === undefined}
      aria-current={chosen ? 'true' : undefined}
      className="group block"
    >
      <span className={`pic studio opens aspect-square ${chosen ? 'outline-2 outline-offset-2 outline-accent' : ''}`}>
        {picture !== null && <img src={picture} alt="" width={320} height={320} loading="lazy" decoding="async" />}
      </span>
      <span className={`mt-2 block text-small leading-5 ${chosen ? 'font-medium' : ''}`}>{name}</span>
      <span className="num caption block">{format.number(count)}</span>
    </Link>
  );
}

function CategoryPath({ path }: { path: CategoryShelf['path'] }) {
  const t = useTranslations('list.products');
  const params = useAddress();
  return (
    <ol className="mb-4 flex flex-wrap items-center gap-x-1.5 text-small">
      <li>
        <Link
          to={withoutValue(params, 'category', null)}
          preventScrollReset
          className="link inline-flex min-h-6 items-center"
        >
          {t('every')}
        </Link>
      </li>
      {path.map(({ key, name }, at) => (
        <li key={key} className="flex items-center gap-1.5">
          <ChevronRight aria-hidden size={14} className="text-ink-soft" />
          {at === path.length - 1 ? (
            <span aria-current="page" className="font-medium">
              {name}
            </span>
          ) : (
            <Link
              to={withValue(params, 'category', key)}
              preventScrollReset
              className="link inline-flex min-h-6 items-center"
            >
              {name}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
