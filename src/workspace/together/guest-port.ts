import type { ShareRole } from './share-port.ts';

/** Of a design that somebody else shares with this person. */
export interface GuestPort {
  readonly owner: string;
  readonly role: ShareRole;
  /** Null for a visitor, who signs in first. */
  readonly signIn: (() => void) | null;
  /** Asks the owner to be let edit. */
  ask(): Promise<void>;
  /** A copy of one's own, which is then opened. */
  copy(): Promise<void>;
  /** Where one's own designs are. */
  readonly home: string;
}
