import type { Column } from '#design/records/column.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';

export interface ColumnState {
  readonly tool: 'column';
  readonly state: 'placing';
  readonly template: Omit<Column, 'id' | 'level' | 'at'>;
  readonly id: string | null;
  readonly held: Snap | null;
}
