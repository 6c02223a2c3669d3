import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useModal } from '#ui/overlays/modal.tsx';

/** PRODUCT B5. From the header a login leads home, so no address to return to is given. */
export function AccountButtons({ className = '' }: { className?: string }) {
  const t = useTranslations('shell.header');
  const { open } = useModal();
  return (
    <>
      <Button
        variant="quiet"
        className={`whitespace-nowrap ${className}`}
        aria-haspopup="dialog"
        onClick={() => open('login')}
      >
        {t('signIn')}
      </Button>
      <Button
        variant="quiet"
        className={`whitespace-nowrap ${className} max-xl:hidden`}
        aria-haspopup="dialog"
        onClick={() => open('regist')}
      >
        {t('signUp')}
      </Button>
    </>
  );
}
