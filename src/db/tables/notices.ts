import type { Json, JsonWithDefault, NullableJson, WithDefault } from './columns.ts';

/** Notifications and broadcasts. */
export interface NoticeTables {
  broadcasts: BroadcastsTable;
  notice_boxes: NoticeBoxesTable;
  notices: NoticesTable;
  notice_choices: NoticeChoicesTable;
  stream_tickets: StreamTicketsTable;
}

interface BroadcastsTable {
  id: string;
  sender_id: string;
  audience: 'person' | 'role' | 'all';
  target: string | null;
  subject: Json;
  message: Json;
  link: string | null;
  status: WithDefault<'sending' | 'sent' | 'stopped'>;
  reach: number;
  told: WithDefault<number>;
  after: WithDefault<string>;
  created_at: Date;
  ended_at: Date | null;
}

interface NoticeBoxesTable {
  user_id: string;
  last: WithDefault<number>;
  unread: WithDefault<number>;
}

interface NoticesTable {
  id: string;
  user_id: string;
  seq: number;
  type: string;
  details: JsonWithDefault;
  reason: NullableJson;
  link: string | null;
  created_at: Date;
  read_at: Date | null;
}

interface NoticeChoicesTable {
  user_id: string;
  topic: string;
  site: boolean;
  mail: boolean;
}

interface StreamTicketsTable {
  ticket_hash: string;
  user_id: string;
  session_id: string;
  expires_at: Date;
}
