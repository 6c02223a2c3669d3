import type { Json, JsonWithDefault, WithDefault } from './columns.ts';

/** Editorial content of the site. */
export interface ContentTables {
  articles: ArticlesTable;
  faqs: FaqsTable;
  banners: BannersTable;
  partners: PartnersTable;
  pages: PagesTable;
  feedback: FeedbackTable;
}

interface ArticlesTable {
  id: string;
  topic: string;
  title: Json;
  summary: JsonWithDefault;
  body: Json;
  author: string | null;
  cover: string | null;
  popularity: WithDefault<number>;
  status: WithDefault<'draft' | 'published' | 'deleted'>;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
  version: WithDefault<number>;
}

interface FaqsTable {
  id: string;
  topic: string;
  position: number;
  question: Json;
  answer: Json;
  shown: WithDefault<boolean>;
  updated_at: Date;
  version: WithDefault<number>;
}

interface BannersTable {
  id: string;
  place: string;
  position: number;
  title: Json;
  text: JsonWithDefault;
  picture: string | null;
  picture_phone: string | null;
  link: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  shown: WithDefault<boolean>;
  updated_at: Date;
  version: WithDefault<number>;
}

interface PartnersTable {
  id: string;
  position: number;
  name: string;
  url: string | null;
  logo: string | null;
  shown: WithDefault<boolean>;
  updated_at: Date;
  version: WithDefault<number>;
}

interface PagesTable {
  key: string;
  content: Json;
  updated_at: Date;
  version: WithDefault<number>;
}

interface FeedbackTable {
  id: string;
  user_id: string | null;
  contact: string | null;
  message: string;
  page: string | null;
  locale: string;
  status: WithDefault<'open' | 'answered' | 'closed'>;
  answer: string | null;
  created_at: Date;
  updated_at: Date;
  answered_by: string | null;
  answered_at: Date | null;
}
