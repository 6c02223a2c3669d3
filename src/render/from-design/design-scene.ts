import type { Design } from '#design/document.ts';
import { isUpload } from '#elements/furniture/is-upload.ts';
import { librarySource } from '#elements/furniture/model-source.ts';
import type { ModelSource } from '#elements/furniture/model-source.ts';
import type { Portal as SeenPortal } from '#elements/portal.ts';
import { sceneOf } from '#elements/scene.ts';
import type { Scene } from '#elements/scene.ts';
import type { SceneCamera } from '#elements/scene-camera.ts';
import { scale } from '#lib/vec.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { finishOf } from '#models/materials/library.ts';
import { settingOf } from '#render/outside/setting.ts';
import { surroundings } from '#render/outside/surroundings.ts';
import { emissionsOf } from '#render/from-design/emissions.ts';
import type { Portal, RenderCamera, RenderPart, RenderScene } from '#render/scene/render-scene.ts';

/** A part of an uploaded model: millimetres, Z up, as it stands at the origin. */
export type UploadedPart = Pick<RenderPart, 'mesh' | 'solid' | 'finish'>;

interface DesignSceneOptions {
  detail?: Detail;
  /** Another time of day than the design's own, in local solar hours. */
  hour?: number;
  /** Where models come from; default: the library. */
  models?: ModelSource;
  /** Uploaded models by the id of their file; one that is not here is left out. */
  uploads?: ReadonlyMap<string, readonly UploadedPart[]>;
}

/** A design as a scene for the tracer, and its cameras by id. */
export function designScene(
  design: Design,
  { detail = 'middle', hour, models = librarySource(detail), uploads = new Map() }: DesignSceneOptions = {},
): RenderScene & { cameras: SceneCamera[] } {
  const at = hour === undefined ? design : { ...design, settings: { ...design.settings, hour } };
  const scene = sceneOf(at, { models, detail });
  const uploadOf = (elementId: string) => {
    const model = design.items[elementId]?.model;
    return model !== undefined && isUpload(model) ? (uploads.get(model) ?? []) : null;
  };
  const seen = renderScene(scene, uploadOf);
  const setting = settingOf(design);
  const around = surroundings({ ...seen, setting, floor: design.levels[0]?.elevation ?? 0 });
  return { ...seen, sky: { ...seen.sky, setting }, around, cameras: scene.cameras };
}

/** `uploadOf`: what stands for an element whose model was uploaded; null for all others. */
function renderScene(
  scene: Scene,
  uploadOf: (elementId: string) => readonly UploadedPart[] | null,
): RenderScene & { sky: { kind: 'daylight' } } {
  const emissions = emissionsOf(scene);
  return {
    parts: scene.parts.flatMap(({ elementId, part, material, at }, i): RenderPart[] => {
      // Of an uploaded model the scene has one part, a plain box in its place.
      const upload = uploadOf(elementId);
      if (upload) return upload.map((each) => ({ ...each, at, emission: null }));
      return [{ mesh: part.mesh, solid: part.solid, finish: finishOf(material), at, emission: emissions[i] }];
    }),
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
