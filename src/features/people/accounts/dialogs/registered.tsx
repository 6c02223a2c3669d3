import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Mark } from '#ui/mark.tsx';
import { useModal } from '#ui/overlays/modal.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { trialDays } from '../account-limits.ts';

export function Registered({ open, nickname }: { open: boolean; nickname: string }) {
  const t = useTranslations('accounts.bindMobile');
  const { close, switchTo } = useModal();
  const navigate = useNavigate();
  function shop() {
    close();
    void navigate('/product');
  }
  return (
    <AccountDialog
      open={open}
      title={t('doneTitle')}
      lead={t('doneLead', { nickname, days: trialDays })}
      above={<Mark className="mb-3 h-8 w-8" />}
      picture="/pictures/bedroom-close.webp"
    >
      <div className="mt-8 grid gap-3">
        <Button variant="primary" size="l" wide data-first onClick={() => switchTo('login')}>
          {t('signIn')}
        </Button>
        <Button size="l" wide onClick={shop}>
          {t('shop')}
        </Button>
      </div>
    </AccountDialog>
  );
}
