import type { JsonWithDefault, WithDefault } from './columns.ts';

/** Pictures, uploads in progress, models. */
export interface MediaTables {
  media: MediaTable;
  media_variants: MediaVariantsTable;
  media_dropped: MediaDroppedTable;
  uploads: UploadsTable;
  upload_pieces: UploadPiecesTable;
  glbs: GlbsTable;
}

interface MediaTable {
  id: string;
  hash: string;
  owner_id: string | null;
  kind: string;
  private: boolean;
  width: number;
  height: number;
  bytes: number;
  placeholder: string;
  created_at: Date;
  claimed_at: Date | null;
}

interface MediaVariantsTable {
  source: string;
  width: number;
  format: string;
  hash: string;
  bytes: number;
  created_at: Date;
}

interface MediaDroppedTable {
  hash: string;
  dropped_at: Date;
}

interface UploadsTable {
  id: string;
  owner_id: string;
  kind: string;
  name: string;
  type: string;
  bytes: number;
  received: WithDefault<number>;
  created_at: Date;
  touched_at: Date;
  taken_at: Date | null;
}

interface UploadPiecesTable {
  upload_id: string;
  start: number;
  bytes: number;
  hash: string;
}

interface GlbsTable {
  id: string;
  owner_id: string;
  name: string;
  hash: string;
  bytes: number;
  picture: string;
  width: number;
  depth: number;
  height: number;
  triangles: number;
  report: JsonWithDefault;
  created_at: Date;
  claimed_at: Date | null;
  kept_at: Date | null;
}
