import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { givenName } from '#lib/person.ts';
import { Button } from '#ui/button.tsx';
import { Mark } from '#ui/mark.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { trialDays } from '../account-limits.ts';

const shopPath = '/product';

/** Who has registered, and the address they did it at: the page there may have moved on since, as a design does. */
export interface RegisteredPerson {
  nickname: string;
  place: string;
}

/** Registered and signed in: on with what one was doing, or into the shop. */
export function Registered({ open, nickname, place }: RegisteredPerson & { open: boolean }) {
  const t = useTranslations('accounts.bindMobile');
  const { close, options } = useModal();
  const navigate = useNavigate();
  const kept = options.kept?.() ?? null;
  function go(to: string | undefined) {
    close();
    if (to !== undefined && to !== place) void navigate(to);
  }
  return (
    <AccountDialog
      open={open}
      title={t('doneTitle')}
      lead={[
        options.why
          ? t('doneShort', { nickname: givenName(nickname) })
          : t('doneLead', { nickname: givenName(nickname), days: trialDays }),
        ...(kept === null ? [] : [kept]),
      ].join(' ')}
      above={<Mark className="mb-3 h-8 w-8" />}
      picture="/pictures/bedroom-close.webp"
    >
      <div className="mt-8 grid gap-3">
        <Button variant="primary" size="l" wide data-first onClick={() => go(options.returnTo)}>
          {t('go')}
        </Button>
        <Button size="l" wide onClick={() => go(shopPath)}>
          {t('shop')}
        </Button>
      </div>
    </AccountDialog>
  );
}
