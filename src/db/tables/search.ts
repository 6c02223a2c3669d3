import type { Bytes, Json, Vector, WithDefault } from './columns.ts';

/** The search index. */
export interface SearchTables {
  search_products: SearchProductsTable;
  search_works: SearchTable;
  search_designers: SearchTable;
  search_merchants: SearchTable;
  search_articles: SearchTable;
  search_words: SearchWordsTable;
  search_totals: SearchTotalsTable;
}

interface SearchProductsTable extends SearchTable {
  width: number;
  depth: number;
  height: number;
}

interface SearchTable {
  id: string;
  search: Vector;
  facets: Bytes;
  popularity: number;
  newest: number;
  price: number;
  updated_at: Date;
  filler: WithDefault<string>;
}

interface SearchWordsTable {
  word: string;
  folded: string;
  used: WithDefault<number>;
}

interface SearchTotalsTable {
  kind: string;
  total: number;
  facets: Json;
  counted_at: Date;
}
