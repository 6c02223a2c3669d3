import { LayoutGrid } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Board, KeptThing } from '../favourite.ts';
import type { BoardActions } from './use-boards.ts';

/** On which boards a thing is: shown as text, changed in a dialog. Without boards there is nothing to choose. */
export function BoardChoiceButton({
  thing,
  boards,
  hands,
}: {
  thing: KeptThing;
  boards: readonly Board[];
  hands: BoardActions;
}) {
  const t = useTranslations('favourites.place');
  const [open, setOpen] = useState(false);
  if (boards.length === 0) return null;
  const names = boards.filter(({ id }) => thing.boards.includes(id)).map(({ name }) => name);
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-3.5 max-w-full justify-self-start text-ink-soft!"
      >
        <LayoutGrid aria-hidden size={16} className="shrink-0" />
        <span className="truncate">{names.length === 0 ? t('none') : names.join(t('comma'))}</span>
        <span className="sr-only">{t('of', { name: nameOf(thing) })}</span>
      </Button>
      {open && <BoardChoiceDialog thing={thing} boards={boards} hands={hands} onClose={() => setOpen(false)} />}
    </>
  );
}

function BoardChoiceDialog({
  thing,
  boards,
  hands,
  onClose,
}: {
  thing: KeptThing;
  boards: readonly Board[];
  hands: BoardActions;
  onClose(): void;
}) {
  const t = useTranslations('favourites');
  const heading = useId();
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: t('close'), notices: t('notices') }}>
      <h2 id={heading} className="display pr-10 text-h3 break-words">
        {t('place.title', { name: nameOf(thing) })}
      </h2>
      <ul className="mt-5 grid gap-1">
        {boards.map(({ id, name }) => (
          <li key={id}>
            <Check
              className="py-2"
              label={name}
              checked={thing.boards.includes(id)}
              onChange={(event) => void hands.place(id, thing.id, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <Button variant="primary" size="l" wide className="mt-6" onClick={onClose}>
        {t('place.done')}
      </Button>
    </Dialog>
  );
}

function nameOf({ product, work, designer }: KeptThing): string {
  return product?.name.text ?? work?.name.text ?? designer?.name ?? '';
}
