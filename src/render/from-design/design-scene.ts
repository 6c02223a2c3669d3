import type { Design } from '#design/document.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import type { Portal as SeenPortal } from '#elements/portal.ts';
import { sceneOf } from '#elements/scene.ts';
import type { Scene } from '#elements/scene.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';
import { scale } from '#lib/vec.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { finishOf } from '#models/materials/library.ts';
import { emissionsOf } from '#render/from-design/emissions.ts';
import type { Portal, RenderCamera, RenderScene } from '#render/scene/render-scene.ts';

interface DesignSceneOptions {
  detail?: Detail;
  /** Another time of day than the design's own, in local solar hours. */
  hour?: number;
  /** Where models come from; default: the library. */
  models?: ModelSource;
}

/** A design as a scene for the tracer, and its cameras by id. */
export function designScene(
  design: Design,
  { detail = 'middle', hour, models = librarySource(detail) }: DesignSceneOptions = {},
): RenderScene & { cameras: SceneCamera[] } {
  const at = hour === undefined ? design : { ...design, settings: { ...design.settings, hour } };
  const scene = sceneOf(at, { models, detail });
  return { ...renderScene(scene), cameras: scene.cameras };
}

function renderScene(scene: Scene): RenderScene {
  const emissions = emissionsOf(scene);
  return {
    parts: scene.parts.map(({ part, material, at }, i) => ({
      mesh: part.mesh,
      solid: part.solid,
      finish: finishOf(material),
      at,
      emission: emissions[i],
    })),
    portals: scene.portals.map(portalOf),
    sky: { kind: 'daylight', sun: scene.sun },
  };
}

function portalOf({ at, inward, width, height }: SeenPortal): Portal {
  return {
    middle: scale(at, 0.001),
    across: scale([-inward[1], inward[0], 0], width / 2000),
    up: [0, 0, height / 2000],
  };
}

/** A camera of a design, in metres. */
export function cameraOf({ kind, at, target, view }: SceneCamera): RenderCamera {
  return { kind, at: scale(at, 0.001), target: scale(target, 0.001), view };
}
