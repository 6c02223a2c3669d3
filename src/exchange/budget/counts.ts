import { RefusedFile } from '#exchange/budget/refusal.ts';
import type { FileLimits } from '#exchange/budget/limits.ts';

/** How many there are of each, checked before any shape, which costs more. Nothing here has a known type yet. */
export function checkCounts(json: unknown, limits: FileLimits): void {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new RefusedFile('not-gltf');
  const lists = json as Record<string, unknown>;
  for (const what of ['nodes', 'meshes', 'accessors', 'bufferViews', 'materials', 'images'] as const) {
    const list = lists[what];
    if (list !== undefined && !Array.isArray(list)) throw new RefusedFile('not-valid', { what, found: typeof list });
    atMost(what, listIn(lists, what).length, limits[what]);
  }
  for (const scene of listIn(lists, 'scenes')) atMost('scene.nodes', listIn(scene, 'nodes').length, limits.nodes);
  const primitives = listIn(lists, 'meshes').flatMap((mesh) => listIn(mesh, 'primitives'));
  atMost('primitives', primitives.length, limits.primitives);
  const attributes = primitives
    .flatMap((primitive) => [valueAt(primitive, 'attributes'), ...listIn(primitive, 'targets')])
    .map((each) => Object.keys(each ?? {}).length);
  for (const count of attributes) atMost('attributes', count, limits.attributes);
  atMost(
    'attributes',
    attributes.reduce((sum, count) => sum + count, 0),
    limits.allAttributes,
  );
}

function atMost(what: string, count: number, most: number): void {
  if (count > most) throw new RefusedFile('too-many', { what, count, most });
}

function listIn(value: unknown, key: string): unknown[] {
  const list = valueAt(value, key);
  return Array.isArray(list) ? list : [];
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
