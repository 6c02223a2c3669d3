import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LatticeDrawing, VerandaDrawing } from '#ui/drawings.tsx';
import { ThingGroups } from './components/thing-groups.tsx';
import type { SharedBoard as Shared } from './favourite.ts';

/** `/user/user?board=…`: a shared board, read-only. Null: the link was withdrawn. Texts: `favourites`, `cards`. */
export function SharedBoard({ board }: { board: Shared | null }) {
  const t = useTranslations('favourites.shared');
  if (board === null) return <NoBoard />;
  return (
    <div className="page py-10 lg:py-16">
      <p className="caption">{t('by', { name: board.owner })}</p>
      <h1 className="display mt-1 text-h1 break-words">{board.name}</h1>
      {board.things.length === 0 ? (
        <>
          <p className="mt-4 text-lead text-ink-soft">{t('empty')}</p>
          <div className="mt-10">
            <VerandaDrawing />
          </div>
        </>
      ) : (
        <div className="mt-10">
          <ThingGroups things={board.things} />
        </div>
      )}
    </div>
  );
}

function NoBoard() {
  const t = useTranslations('favourites.shared');
  return (
    <div className="page py-14 lg:py-20">
      <LatticeDrawing />
      <h1 className="display mt-8 text-h1">{t('gone')}</h1>
      <p className="mt-3 max-w-read text-ink-soft">{t('goneText')}</p>
      <p className="mt-8">
        <ButtonLink variant="primary" to={pages.works.path}>
          {t('next')}
        </ButtonLink>
      </p>
    </div>
  );
}
