import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Sync } from '#editor/sync/sync.ts';
import { designAddress } from '#features/studio/designs/design-address.ts';
import type { DesignRole } from '#features/studio/designs/design-roles.ts';
import { useModal } from '#ui/overlays/modal.tsx';
import type { WorkspacePorts } from '#workspace/workspace-ports.ts';
import { designGuest } from './design-guest.ts';
import { designSharing } from './design-sharing.ts';
import { guestList, hiddenList, marketList } from './market-list.ts';

export interface Access {
  role: DesignRole;
  prices: boolean;
  /** Whose it is, by name. */
  owner: string;
  signedIn: boolean;
}

type SharedPorts = Pick<WorkspacePorts, 'share' | 'guest' | 'pricesHidden' | 'list'>;

/** What of the workspace depends on whose design it is, and on what its owner lets others do. */
export function useSharedPorts(id: string, access: Access): SharedPorts {
  const navigate = useNavigate();
  // The dialogs' state changes with each of them, how to open one does not.
  const { open: openDialog } = useModal();
  const { pathname } = useLocation();
  const { role, prices, owner, signedIn } = access;
  return useMemo(() => {
    const signIn = () => openDialog('login', { returnTo: pathname });
    const open = (design: string) => void navigate(designAddress(design));
    if (role === 'owner') return { share: designSharing(id), guest: null, pricesHidden: false, list: marketList(id) };
    return {
      share: null,
      guest: designGuest({ design: id, owner, role, signIn: signedIn ? null : signIn, open }),
      pricesHidden: !prices,
      list: prices ? guestList(id, signedIn) : hiddenList(),
    };
  }, [id, role, prices, owner, signedIn, navigate, openDialog, pathname]);
}

/** When its owner lets one do more or less, the page is loaded again; what is open stays open. */
export function useFreshAccess(sync: Sync | null, { role, prices }: Pick<Access, 'role' | 'prices'>): void {
  const { revalidate } = useRevalidator();
  const compare = useEffectEvent((open: Sync) => {
    const { rights, saving } = open.state();
    const ended = saving.kind === 'read-only' && saving.reason === 'not_found';
    if (ended || rights.role === undefined) return;
    if (rights.role !== role || (rights.prices ?? true) !== prices) void revalidate();
  });
  useEffect(() => sync?.subscribe({ state: () => compare(sync) }), [sync]);
}
