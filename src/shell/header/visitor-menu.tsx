import { CircleUserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useModal, type ModalName } from '#ui/overlays/modal.tsx';
import { Popup, usePopup } from './popup.tsx';

/**
 * PRODUCT B5: sign in and sign up, at every width one press away: two buttons, or where there is no room for words an
 * icon that opens both. From the header a login leads home, so no address to return to is given.
 */
export function VisitorMenu() {
  const t = useTranslations('shell.header');
  const { open } = useModal();
  return (
    <>
      {(['login', 'regist'] as const).map((name) => (
        <Button
          key={name}
          variant="quiet"
          className="whitespace-nowrap max-[1099px]:hidden max-xl:px-2!"
          aria-haspopup="dialog"
          onClick={() => open(name)}
        >
          {t(name === 'login' ? 'signIn' : 'signUp')}
        </Button>
      ))}
      <Popup
        name="visitor"
        label={t('visitor')}
        className="relative flex h-full items-center min-[1100px]:hidden"
        panelClassName="right-0 w-48 p-2"
        trigger={{
          className: 'icon-btn',
          label: t('visitor'),
          content: <CircleUserRound aria-hidden size={22} />,
        }}
      >
        <VisitorActions onChoose={open} />
      </Popup>
    </>
  );
}

function VisitorActions({ onChoose }: { onChoose(name: ModalName): void }) {
  const t = useTranslations('shell.header');
  const { close } = usePopup('visitor');
  return (
    <ul>
      {(['login', 'regist'] as const).map((name) => (
        <li key={name}>
          <button
            type="button"
            className="menu-item"
            onClick={() => {
              close();
              onChoose(name);
            }}
          >
            {t(name === 'login' ? 'signIn' : 'signUp')}
          </button>
        </li>
      ))}
    </ul>
  );
}
