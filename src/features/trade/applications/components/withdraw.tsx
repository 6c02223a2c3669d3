import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAttempt } from '#features/people/accounts/use-attempt.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { ApplicationData } from '../application.ts';
import { applicationClient } from '../application-client.ts';

/** Gives an application up, money included; asked once more. Afterwards what happens to the money. */
export function Withdraw({ application: { type, state, withdrawn } }: { application: ApplicationData }) {
  const t = useTranslations('applications.withdraw');
  const heading = useId();
  const { revalidate } = useRevalidator();
  const { busy, attempt } = useAttempt();
  const [asked, setAsked] = useState(false);
  if (withdrawn)
    return (
      <p role="note" className="mt-10 max-w-read rounded-s bg-line/40 p-5">
        {t('done')}
      </p>
    );
  return (
    <div className="mt-10">
      <Button aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('button')}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        labelledBy={heading}
        texts={{ close: t('close'), notices: t('notices') }}
      >
        <h2 id={heading} tabIndex={-1} className="display pr-10 text-h3 outline-none">
          {t('title')}
        </h2>
        <p className="mt-3">{t('text')}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={() => setAsked(false)}>{t('stay')}</Button>
          <Button
            variant="bad"
            busy={busy}
            onClick={() =>
              void attempt(async () => {
                await applicationClient.takeBack(type, state);
                setAsked(false);
                await revalidate();
              }, revalidate)
            }
          >
            {t('confirm')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
