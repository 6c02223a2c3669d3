import type { Bytes, Json, NullableJson, WithDefault } from './columns.ts';

/** Pictures that are traced: jobs, their pieces, whose turn it is, who traces. */
export interface RenderingTables {
  render_jobs: RenderJobsTable;
  render_pieces: RenderPiecesTable;
  render_groups: RenderGroupsTable;
  render_group_jobs: RenderGroupJobsTable;
  render_tiles: RenderTilesTable;
  render_shares: RenderSharesTable;
  render_workers: RenderWorkersTable;
  design_lights: DesignLightsTable;
}

interface RenderJobsTable {
  id: string;
  user_id: string;
  design_id: string;
  design_version: number;
  kind: 'preview' | 'photo' | 'panorama' | 'walk' | 'live';
  size: string;
  width: number;
  height: number;
  name: string;
  spec: Json;
  use_id: string | null;
  work_key: string;
  state: 'waiting' | 'preparing' | 'tracing' | 'finishing' | 'done' | 'cancelling' | 'cancelled' | 'failed';
  pieces: WithDefault<number>;
  done: WithDefault<number>;
  cost: number;
  spent: WithDefault<number>;
  meter: NullableJson;
  meter_picture: Bytes | null;
  error: string | null;
  preview_hash: string | null;
  result_hash: string | null;
  result_bytes: number | null;
  created_at: Date;
  traced_from: Date | null;
  ended_at: Date | null;
  deleted_at: Date | null;
}

interface RenderPiecesTable {
  job_id: string;
  n: number;
  user_id: string;
  lane: 'preview' | 'paid';
  cost: number;
  state: WithDefault<'ready' | 'leased' | 'done'>;
  worker: string | null;
  until: Date | null;
  tries: WithDefault<number>;
  failed_by: WithDefault<string[]>;
  spent: number | null;
  hash: string | null;
  thumb: Bytes | null;
}

interface RenderGroupsTable {
  id: string;
  user_id: string;
  design_id: string;
  kind: 'tour' | 'set';
  places: NullableJson;
  work_key: string;
  created_at: Date;
}

interface RenderGroupJobsTable {
  group_id: string;
  n: number;
  job_id: string;
}

interface RenderTilesTable {
  job_id: string;
  level: number;
  x: number;
  y: number;
  hash: string;
}

interface RenderSharesTable {
  user_id: string;
  lane: 'preview' | 'paid';
  weight: number;
  vtime: WithDefault<number>;
  ready: WithDefault<number>;
  running: WithDefault<number>;
}

/** Baked light of a home at one hour; `print` says of which home exactly. */
interface DesignLightsTable {
  design_id: string;
  print: string;
  design_version: number;
  hour: number;
  hash: string;
  bytes: number;
  created_at: Date;
}

interface RenderWorkersTable {
  id: string;
  name: string;
  token_hash: string | null;
  threads: WithDefault<number>;
  speed: WithDefault<number>;
  pieces: WithDefault<number>;
  faults: WithDefault<number>;
  last_lane: string | null;
  last_user: string | null;
  created_at: Date;
  seen_at: Date | null;
  blocked_at: Date | null;
  revoked_at: Date | null;
}
