import { Copy, Link2, Link2Off, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { Board } from '../favourite.ts';
import { NameDialog } from './name-dialog.tsx';
import { ConfirmRemovalDialog } from './confirm-removal-dialog.tsx';
import type { BoardActions } from './use-boards.ts';

/** The open board: its name, who sees it, its actions. */
export function BoardHead({ board, hands }: { board: Board; hands: BoardActions }) {
  const t = useTranslations('favourites');
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  return (
    <section aria-label={board.name} className="mb-8 border-y border-line py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="display text-h3 break-words">{board.name}</h2>
        <div className="-ml-3 flex flex-wrap items-center gap-x-1">
          {board.link === null && (
            <Button variant="quiet" onClick={() => void hands.share(board.id)}>
              <Link2 aria-hidden size={18} />
              {t('share.begin')}
            </Button>
          )}
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked('rename')}>
            <Pencil aria-hidden size={18} />
            {t('rename')}
          </Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
            <Trash2 aria-hidden size={18} />
            {t('remove')}
          </Button>
        </div>
      </div>
      {board.link === null ? (
        <p className="caption mt-1">{t('share.nobody')}</p>
      ) : (
        <SharedLink link={board.link} onEnd={() => void hands.unshare(board.id)} />
      )}
      {asked === 'rename' && (
        <NameDialog
          title={t('rename')}
          confirm={t('save')}
          name={board.name}
          onClose={close}
          onName={(name) => hands.rename(board.id, name)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmRemovalDialog
          title={t('removeAsk', { name: board.name })}
          text={t('removeText')}
          confirm={t('remove')}
          onClose={close}
          onConfirm={() => hands.remove(board.id)}
        />
      )}
    </section>
  );
}

function SharedLink({ link, onEnd }: { link: string; onEnd(): void }) {
  const t = useTranslations('favourites.share');
  const toast = useToast();
  async function copy() {
    const address = new URL(link, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('copied'));
    } catch {
      // No clipboard (plain http): the address is shown to be copied by hand.
      toast.warning(address);
    }
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex min-w-0 items-center gap-2 text-small text-ok">
        <Link2 aria-hidden size={16} className="shrink-0" />
        {t('everyone')}
      </p>
      <Button size="s" onClick={() => void copy()}>
        <Copy aria-hidden size={16} />
        {t('copy')}
      </Button>
      <Button size="s" variant="quiet" onClick={onEnd}>
        <Link2Off aria-hidden size={16} />
        {t('end')}
      </Button>
    </div>
  );
}
