import type { Beam } from '#design/records/beam.ts';
import type { Point } from '#lib/vec2.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';

interface Common {
  readonly tool: 'beam';
  readonly template: Omit<Beam, 'id' | 'level' | 'a' | 'b'>;
  readonly held: Snap | null;
}

export type BeamState =
  | (Common & { readonly state: 'ready' })
  | (Common & {
      readonly state: 'drawing';
      readonly a: Point;
      readonly id: string;
      readonly wanted: Point;
      readonly pressed: Point | null;
      readonly typed: string;
    });
export type BeamIn<Name extends BeamState['state']> = Extract<BeamState, { state: Name }>;
