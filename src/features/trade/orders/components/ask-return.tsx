import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePrivatePicture } from '#features/trade/ledger/use-private-picture.ts';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { UploadArea } from '#ui/fields/upload-area.tsx';
import type { Order } from '../order.ts';
import { useReturnStep } from './use-return-step.ts';
import { mostReturnPictures } from '../order-limits.ts';

/** Within the return period: the buyer says what is wrong, with pictures. */
export function AskReturn({ order, until }: { order: Order; until: string }) {
  const t = useTranslations('orders.returns');
  const actions = useTranslations('orders.actions');
  const format = useFormatter();
  const heading = useId();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const [fault, setFault] = useState<string>();
  const { busy, take } = useReturnStep(order, 'user');
  async function ask() {
    if (reason.trim().length < 3) return setFault(actions('reasonShort'));
    if (await take('', { reason: reason.trim(), pictures }, t('asked'))) setOpen(false);
  }
  return (
    <div>
      <p className="text-small text-ink-soft">
        {t('until', { date: format.dateTime(new Date(until), { dateStyle: 'long' }) })}
      </p>
      <Button variant="quiet" className="mt-1 -ml-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        labelledBy={heading}
        texts={{ close: actions('close'), notices: actions('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('askTitle')}
        </h2>
        <p className="mt-3 text-small text-ink-soft">{t('askText')}</p>
        <div className="mt-6 grid gap-5">
          <TextArea
            label={t('reason')}
            rows={4}
            maxLength={1000}
            value={reason}
            error={fault}
            onChange={(event) => {
              setReason(event.target.value);
              setFault(undefined);
            }}
            data-first
          />
          <Pictures pictures={pictures} onChange={setPictures} />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" busy={busy} onClick={() => void ask()}>
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

function Pictures({ pictures, onChange }: { pictures: string[]; onChange(pictures: string[]): void }) {
  const t = useTranslations('orders.returns');
  const { share, refused, send } = usePrivatePicture('return', (media) => onChange([...pictures, media]));
  return (
    <div className="grid gap-3">
      <p className="field-label">{t('pictures', { most: mostReturnPictures })}</p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((media, at) => (
            <li key={media} className="relative">
              <img
                src={`/api/media/${media}/file`}
                alt={t('picture', { at: at + 1 })}
                className="h-24 w-24 rounded-s border border-line object-cover"
              />
              <button
                type="button"
                className="icon-btn absolute top-0 right-0 bg-surface"
                aria-label={t('remove', { at: at + 1 })}
                onClick={() => onChange(pictures.filter((each) => each !== media))}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {share !== null && <output className="num caption">{t('sending', { percent: Math.round(share * 100) })}</output>}
      {pictures.length < mostReturnPictures && (
        <UploadArea private seenBy={t('seenBy')} error={refused} onFile={(file) => void send(file)} />
      )}
    </div>
  );
}
