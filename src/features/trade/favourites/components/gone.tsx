import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { KeptThing } from '../favourite.ts';
import type { BoardActions } from './use-boards.ts';

/** Favourites that are no longer published: listed, and removed with one click. */
export function Gone({ things, hands }: { things: readonly KeptThing[]; hands: BoardActions }) {
  const t = useTranslations('favourites.gone');
  if (things.length === 0) return null;
  async function letAllGo() {
    for (const { id } of things) if (!(await hands.letGo(id))) return;
  }
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-small text-ink-soft">
      {t('text', { count: things.length })}
      <Button size="s" onClick={() => void letAllGo()}>
        {t('take')}
      </Button>
    </p>
  );
}
