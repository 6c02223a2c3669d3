import type { Light } from '#design/records/light.ts';
import type { Snap } from '#editor/snapping/snap-point.ts';

export interface LightState {
  readonly tool: 'light';
  readonly state: 'placing';
  readonly template: Omit<Light, 'id' | 'level' | 'at'>;
  readonly id: string | null;
  readonly held: Snap | null;
}
