import type { WithDefault } from './columns.ts';

/** Comments in designs, and who has read them. */
export interface CommentTables {
  design_comments: DesignCommentsTable;
  design_comment_reads: DesignCommentReadsTable;
}

interface DesignCommentsTable {
  id: string;
  design_id: string;
  thread_id: string | null;
  number: number | null;
  by: string | null;
  at: Date;
  text: string;
  level: string | null;
  x: number | null;
  y: number | null;
  z: number | null;
  room: string | null;
  item: string | null;
  item_x: number | null;
  item_y: number | null;
  item_z: number | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  edited_at: Date | null;
  deleted_at: Date | null;
  change: number;
}

interface DesignCommentReadsTable {
  thread_id: string;
  user_id: string;
  change: WithDefault<number>;
  told: WithDefault<boolean>;
}
