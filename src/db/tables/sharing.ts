import type { WithDefault } from './columns.ts';

/** Who else may see, comment on or edit a design. */
export interface SharingTables {
  design_shares: DesignSharesTable;
  design_links: DesignLinksTable;
  design_edit_requests: DesignEditRequestsTable;
  design_handovers: DesignHandoversTable;
}

interface DesignSharesTable {
  id: string;
  design_id: string;
  user_id: string | null;
  contact: string | null;
  role: 'edit' | 'comment' | 'view';
  prices: WithDefault<boolean>;
  opened_at: Date | null;
  talk_id: string | null;
  hand_role: 'edit' | 'comment' | 'view' | null;
  hand_prices: boolean | null;
  created_at: Date;
}

interface DesignLinksTable {
  id: string;
  design_id: string;
  hash: string;
  role: 'edit' | 'comment' | 'view';
  prices: boolean;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

interface DesignEditRequestsTable {
  design_id: string;
  user_id: string;
  prices: boolean;
  created_at: Date;
}

interface DesignHandoversTable {
  token_hash: string;
  design_id: string;
  user_id: string;
  expires_at: Date;
  taken_at: Date | null;
}
