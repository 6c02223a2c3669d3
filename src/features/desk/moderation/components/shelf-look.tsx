import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AuditDifference } from '#features/people/console/audit-difference.tsx';
import { localeNames } from '#lib/locale.ts';
import type { LocalizedText } from '#lib/trilingual.ts';
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

/** What is not published, as it is now; what its owner changed since it was taken down, in every language, stands before the decision. */
export function ShelfLook({
  look: { item, names, descriptions, pictures, changes },
  onPublish,
  onClose,
}: ShelfLookProps) {
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
      <EachLanguage texts={names.filter(({ lang }) => lang !== item.name.lang)} />
      <p className="mt-1 text-small text-ink-soft">{item.owner.name}</p>
      <ul className="mt-4 grid grid-cols-4 gap-2">
        {pictures.map((picture) => (
          <li key={picture.hash}>
            <CardPicture picture={picture} sizes="6rem" className="aspect-square" />
          </li>
        ))}
      </ul>
      <EachLanguage texts={descriptions} />
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
          {changes === null ? (
            <p className="mt-1 text-ink-soft">{t('noChanges')}</p>
          ) : (
            <div className="mt-2">
              <AuditDifference line={changes} whole />
            </div>
          )}
        </section>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{editor('cancel')}</Button>
        {item.held !== null && (
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

/** Visitors read one of them; who decides reads all. */
function EachLanguage({ texts }: { texts: readonly LocalizedText[] }) {
  return texts.map((text) => (
    <p key={text.lang} className="mt-3 text-small whitespace-pre-line">
      <span className="caption block" lang={text.lang}>
        {localeNames[text.lang]}
      </span>
      <LocalizedSpan text={text} />
    </p>
  ));
}
