import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { Gltf } from '#exchange/budget/gltf-schema.ts';

/**
 * Material extensions we draw or can ignore. Anything else a file requires, or that decompresses, is refused; quantised
 * vertices too, for we read floats only.
 */
const known = /^KHR_(materials_[a-z]+|texture_transform|lights_punctual)$/;
const inflating = /draco|meshopt|basisu|ktx|instancing/i;

export function checkExtensions(gltf: Gltf): void {
  const declared = [...(gltf.extensionsUsed ?? []), ...(gltf.extensionsRequired ?? [])];
  for (const name of [...declared, ...usedIn(gltf)])
    if (inflating.test(name)) throw new RefusedFile('compressed', { extension: name.slice(0, 80) });
  const unknown = (gltf.extensionsRequired ?? []).find((name) => !known.test(name));
  if (unknown !== undefined) throw new RefusedFile('unknown-extension', { extension: unknown });
}

/**
 * Extensions used anywhere, declared or not: a loader follows them where it finds them. The container has bounded depth
 * and parts already.
 */
function usedIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, held] of Object.entries(value)) {
    if (key === 'extensions' && typeof held === 'object' && held !== null)
      for (const name of Object.keys(held)) found.add(name);
    usedIn(held, found);
  }
  return found;
}
