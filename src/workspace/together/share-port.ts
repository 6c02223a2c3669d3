export const shareRoles = ['view', 'comment', 'edit'] as const;
export type ShareRole = (typeof shareRoles)[number];

interface Grant {
  readonly role: ShareRole;
  readonly prices: boolean;
}

export interface SharedPerson extends Grant {
  readonly id: string;
  /** Null until they have opened it, as their name. */
  readonly person: string | null;
  readonly name: string | null;
  readonly contact: string | null;
  /** Given by attaching the design to a design order. */
  readonly talk: string | null;
}

export interface SharedLink extends Grant {
  readonly id: string;
  readonly expiresAt: string;
}

/** Who else may see the design, as its owner is told. */
export interface Sharing {
  readonly people: readonly SharedPerson[];
  readonly requests: readonly { readonly person: string; readonly name: string }[];
  readonly links: readonly SharedLink[];
}

/** One thing done to it. */
export type SharingChange =
  | ({ do: 'invite'; to: string } & Grant)
  | ({ do: 'change'; share: string } & Grant)
  | { do: 'remove'; share: string }
  | ({ do: 'link'; days: number } & Grant)
  | { do: 'revoke'; link: string }
  | { do: 'answer'; person: string; allow: boolean };

/** Sharing, for the owner of a design. Refusals come as an error whose message is for the person. */
export interface SharePort {
  read(): Promise<Sharing>;
  /** `address` is that of a link made now: it is said once. */
  change(change: SharingChange): Promise<{ sharing: Sharing; address: string | null }>;
  /** How long a link may last, in days; the usual one first. */
  readonly days: readonly number[];
}

/** Null where it was refused; why has been said. */
export type ChangeSharing = (change: SharingChange) => Promise<{ address: string | null } | null>;
