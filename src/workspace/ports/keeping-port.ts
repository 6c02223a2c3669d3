import type { DesignOrigin } from './versions-port.ts';

/** A design that only this browser has: what would keep it elsewhere. */
export interface KeepingPort {
  /** Which design of this browser it is. */
  readonly id: string;
  /** An account, a plan, or only to be sent to the account one has. */
  readonly by: 'signIn' | 'plan' | 'sending';
  keep(): void;
  /** Whether the browser has promised not to clear it by itself. */
  lasts(): Promise<boolean>;
  readonly origin: DesignOrigin | null;
}
