import { pages } from '#features/catalogue/content/addresses.ts';
import type { SharedRole } from '#features/studio/designs/design-roles.ts';
import type { DesignItem } from '#features/studio/designs/design.ts';
import { api } from '#lib/api.ts';
import type { GuestPort } from '#workspace/together/guest-port.ts';

interface Guest {
  design: string;
  owner: string;
  role: SharedRole;
  /** Null for who is signed in. */
  signIn: (() => void) | null;
  /** Opens a design of one's own. */
  open(design: string): void;
}

/** What can be done with a design that somebody else shares. */
export function designGuest({ design, owner, role, signIn, open }: Guest): GuestPort {
  const path = `/designs/${encodeURIComponent(design)}`;
  return {
    owner,
    role,
    signIn,
    home: pages.workspace.path,
    async ask() {
      await api.post(`${path}/edit-request`, undefined, { creates: true });
    },
    async copy() {
      open((await api.post<DesignItem>(`${path}/duplicate`, {}, { creates: true })).id);
    },
  };
}
