import type { JsonWithDefault, WithDefault } from './columns.ts';

/** Conversations and orders between a buyer and a designer. */
export interface DesignOrderTables {
  design_orders: DesignOrdersTable;
  design_order_sides: DesignOrderSidesTable;
  design_order_entries: DesignOrderEntriesTable;
  talk_files: TalkFilesTable;
}

interface DesignOrdersTable {
  id: string;
  buyer_id: string;
  designer_id: string;
  work_id: string | null;
  work_name: JsonWithDefault;
  state:
    | 'ASKED'
    | 'SENT'
    | 'ACCEPTED'
    | 'IN_PROGRESS'
    | 'DELIVERED'
    | 'COMPLETED'
    | 'DECLINED'
    | 'CANCELLED'
    | 'CLOSED';
  contact: string;
  mobile: string | null;
  wishes: string;
  area: number | null;
  budget: number | null;
  address: WithDefault<string>;
  price: number | null;
  terms: WithDefault<string>;
  entries: WithDefault<number>;
  created_at: Date;
  updated_at: Date;
  complete_by: Date | null;
  remind_at: Date | null;
}

interface DesignOrderSidesTable {
  order_id: string;
  side: 'buyer' | 'designer';
  user_id: string;
  unread: WithDefault<number>;
  unread_since: Date | null;
  seen: WithDefault<number>;
  seen_at: Date | null;
  told: WithDefault<boolean>;
  lettered: WithDefault<boolean>;
}

interface DesignOrderEntriesTable {
  order_id: string;
  position: number;
  by: 'buyer' | 'designer' | 'clock';
  author_id: string | null;
  state: string | null;
  text: WithDefault<string>;
  files: WithDefault<string[]>;
  price: number | null;
  at: Date;
}

interface TalkFilesTable {
  id: string;
  owner_id: string;
  kind: 'pdf' | 'design' | 'glb';
  name: string;
  hash: string;
  bytes: number;
  created_at: Date;
  claimed_at: Date | null;
}
