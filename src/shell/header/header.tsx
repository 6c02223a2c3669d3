import { Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { CartLink } from '#features/trade/orders/cart/cart-link.tsx';
import { StartDesignButton } from '#features/people/start-design/start-design-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { HeaderTabs } from './header-tabs.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NoticeMenu } from './notice-menu.tsx';
import { PopupProvider, usePopup } from './popup.tsx';
import { HeaderSearch } from '../search/header-search.tsx';
import { useSite } from '../site-data.ts';
import { UserMenu } from './user-menu.tsx';
import { VisitorMenu } from './visitor-menu.tsx';

/** Fixed at the top of every page of the site (PRODUCT B). Where designs begin it is the workspace's: no shop around it. */
export function Header() {
  const { viewer } = useSite();
  const atStart = useLocation().pathname === '/workspace';
  return (
    <PopupProvider>
      <header className="sticky top-0 z-20 bg-ground">
        <div className="page flex h-header items-center gap-2 max-[419px]:gap-1 max-[389px]:[--target:2.25rem] max-[359px]:gap-0 max-[359px]:[--target:2rem] lg:gap-2 xl:gap-4">
          <Logo signedIn={viewer !== null} small={atStart} />
          {atStart ? <WorkspaceTitle /> : <HeaderTabs className="mr-auto max-lg:hidden" />}
          <div className="flex h-full items-center gap-0.5 max-[419px]:gap-0 xl:gap-1">
            {!atStart && <HeaderSearch />}
            <LanguageMenu />
            {!atStart && <CartLink />}
            {viewer === null ? (
              <VisitorMenu />
            ) : (
              <>
                <NoticeMenu />
                <UserMenu viewer={viewer} />
              </>
            )}
            {!atStart && <StartDesign />}
            <DrawerButton />
          </div>
        </div>
        <div className="page">
          <div className="h-px bg-line" />
        </div>
      </header>
      <MenuDrawer />
    </PopupProvider>
  );
}

/** A signed-in phone shows the mark only, to leave room for the person's menu; a narrow one always does. */
function Logo({ signedIn, small }: { signedIn: boolean; small: boolean }) {
  const t = useTranslations('shell.header');
  const shownWide = signedIn ? 'lg:hidden' : 'min-[420px]:hidden';
  return (
    <Link
      to="/"
      aria-label={t('home')}
      className={`${small ? '' : 'mr-auto lg:mr-2 xl:mr-4'} flex min-h-11 min-w-11 shrink-0 items-center max-[359px]:min-w-8`}
    >
      <Mark className={`h-8 w-8 ${small ? '' : shownWide}`} />
      {!small && <Wordmark className={`h-8 w-auto lg:h-9 ${signedIn ? 'max-lg:hidden' : 'max-[419px]:hidden'}`} />}
    </Link>
  );
}

function WorkspaceTitle() {
  const t = useTranslations('shell.header');
  return <p className="mr-auto truncate font-medium">{t('workspace')}</p>;
}

/** Outlined, so that every page keeps its own filled button; one word where there is little room. */
function StartDesign() {
  const t = useTranslations('shell.header');
  return (
    <StartDesignButton
      variant="line"
      aria-label={t('start')}
      className="ml-1 border-ink! whitespace-nowrap max-xl:px-3! max-[419px]:px-2! max-[359px]:px-1! xl:ml-2"
    >
      <span className="max-xl:hidden">{t('start')}</span>
      <span className="xl:hidden">{t('startShort')}</span>
    </StartDesignButton>
  );
}

/** Narrow windows find here what the bar has no room for. */
function DrawerButton() {
  const t = useTranslations('shell.header');
  const { isOpen, toggle } = usePopup('menu');
  return (
    <button
      type="button"
      className="icon-btn -mr-2.5 lg:hidden"
      aria-label={t('menu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <Menu aria-hidden size={22} />
    </button>
  );
}
