import type { Camera, Design } from '#design/document.ts';

/** By storey and then in the order of their ids: so they are numbered wherever they are named. */
export function camerasInOrder({ cameras, levels }: Pick<Design, 'cameras' | 'levels'>): Camera[] {
  const storey = new Map(levels.map(({ id }, i) => [id, i]));
  return Object.values(cameras).toSorted(
    (a, b) => (storey.get(a.level) ?? 0) - (storey.get(b.level) ?? 0) || (a.id < b.id ? -1 : 1),
  );
}

/**
 * What a picture taken from there is called: as the camera, which has a name or a number of the home. A home's only
 * camera needs no number.
 */
export function pictureName(design: Pick<Design, 'name' | 'cameras' | 'levels'>, id: string): string {
  const own = design.cameras[id]?.name;
  if (own) return own;
  const all = camerasInOrder(design);
  // A number alone would say nothing: whoever shows it has words for what has no name.
  if (all.length < 2 || design.name === '') return design.name;
  return `${design.name} ${all.findIndex((camera) => camera.id === id) + 1}`;
}
