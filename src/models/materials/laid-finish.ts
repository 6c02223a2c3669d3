import { periodOf, tilePatterns } from '#lib/tiling/tile-layout.ts';
import type { TileLayout, TilePattern } from '#lib/tiling/tile-layout.ts';
import type { Finish } from '#models/materials/finish.ts';

/**
 * A finish laid in tiles is a finish too, so that the viewer, the tracer and GLB files draw it without knowing: its id
 * says how it is laid. No document can hold such an id (records/fields.ts), only a scene.
 */
export function laidId(material: string, { pattern, width, height, joint }: TileLayout, jointColour: string): string {
  return [
    material,
    pattern,
    ...[width, height, joint].map((each) => Math.round(each * 100)),
    jointColour.slice(1),
  ].join('~');
}

/** Null for what is no such id. */
export function laidFinish(id: string, library: ReadonlyMap<string, Finish>): Finish | null {
  const [material = '', pattern = '', width, height, joint, colour = '', more] = id.split('~');
  const base = library.get(material);
  const layout = {
    pattern: pattern as TilePattern,
    width: Number(width) / 100,
    height: Number(height) / 100,
    joint: Number(joint) / 100,
  };
  const isSound =
    more === undefined &&
    (tilePatterns as readonly string[]).includes(pattern) &&
    layout.width >= 10 &&
    layout.height >= 10 &&
    layout.joint >= 0 &&
    /^[0-9a-f]{6}$/.test(colour);
  if (!base || !isSound) return null;
  return {
    ...base,
    id,
    tile: pictureOf(layout),
    relief: Math.max(0.6, base.relief ?? 0),
    laid: { layout, joint: `#${colour}`, face: base.tile ?? [1000, 1000] },
  };
}

/** As much of the layout as still shows its joints: a few tiles differ from each other. */
function pictureOf(layout: TileLayout): [number, number] {
  const { width, height } = periodOf(layout);
  const times = (length: number) => Math.max(1, Math.min(8, Math.floor(1300 / length)));
  return [width * times(width), height * times(height)];
}
