import type { Json, JsonWithDefault, NullableJson, PageOfPersonTable, WithDefault } from './columns.ts';

/** Designers, their designs and published works. */
export interface WorkTables {
  designers: DesignersTable;
  designs: DesignsTable;
  design_versions: DesignVersionsTable;
  design_commands: DesignCommandsTable;
  design_glbs: DesignGlbsTable;
  design_pictures: DesignPicturesTable;
  works: WorksTable;
  work_views: WorkViewsTable;
  work_pieces: WorkPiecesTable;
}

interface DesignersTable extends PageOfPersonTable {
  styles: WithDefault<string[]>;
  years: WithDefault<number>;
  work_count: WithDefault<number>;
}

interface DesignsTable {
  id: string;
  owner_id: string;
  name: string;
  private: WithDefault<boolean>;
  folder: string | null;
  version: number;
  template_id: string | null;
  seq: WithDefault<number>;
  saved_seq: WithDefault<number>;
  last_version: number;
  document_bytes: WithDefault<number>;
  bytes: WithDefault<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  emptied_at: Date | null;
  budget: number | null;
}

interface DesignGlbsTable {
  design_id: string;
  glb_id: string;
}

interface DesignPicturesTable {
  design_id: string;
  media_id: string;
}

interface DesignVersionsTable {
  design_id: string;
  version: number;
  seq: WithDefault<number>;
  name: string | null;
  by: string | null;
  why: WithDefault<'auto' | 'named' | 'published' | 'rendered' | 'fork'>;
  bytes: WithDefault<number>;
  document: Json;
  created_at: Date;
}

interface DesignCommandsTable {
  design_id: string;
  seq: number;
  id: string;
  by: string | null;
  at: Date;
  document_version: number;
  command: Json;
  change: Json;
  bytes: number;
}

interface WorksTable {
  id: string;
  designer_id: string;
  name: Json;
  description: JsonWithDefault;
  styles: WithDefault<string[]>;
  home_type: string | null;
  space: string | null;
  area: number | null;
  scene: string | null;
  room_type: string | null;
  pictures: WithDefault<string[]>;
  panorama: string | null;
  tour: NullableJson;
  design_id: string | null;
  design_version: number | null;
  viewer_url: string | null;
  glb: string | null;
  template: WithDefault<boolean>;
  held_at: Date | null;
  held_reason: NullableJson;
  version: WithDefault<number>;
  view_count: WithDefault<number>;
  use_count: WithDefault<number>;
  status: WithDefault<'shelved' | 'unshelved' | 'deleted'>;
  published_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface WorkViewsTable {
  work_id: string;
  day: string;
  visitor: string;
}

interface WorkPiecesTable {
  work_id: string;
  position: number;
  product_id: string | null;
  variant_id: string | null;
  model: string | null;
  picture: WithDefault<number>;
  x: number | null;
  y: number | null;
  camera: string | null;
  item: string | null;
}
