import type { Stairs } from '#design/records/stairs.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';

export interface StairsState {
  readonly tool: 'stairs';
  readonly state: 'placing';
  readonly template: Omit<Stairs, 'id' | 'level' | 'at'>;
  readonly id: string | null;
  readonly held: Snap | null;
}
