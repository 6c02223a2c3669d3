import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormUploadsProvider, useFormUploads } from '#features/foundation/media/form-uploads.tsx';
import type { Order } from '../../order.ts';
import { mostReturnPictures } from '../../order-limits.ts';
import type { ReturnData } from '../../returns/return.ts';
import { ReturnPictures } from './return-pictures.tsx';
import { StepDialog } from './step-dialog.tsx';
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
  const [open, setOpen] = useState(false);
  const [pictures, setPictures] = useState<string[]>([]);
  const { busy, take } = useReturnStep(order, 'user', wanted.id);
  const uploads = useFormUploads();
  async function add() {
    if (uploads.unfinished()) return;
    if (!(await take('pictures', { pictures }, t('picturesAdded')))) return;
    setPictures([]);
    setOpen(false);
  }
  return (
    <div className="mt-4">
      <StepDialog
        {...{ open, setOpen, busy }}
        opener={t('addPictures')}
        openerSize="s"
        title={t('addPictures')}
        text={t('addPicturesText')}
        step={t('askSend')}
        disabled={pictures.length === 0}
        onStep={() => void add()}
      >
        <FormUploadsProvider uploads={uploads}>
          <ReturnPictures
            pictures={pictures}
            most={mostReturnPictures - wanted.pictures.length}
            onChange={setPictures}
          />
        </FormUploadsProvider>
      </StepDialog>
    </div>
  );
}
