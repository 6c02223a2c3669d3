import type { Design } from '#design/document.ts';
import { board } from '#models/geometry/rounded-box.ts';
import { finishOf } from '#models/materials/library.ts';
import type { RenderSpec } from '#platform/threads/render-task.ts';
import { designScene } from '#render/from-design/design-scene.ts';
import { flatten, type FlatScene } from '#render/scene/flat-scene.ts';
import type { RenderPart } from '#render/scene/render-scene.ts';
import { readUploads } from './uploaded-models.ts';

/** A document, checked when it was stored, and the files of uploaded models in it by their ids. */
export interface SceneSource {
  text: string;
  models: ReadonlyMap<string, Uint8Array>;
}

/** A home as threads trace it. */
export async function pieceScene(
  { text, models }: SceneSource,
  { camera, hour, lamp, detail, textures: side }: RenderSpec,
): Promise<FlatScene> {
  const { parts: uploads, textures } = await readUploads(models, side);
  const scene = designScene(JSON.parse(text) as Design, { detail, hour, uploads });
  const parts = lamp ? [...scene.parts, photographersLamp(camera.at)] : scene.parts;
  return flatten({ ...scene, parts }, textures);
}

/** Above the photographer's head and not in the picture: half a metre of soft, neutral light that shines down. */
const lampSide = 500;
const lampAbove = 0.55;
const lampRadiance = 4.5;

function photographersLamp([x, y, z]: RenderSpec['camera']['at']): RenderPart {
  const half = lampSide / 2;
  return {
    mesh: board({ from: [-half, -half, 0], to: [half, half, 12], radius: 0 }, 'far'),
    solid: true,
    finish: finishOf('light-warm'),
    at: { x: x * 1000, y: y * 1000, z: (z + lampAbove) * 1000, turn: 0 },
    emission: { radiance: [lampRadiance, lampRadiance, lampRadiance] },
  };
}
