import { references } from '#editor/tools/wall/wall-state.ts';
import type { WallSettings } from '#editor/tools/wall/wall-state.ts';

/** `/` goes from the inner face to the middle to the outer one. */
export function nextReference(settings: WallSettings): WallSettings {
  const next = references[(references.indexOf(settings.reference) + 1) % references.length] ?? 'inner';
  return { ...settings, reference: next };
}
