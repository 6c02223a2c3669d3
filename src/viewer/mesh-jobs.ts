import type { Design } from '#design/document.ts';
import type { Detail } from '#models/geometry/mesh.ts';
import { textureCache, type TextureCache } from '#models/materials/texture.ts';
import type { Drawable, HomeDrawable, ModelDrawable, SurfaceData } from '#viewer/drawable.ts';
import { homeDrawable } from '#viewer/home/home-drawable.ts';
import { modelDrawable } from '#viewer/model-drawable.ts';
import { surfaceData } from '#viewer/surface-data.ts';

/** Jobs of the mesh worker: arguments and results. */
export interface MeshJobs {
  model: { asked: { id: string; detail: Detail }; made: ModelDrawable | null };
  home: { asked: { design: Design; level: string; detail: Detail }; made: HomeDrawable };
  surface: { asked: { finish: string; size: number }; made: SurfaceData };
}
export type MeshJobKind = keyof MeshJobs;
export type MeshJob = { [Kind in MeshJobKind]: { kind: Kind } & MeshJobs[Kind]['asked'] }[MeshJobKind];

/** Runs the jobs; caches the textures of finishes as long as it lives. */
export function createJobRunner(): (job: MeshJob) => {
  made: MeshJobs[MeshJobKind]['made'];
  handedOver: ArrayBuffer[];
} {
  const caches = new Map<number, TextureCache>();
  const texturesOf = (size: number): TextureCache => {
    const cache = caches.get(size) ?? textureCache(size);
    caches.set(size, cache);
    return cache;
  };
  return (job) => {
    switch (job.kind) {
      case 'model':
        return withTransferables(modelDrawable(job.id, job.detail));
      case 'home':
        return withTransferables(homeDrawable(job.design, job.detail, job.level));
      case 'surface':
        return surfaceWithTransferables(surfaceData(job.finish, texturesOf(job.size)));
    }
  };
}

/** The arrays are transferred rather than copied; several may share one buffer. */
function withTransferables<Made extends Drawable | null>(made: Made): { made: Made; handedOver: ArrayBuffer[] } {
  const arrays = made
    ? [
        ...made.meshes.flatMap(({ positions, normals, uvs, indices }) => [positions, normals, uvs, indices]),
        ...made.shadows.map(({ dark }) => dark),
      ]
    : [];
  return { made, handedOver: [...new Set(arrays.map(({ buffer }) => buffer as ArrayBuffer))] };
}

function surfaceWithTransferables(made: SurfaceData): { made: SurfaceData; handedOver: ArrayBuffer[] } {
  const arrays = [made.along, made.across]
    .flatMap((picture) => (picture ? [picture.colour, picture.relief] : []))
    .filter((array) => array !== null);
  return { made, handedOver: arrays.map(({ buffer }) => buffer as ArrayBuffer) };
}
