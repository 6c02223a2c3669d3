import { glbFileAddress, type GlbSizes } from '#features/foundation/glb/glb.ts';
import { api, apiAddress, pathWith } from '#lib/api.ts';
import type { UploadsPort } from '#workspace/ports/uploads-port.ts';

const mostAtOnce = 50;

/** Sizes of uploaded models: those of the design, for whoever may see it, and one's own. Null: a design without a home. */
export function ownUploads(design: string | null): UploadsPort {
  return {
    async sizes(models) {
      const asked: Promise<GlbSizes>[] = [];
      if (design !== null && models.length > 0) asked.push(api.get<GlbSizes>(`/designs/${design}/glbs`));
      for (let from = 0; from < models.length; from += mostAtOnce)
        asked.push(
          api.get<GlbSizes>(pathWith('/glbs/sizes', { ids: models.slice(from, from + mostAtOnce).join(',') })),
        );
      const found = (await Promise.all(asked)).flat();
      return Object.fromEntries(found.map(({ id, size }) => [id, size]));
    },
  };
}

/** Where the file of an uploaded model in this design lies. */
export function uploadAddress(design: string | null): (model: string) => string {
  return design === null ? glbFileAddress : (model) => apiAddress(`/designs/${design}/glbs/${model}`);
}
