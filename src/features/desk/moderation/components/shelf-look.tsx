import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuditDifference } from '#features/people/console/audit-difference.tsx';
import { useFormatter } from '#text/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { CardPicture } from '#ui/card-picture.tsx';
import { LocalizedSpan } from '#ui/localized-span.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { ShelfLook as ShelfLookData } from '../shelves.server.ts';

interface ShelfLookProps {
  look: ShelfLookData;
  onPublish(): Promise<void>;
  onClose(): void;
}

/** What is not published, as it is now; what its owner changed since it was taken down stands before the decision. */
export function ShelfLook({ look: { item, description, pictures, changes }, onPublish, onClose }: ShelfLookProps) {
  const t = useTranslations('desk.shelf');
  const editor = useTranslations('desk.editor');
  const format = useFormatter();
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const date = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Dialog open onClose={onClose} labelledBy={heading} texts={{ close: editor('close'), notices: editor('notices') }}>
      <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
        <LocalizedSpan text={item.name} />
      </h2>
      <p className="mt-1 text-small text-ink-soft">{item.owner.name}</p>
      <ul className="mt-4 grid grid-cols-4 gap-2">
        {pictures.map((picture) => (
          <li key={picture.hash}>
            <CardPicture picture={picture} sizes="6rem" className="aspect-square" />
          </li>
        ))}
      </ul>
      {description !== null && (
        <p className="mt-4 text-small whitespace-pre-line">
          <LocalizedSpan text={description} />
        </p>
      )}
      {item.held?.reason && (
        <section className="mt-5 border-t border-line pt-4 text-small">
          <h3 className="font-medium">{t('held', { date: date(item.held.since) })}</h3>
          <p className="mt-1">
            <LocalizedSpan text={item.held.reason} />
          </p>
        </section>
      )}
      {item.held !== null && (
        <section className="mt-5 border-t border-line pt-4 text-small">
          <h3 className="font-medium">{t('changes')}</h3>
          {changes.length === 0 && <p className="mt-1 text-ink-soft">{t('noChanges')}</p>}
          {changes.map((line) => (
            <div key={line.id} className="mt-2">
              <p className="num caption">{date(line.at)}</p>
              <AuditDifference line={line} />
            </div>
          ))}
        </section>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{editor('cancel')}</Button>
        {item.status === 'unshelved' && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() => {
              setBusy(true);
              void onPublish().finally(() => setBusy(false));
            }}
          >
            {t('shelve')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
