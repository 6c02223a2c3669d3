import type { DesignLight } from '#features/studio/live-light/live-light.ts';
import { api } from '#lib/api.ts';
import type { LightsPort } from '#workspace/ports/lights-port.ts';

/** The baked light of a design that is stored with us. */
export function designLights(design: string): LightsPort {
  return { list: () => api.get<DesignLight[]>(`/designs/${encodeURIComponent(design)}/lights`) };
}
