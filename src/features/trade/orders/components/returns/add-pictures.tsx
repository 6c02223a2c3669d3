import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Order } from '../../order.ts';
import { mostReturnPictures } from '../../order-limits.ts';
import type { ReturnData } from '../../returns/return.ts';
import { ReturnPictures } from './return-pictures.tsx';
import { useReturnStep } from './use-return-step.ts';

/** What was not pictured when it was asked for is added while it is open. */
export function AddPictures({
  order,
  wanted,
}: {
  order: Pick<Order, 'id'>;
  wanted: Pick<ReturnData, 'id' | 'pictures'>;
}) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [pictures, setPictures] = useState<string[]>([]);
  const { busy, take } = useReturnStep(order, 'user', wanted.id);
  async function add() {
    if (!(await take('pictures', { pictures }, t('picturesAdded')))) return;
    setPictures([]);
    setOpen(false);
  }
  return (
    <div className="mt-4">
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('addPictures')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('addPictures')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t('addPicturesText')}</p>
        <div className="mt-6 grid gap-6">
          <ReturnPictures
            pictures={pictures}
            most={mostReturnPictures - wanted.pictures.length}
            onChange={setPictures}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={busy} disabled={pictures.length === 0} onClick={() => void add()}>
              {t('askSend')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {t('back')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
