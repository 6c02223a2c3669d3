import type { Json } from './columns.ts';

/** What is kept of auto-furnish. */
export interface FurnishingTables {
  furnish_templates: FurnishTemplatesTable;
}

interface FurnishTemplatesTable {
  id: string;
  owner_id: string;
  name: string;
  type: string;
  style: string;
  pieces: Json;
  use_id: string;
  created_at: Date;
}
