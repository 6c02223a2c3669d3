import { Gauge, Heart, House, KeyRound, LogOut, Package, Ruler, Store, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { pages } from '#features/catalogue/content/addresses.ts';
import { useStartDesign } from '#features/people/start-design/start-design-button.tsx';
import { dashboardOf, type Viewer } from '#lib/person.ts';
import { holds } from '#lib/permissions.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import { Avatar } from './avatar.tsx';
import { PersonCard } from './person-card.tsx';
import { Popup, usePopup } from './popup.tsx';

/** PRODUCT B4: who is signed in, and what they can do from any page. */
export function UserMenu({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('shell');
  const label = t('header.account', { name: viewer.nickname || t('user.defaultName') });
  return (
    <Popup
      name="user"
      label={label}
      className="flex h-full items-center sm:relative"
      panelClassName="inset-x-margin overflow-hidden sm:left-auto sm:right-0 sm:w-80"
      trigger={{
        className: 'icon-btn group aria-expanded:bg-transparent!',
        label,
        content: (
          <Avatar viewer={viewer} className="h-8 w-8 outline-offset-2 outline-accent group-aria-expanded:outline-2" />
        ),
      }}
    >
      <PersonCard viewer={viewer} />
      <UserActions viewer={viewer} />
    </Popup>
  );
}

export function UserActions({ viewer }: { viewer: Viewer }) {
  const t = useTranslations('shell.user');
  const modal = useModal();
  const { start } = useStartDesign();
  const { close } = usePopup('user');
  const closing = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <ul className="border-t border-line p-2">
      <li>
        <Link to={dashboardOf(viewer)} className="menu-item">
          <House aria-hidden size={18} className="text-ink-soft" />
          {t('home')}
        </Link>
      </li>
      <li>
        <Link to={pages.productBill.path} className="menu-item">
          <Package aria-hidden size={18} className="text-ink-soft" />
          {t('orders')}
        </Link>
      </li>
      {holds(viewer, 'sales.see') && (
        <li>
          <Link to={`${pages.productBill.path}?side=sold`} className="menu-item">
            <Store aria-hidden size={18} className="text-ink-soft" />
            {t('sales')}
          </Link>
        </li>
      )}
      <li>
        <Link to={`${dashboardOf(viewer)}?tab=favourites`} className="menu-item">
          <Heart aria-hidden size={18} className="text-ink-soft" />
          {t('favourites')}
        </Link>
      </li>
      {(holds(viewer, 'console.see') || viewer.door !== undefined) && (
        <li>
          <Link to={pages.admin.path} className="menu-item">
            <Gauge aria-hidden size={18} className="text-ink-soft" />
            {t('console')}
          </Link>
        </li>
      )}
      <li>
        <Action icon={KeyRound} label={t('changePassword')} act={closing(() => modal.open('update'))} />
      </li>
      <li>
        <Action icon={Ruler} label={t('startDesign')} act={closing(start)} />
      </li>
      <li className="mt-2 border-t border-line pt-2">
        <Action icon={LogOut} label={t('signOut')} act={closing(() => modal.open('tips'))} />
      </li>
    </ul>
  );
}

function Action({ icon: Icon, label, act }: { icon: LucideIcon; label: string; act(): void }) {
  return (
    <button type="button" className="menu-item" onClick={act}>
      <Icon aria-hidden size={18} className="text-ink-soft" />
      {label}
    </button>
  );
}
