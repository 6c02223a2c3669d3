import type { WithDefault } from './columns.ts';

/** Reviews and reports. */
export interface ReviewTables {
  reviews: ReviewsTable;
  reports: ReportsTable;
}

interface ReviewsTable {
  id: string;
  order_id: string;
  line: number;
  product_id: string;
  author_id: string;
  stars: number;
  text: WithDefault<string>;
  lang: 'zh' | 'en' | 'vi';
  pictures: WithDefault<string[]>;
  state: WithDefault<'shown' | 'hidden' | 'returned'>;
  reply: string | null;
  reply_lang: 'zh' | 'en' | 'vi' | null;
  replied_at: Date | null;
  created_at: Date;
  edited_at: Date | null;
}

interface ReportsTable {
  id: string;
  kind: 'work' | 'product' | 'review' | 'message';
  thing_id: string;
  reporter_id: string | null;
  owner_id: string;
  said: string;
  reason: 'fraud' | 'stolen' | 'offensive' | 'advertising' | 'wrong' | 'other';
  note: WithDefault<string>;
  state: WithDefault<'open' | 'dismissed' | 'upheld'>;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Date;
}
