import type { Design } from '#design/document.ts';
import type { LightField } from '#models/light/light-field.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { textureCache, type TextureCache } from '#models/materials/texture.ts';
import type { ModelDrawable, SurfaceData } from '#viewer/drawable.ts';
import type { DesignChanges } from '#viewer/live/design-changes.ts';
import type { ScenePatch } from '#viewer/live/scene-patch.ts';
import { lightVolume, type LightVolume } from '#viewer/light/light-volume.ts';
import { createSceneSession, patchBuffers, type Built, type SceneSession } from '#viewer/live/scene-session.ts';
import { modelDrawable } from '#viewer/model-drawable.ts';
import { surfaceData } from '#viewer/surface-data.ts';

/** Jobs of the mesh worker: arguments and results. A home is named by a number as long as it is drawn. */
export interface MeshJobs {
  model: { asked: { id: string; detail: Detail }; made: ModelDrawable | null };
  'open-home': { asked: { design: Design; level: string; detail: Detail }; made: { home: number; patch: ScenePatch } };
  'edit-home': { asked: { home: number; changes: DesignChanges; level: string }; made: ScenePatch };
  'close-home': { asked: { home: number }; made: null };
  surface: { asked: { finish: string; size: number }; made: SurfaceData };
  light: { asked: { field: LightField }; made: LightVolume | null };
}
export type MeshJobKind = keyof MeshJobs;
export type MeshJob = { [Kind in MeshJobKind]: { kind: Kind } & MeshJobs[Kind]['asked'] }[MeshJobKind];

/** Told on the way of a long job. */
export type OnBuilt = (built: Built) => void;

interface Done<Made> {
  made: Made;
  handedOver: ArrayBuffer[];
}

/** Runs the jobs; keeps the textures of finishes as long as it lives, and homes until they are closed. */
export function createJobRunner(): (job: MeshJob, onBuilt?: OnBuilt) => Done<MeshJobs[MeshJobKind]['made']> {
  const caches = new Map<number, TextureCache>();
  const homes = new Map<number, SceneSession>();
  let opened = 0;
  const texturesOf = (size: number): TextureCache => {
    const cache = caches.get(size) ?? textureCache(size);
    caches.set(size, cache);
    return cache;
  };
  return (job, onBuilt) => {
    switch (job.kind) {
      case 'model':
        return modelWithTransferables(modelDrawable(job.id, job.detail));
      case 'open-home': {
        const session = createSceneSession(job.design, job.level, job.detail, onBuilt);
        homes.set(++opened, session);
        const { made, handedOver } = patchWithTransferables(session.open());
        return { made: { home: opened, patch: made }, handedOver };
      }
      case 'edit-home': {
        const session = homes.get(job.home);
        if (!session) throw new Error(`no home ${job.home}`);
        return patchWithTransferables(session.edit(job.changes, job.level));
      }
      case 'close-home':
        homes.delete(job.home);
        return { made: null, handedOver: [] };
      case 'light': {
        const made = lightVolume(job.field);
        return { made, handedOver: made ? [made.texels.buffer] : [] };
      }
      case 'surface':
        return surfaceWithTransferables(surfaceData(job.finish, texturesOf(job.size)));
    }
  };
}

/** The arrays are transferred rather than copied; several may share one buffer. */
function modelWithTransferables(made: ModelDrawable | null): Done<ModelDrawable | null> {
  const arrays = made
    ? [
        ...made.meshes.flatMap(({ positions, normals, uvs, indices }) => [positions, normals, uvs, indices]),
        ...made.shadows.map(({ dark }) => dark),
      ]
    : [];
  return { made, handedOver: [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))] };
}

function patchWithTransferables(made: ScenePatch): Done<ScenePatch> {
  return { made, handedOver: patchBuffers(made) };
}

function surfaceWithTransferables(made: SurfaceData): Done<SurfaceData> {
  const arrays = [made.along, made.across]
    .flatMap((picture) => (picture ? [picture.colour, picture.relief] : []))
    .filter((array) => array !== null);
  return { made, handedOver: arrays.map(({ buffer }) => buffer as ArrayBuffer) };
}
